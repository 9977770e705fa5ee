package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.MiniTreebank;
import dodona.model.LinearModel;
import dodona.model.Models;
import dodona.transition.Constraint;
import dodona.transition.SingleRoot;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Sentence;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GreedySearchTest {

  @ParameterizedTest
  @ValueSource(strings = {"arc-standard", "swap-standard", "arc-hybrid", "arc-eager", "attardi"})
  void findsWhatABeamOfWidthOneFinds(String name) {
    TransitionSystem system = TransitionSystems.named(name, List.of("l", "r"));
    for (int seed = 0; seed < 20; seed++) {
      LinearModel model = Models.random(Models.shape(system, 1, false), seed);
      for (Constraint constraint : List.of(Constraint.NONE, new SingleRoot(system))) {
        Beam beam = new Beam(system, model.open(false), constraint, 1);
        GreedySearch greedy = new GreedySearch(system, model.open(false), constraint);
        for (Sentence sentence : MiniTreebank.projective()) {
          assertThat(greedy.search(sentence).derivation())
              .as("seed %d, %s", seed, sentence.name())
              .isEqualTo(beam.search(sentence).derivation());
        }
      }
    }
  }
}
