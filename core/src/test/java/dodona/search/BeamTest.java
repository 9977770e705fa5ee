package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.Allocation;
import dodona.MiniTreebank;
import dodona.StackSystems;
import dodona.model.LinearModel;
import dodona.model.Models;
import dodona.model.RowScorer;
import dodona.transition.Configuration;
import dodona.transition.StackSystem;
import dodona.treebank.Sentence;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BeamTest {

  private static final String[] SYSTEMS = {
    "arc-standard", "swap-standard", "arc-hybrid", "arc-eager", "attardi"
  };

  private final Sentence three = MiniTreebank.sentence("a/X/_/0/r b/Y/_/1/r c/Z/_/1/r");
  private final Sentence nine = MiniTreebank.projective().get(2);

  private static StackSystem system(String name) {
    return StackSystems.named(name, List.of("l", "r"));
  }

  /** The best score of any complete derivation, by trying all of them. */
  private static long bestScore(
      StackSystem system, RowScorer scorer, boolean singleRoot, Configuration c) {
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
        Configuration next = new Configuration();
        next.copyFrom(c);
        system.apply(next, t);
        best = Math.max(best, scores[t] + bestScore(system, scorer, singleRoot, next));
      }
    }
    return best;
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-standard", "swap-standard", "arc-hybrid", "arc-eager", "attardi"})
  void findsTheBestOfAllDerivationsWhenItIsWideEnough(String name) {
    StackSystem system = system(name);
    for (int seed = 0; seed < 5; seed++) {
      LinearModel model = Models.random(Models.shape(system, 1, false), seed);
      for (boolean singleRoot : new boolean[] {false, true}) {
        RowScorer scorer = model.open(false);
        scorer.begin(three);
        Configuration c = new Configuration();
        system.initialise(c, three);
        Beam<Configuration> beam = new Beam<>(system, model.open(true), singleRoot, 10_000);

        beam.search(three);

        assertThat(beam.score(0)).isEqualTo(bestScore(system, scorer, singleRoot, c));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-standard", "swap-standard", "arc-hybrid", "arc-eager", "attardi"})
  void takesTheBestTransitionEachTimeWhenItIsOneWide(String name) {
    StackSystem system = system(name);
    LinearModel model = Models.random(Models.shape(system, 1, false), 3);
    RowScorer scorer = model.open(false);
    scorer.begin(nine);
    Configuration c = new Configuration();
    system.initialise(c, nine);
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

    Configuration found = new Beam<>(system, model.open(false), false, 1).search(nine);

    assertThat(found.derivation()).isEqualTo(c.derivation());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 64})
  void keepsItsItemsSortedAndTheirScoresTrue(int width) {
    StackSystem system = system("swap-standard");
    LinearModel model = Models.random(Models.shape(system, 1, false), 4);
    RowScorer scorer = model.open(false);
    scorer.begin(nine);
    Beam<Configuration> beam = new Beam<>(system, model.open(true), false, width);
    int[] scores = new int[system.transitions().size()];
    Configuration c = new Configuration();
    beam.begin(nine);
    while (!beam.isFinished()) {
      beam.step();
      for (int i = 0; i < beam.size(); i++) {
        assertThat(beam.score(i)).isLessThanOrEqualTo(beam.score(Math.max(0, i - 1)));
        long score = 0;
        system.initialise(c, nine);
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
      StackSystem system = system(name);
      for (int seed = 0; seed < 10; seed++) {
        LinearModel model = Models.random(Models.shape(system, 1, true), seed);
        Beam<Configuration> beam = new Beam<>(system, model.open(true), true, width);
        for (Sentence sentence : MiniTreebank.all()) {
          assertThat(beam.search(sentence).tree(List.of("l", "r")).rootCount()).isEqualTo(1);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 20})
  void allocatesNothingAfterWarmingUp(int width) {
    StackSystem system = system("swap-standard");
    LinearModel model = Models.random(Models.shape(system, 1, true), 5);
    Beam<Configuration> beam = new Beam<>(system, model.open(width > 1), true, width);

    assertThat(Allocation.bytesAfterWarmUp(50, () -> beam.search(nine).words())).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 20})
  void parsesTheEmptySentence(int width) {
    StackSystem system = system("arc-eager");
    LinearModel model = Models.random(Models.shape(system, 1, true), 5);
    Beam<Configuration> beam = new Beam<>(system, model.open(true), true, width);

    assertThat(beam.search(Sentence.ofForms(List.of())).derivationLength()).isZero();
  }
}
