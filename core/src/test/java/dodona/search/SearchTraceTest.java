package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dodona.MiniTreebank;
import dodona.model.Models;
import dodona.model.linear.LinearModel;
import dodona.search.MoveScores.MoveScore;
import dodona.search.SearchTrace.Item;
import dodona.transition.Derivation;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the trace of a search shows what the parser does. */
class SearchTraceTest {

  private static final List<String> LABELS = List.of("l", "r");

  private final Sentence sentence = MiniTreebank.projective().get(2);

  static List<String> systems() {
    return TransitionSystems.names();
  }

  private static LinearModel model(TransitionSystem<?> system, int width) {
    return Models.random(Models.shape(system, width, true), 7);
  }

  /** The transitions that led to the best item of the last step. */
  private static List<String> bestDerivation(SearchTrace trace) {
    List<String> names = new ArrayList<>();
    int at = 0;
    for (int step = trace.steps().size() - 1; step > 0; step--) {
      Item item = trace.steps().get(step).get(at);
      if (item.transition() != null) {
        names.add(item.transition());
      }
      at = item.parent();
    }
    Collections.reverse(names);
    return names;
  }

  @ParameterizedTest
  @MethodSource("systems")
  void theBestItemIsTheParsersDerivation(String name) {
    assertBestIsTheParsers(TransitionSystems.named(name, LABELS));
  }

  private <C extends PartialTree> void assertBestIsTheParsers(TransitionSystem<C> system) {
    int width = system.hasOneSite() ? 4 : 1;
    LinearModel model = model(system, width);
    SearchTrace trace = SearchTrace.of(new Parser(model), sentence);
    List<int[]> found = new ArrayList<>();
    new Parser(model).parse(sentence, (same, derivation, scorer) -> found.add(derivation));
    C c = system.newConfiguration();
    system.initialize(c, sentence);
    Derivation.replay(system, c, String.join(" ", bestDerivation(trace)));
    assertThat(c.derivation()).isEqualTo(found.get(0));
    List<Item> last = trace.steps().get(trace.steps().size() - 1);
    assertThat(last).allSatisfy(item -> assertThat(item.isFinished()).isTrue());
    assertThat(trace.steps()).allSatisfy(items -> assertThat(items).hasSizeBetween(1, width));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void scoresOfMovesAddUpToThoseOfTheSearch(String name) {
    TransitionSystem<?> system = TransitionSystems.named(name, LABELS);
    LinearModel model = model(system, 1);
    SearchTrace trace = SearchTrace.of(new Parser(model), sentence);
    List<String> after = new ArrayList<>();
    double sum = 0;
    for (String transition : bestDerivation(trace)) {
      List<MoveScore> scores = MoveScores.of(new Parser(model), sentence, after);
      MoveScore taken =
          scores.stream()
              .filter(score -> score.name().equals(transition))
              .findFirst()
              .orElseThrow();
      sum += taken.score();
      after.add(transition);
    }
    assertThat(sum)
        .isCloseTo(trace.steps().get(trace.steps().size() - 1).get(0).score(), within(1e-3));
    assertThat(MoveScores.of(new Parser(model), sentence, after)).isEmpty();
  }

  @Test
  void aMoveWithoutALabelStandsForThatWithTheBest() {
    TransitionSystem<?> system = TransitionSystems.named("arc-eager", LABELS);
    LinearModel model = model(system, 1);
    String best =
        MoveScores.of(new Parser(model), sentence, List.of("SH")).stream()
            .filter(score -> score.move().equals("LA"))
            .max(Comparator.comparingDouble(MoveScore::score))
            .orElseThrow()
            .name();
    assertThat(MoveScores.of(new Parser(model), sentence, List.of("SH", "LA")))
        .isEqualTo(MoveScores.of(new Parser(model), sentence, List.of("SH", best)));
  }

  @Test
  void aSystemWithManySitesHasNoBeam() {
    LinearModel model = model(TransitionSystems.named("easy-first", LABELS), 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SearchTrace.of(new Parser(model, 2), sentence))
        .withMessageContaining("does not support beam search");
  }

  @Test
  void isWrittenWithStepsAndItems() {
    LinearModel model = model(TransitionSystems.named("arc-hybrid", LABELS), 3);
    assertThat(SearchTrace.of(new Parser(model), sentence).json().keySet())
        .containsExactly("system", "width", "steps");
  }
}
