package dodona.train.recipe;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ExplorationTest {

  @Test
  void refusesWhatMakesNoSense() {
    assertThatThrownBy(() -> new Exploration(-1, 0.5)).hasMessageContaining("k = -1");
    assertThatThrownBy(() -> new Exploration(1, 1.1)).hasMessageContaining("p = 1.1");
    assertThatThrownBy(() -> new Exploration(1, Double.NaN)).hasMessageContaining("p = NaN");
  }
}
