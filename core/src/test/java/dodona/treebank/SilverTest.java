package dodona.treebank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SilverTest {

  @Test
  void aPassageTakesAShare() {
    Silver silver = new Silver(List.of(Sentence.ofForms("One")), 0.25);

    assertThat(silver.drawn(1000)).isEqualTo(250);
    assertThat(Silver.NONE.isEmpty()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, 1.01, Double.NaN})
  void aWeightIsAShareAboveZero(double weight) {
    assertThatThrownBy(() -> new Silver(List.of(), weight))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at most 1");
  }
}
