package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.MiniTreebank;
import dodona.StackSystems;
import dodona.model.LinearModel;
import dodona.model.Models;
import dodona.transition.Configuration;
import dodona.transition.StackSystem;
import dodona.treebank.Sentence;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GreedySearchTest {

  @ParameterizedTest
  @ValueSource(strings = {"arc-standard", "swap-standard", "arc-hybrid", "arc-eager", "attardi"})
  void findsWhatABeamOfWidthOneFinds(String name) {
    StackSystem system = StackSystems.named(name, List.of("l", "r"));
    for (int seed = 0; seed < 20; seed++) {
      LinearModel model = Models.random(Models.shape(system, 1, false), seed);
      for (boolean singleRoot : new boolean[] {false, true}) {
        Beam<Configuration> beam = new Beam<>(system, model.open(false), singleRoot, 1);
        GreedySearch<Configuration> greedy =
            new GreedySearch<>(system, model.open(false), singleRoot);
        for (Sentence sentence : MiniTreebank.projective()) {
          assertThat(greedy.search(sentence).derivation())
              .as("seed %d, %s", seed, sentence.name())
              .isEqualTo(beam.search(sentence).derivation());
        }
      }
    }
  }
}
