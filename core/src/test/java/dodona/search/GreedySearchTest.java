package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.MiniTreebank;
import dodona.model.Models;
import dodona.model.Scorer;
import dodona.model.linear.LinearModel;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Sentence;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GreedySearchTest {

  @ParameterizedTest
  @MethodSource("dodona.model.Models#systemsWithOneSite")
  void findsWhatABeamOfWidthOneFinds(String name) {
    check(TransitionSystems.named(name, List.of("l", "r")));
  }

  private static <C extends PartialTree> void check(TransitionSystem<C> system) {
    for (int seed = 0; seed < 20; seed++) {
      LinearModel model = Models.random(Models.shape(system, 1, false), seed);
      for (boolean singleRoot : new boolean[] {false, true}) {
        Beam<C> beam =
            new Beam<>(Permitted.learning(system, singleRoot), model.open(Scorer.Hint.GREEDY), 1);
        GreedySearch<C> greedy =
            new GreedySearch<>(
                Permitted.learning(system, singleRoot), model.open(Scorer.Hint.GREEDY));
        for (Sentence sentence : MiniTreebank.projective()) {
          assertThat(greedy.search(sentence).derivation())
              .as("seed %d, %s", seed, sentence.name())
              .isEqualTo(beam.search(sentence).derivation());
        }
      }
    }
  }
}
