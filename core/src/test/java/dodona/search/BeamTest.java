package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.Allocation;
import dodona.MiniTreebank;
import dodona.StackSystems;
import dodona.model.Models;
import dodona.model.Scorer;
import dodona.model.linear.LinearModel;
import dodona.model.linear.RowScorer;
import dodona.transition.Configuration;
import dodona.transition.PartialTree;
import dodona.transition.StackSystem;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Sentence;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BeamTest {

  private static final List<String> LABELS = List.of("l", "r");
  private static final String[] SYSTEMS = {
    "arc-standard", "swap-standard", "arc-hybrid", "arc-eager", "attardi", "covington"
  };

  private final Sentence three = MiniTreebank.sentence("a/X/_/0/r b/Y/_/1/r c/Z/_/1/r");
  private final Sentence nine = MiniTreebank.projective().get(2);

  private static StackSystem system(String name) {
    return StackSystems.named(name, LABELS);
  }

  /** The best score of any complete derivation, by trying all of them. */
  private static <C extends PartialTree> long bestScore(
      TransitionSystem<C> system, RowScorer scorer, boolean singleRoot, C c) {
    if (system.isTerminal(c)) {
      return 0;
    }
    int[] scores = new int[system.transitions().size()];
    scorer.score(c, 0, scores);
    int legal = system.legalMoves(c, 0);
    int moves = singleRoot ? system.singleRoot(c, 0, legal) : legal;
    long best = Long.MIN_VALUE;
    for (int t = 0; t < scores.length; t++) {
      if (system.transitions().move(t).in(moves)) {
        C next = system.newConfiguration();
        next.copyFrom(c);
        system.apply(next, t);
        best = Math.max(best, scores[t] + bestScore(system, scorer, singleRoot, next));
      }
    }
    return best;
  }

  @ParameterizedTest
  @MethodSource("dodona.model.Models#systemsWithOneSite")
  void findsTheBestOfAllDerivationsWhenItIsWideEnough(String name) {
    assertFindsTheBestOfAllDerivations(TransitionSystems.named(name, LABELS));
  }

  private <C extends PartialTree> void assertFindsTheBestOfAllDerivations(
      TransitionSystem<C> system) {
    for (int seed = 0; seed < 5; seed++) {
      LinearModel model = Models.random(Models.shape(system, 1, false), seed);
      for (boolean singleRoot : new boolean[] {false, true}) {
        RowScorer scorer = model.open(Scorer.Hint.GREEDY);
        scorer.begin(three);
        C c = system.newConfiguration();
        system.initialize(c, three);
        Beam<C> beam =
            new Beam<>(
                Permitted.learning(system, singleRoot), model.open(Scorer.Hint.BEAM), 10_000);

        beam.search(three);

        assertThat(beam.score(0)).isEqualTo(bestScore(system, scorer, singleRoot, c));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dodona.model.Models#systemsWithOneSite")
  void takesTheBestTransitionEachTimeWhenItIsOneWide(String name) {
    assertTakesTheBestTransitionEachTime(TransitionSystems.named(name, LABELS));
  }

  private <C extends PartialTree> void assertTakesTheBestTransitionEachTime(
      TransitionSystem<C> system) {
    LinearModel model = Models.random(Models.shape(system, 1, false), 3);
    RowScorer scorer = model.open(Scorer.Hint.GREEDY);
    scorer.begin(nine);
    C c = system.newConfiguration();
    system.initialize(c, nine);
    int[] scores = new int[system.transitions().size()];
    while (!system.isTerminal(c)) {
      scorer.score(c, 0, scores);
      int best = -1;
      for (int t = 0; t < scores.length; t++) {
        if (system.isLegal(c, t) && (best < 0 || scores[t] > scores[best])) {
          best = t;
        }
      }
      system.apply(c, best);
    }

    C found =
        new Beam<>(Permitted.learning(system, false), model.open(Scorer.Hint.GREEDY), 1)
            .search(nine);

    assertThat(found.derivation()).isEqualTo(c.derivation());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 64})
  void keepsItsItemsSortedAndTheirScoresTrue(int width) {
    StackSystem system = system("swap-standard");
    LinearModel model = Models.random(Models.shape(system, 1, false), 4);
    RowScorer scorer = model.open(Scorer.Hint.GREEDY);
    scorer.begin(nine);
    Beam<Configuration> beam =
        new Beam<>(Permitted.learning(system, false), model.open(Scorer.Hint.BEAM), width);
    int[] scores = new int[system.transitions().size()];
    Configuration c = new Configuration();
    beam.begin(nine);
    while (!beam.isFinished()) {
      beam.step();
      for (int i = 0; i < beam.size(); i++) {
        assertThat(beam.score(i)).isLessThanOrEqualTo(beam.score(Math.max(0, i - 1)));
        long score = 0;
        system.initialize(c, nine);
        for (int transition : beam.item(i).derivation()) {
          scorer.score(c, 0, scores);
          score += scores[transition];
          system.apply(c, transition);
        }
        assertThat(beam.item(i)).hasToString(c.toString());
        assertThat(beam.score(i)).isEqualTo(score);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 20})
  void attachesOneWordToTheRootWhenToldSo(int width) {
    for (String name : SYSTEMS) {
      assertAttachesOneWordToTheRoot(TransitionSystems.named(name, LABELS), width);
    }
  }

  private static <C extends PartialTree> void assertAttachesOneWordToTheRoot(
      TransitionSystem<C> system, int width) {
    for (int seed = 0; seed < 10; seed++) {
      LinearModel model = Models.random(Models.shape(system, 1, true), seed);
      Beam<C> beam =
          new Beam<>(Permitted.learning(system, true), model.open(Scorer.Hint.BEAM), width);
      for (Sentence sentence : MiniTreebank.all()) {
        assertThat(beam.search(sentence).tree(LABELS).rootCount()).isEqualTo(1);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 20})
  void allocatesNothingAfterWarmingUp(int width) {
    StackSystem system = system("swap-standard");
    LinearModel model = Models.random(Models.shape(system, 1, true), 5);
    Beam<Configuration> beam =
        new Beam<>(
            Permitted.parsing(system, true, Constraint.NONE),
            model.open(width > 1 ? Scorer.Hint.BEAM : Scorer.Hint.GREEDY),
            width);

    assertThat(Allocation.bytesAfterWarmUp(50, () -> beam.search(nine).words())).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 20})
  void parsesTheEmptySentence(int width) {
    StackSystem system = system("arc-eager");
    LinearModel model = Models.random(Models.shape(system, 1, true), 5);
    Beam<Configuration> beam =
        new Beam<>(Permitted.learning(system, true), model.open(Scorer.Hint.BEAM), width);

    assertThat(beam.search(Sentence.ofForms(List.of())).derivationLength()).isZero();
  }
}
