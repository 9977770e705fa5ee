package dodona.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArcWeightsTest {

  @Test
  void whatIsNotNamedCountsOne() {
    ArcWeights weights = ArcWeights.parse("punct=0, nsubj=3");
    assertThat(weights.of("punct")).isZero();
    assertThat(weights.of("nsubj")).isEqualTo(3);
    assertThat(weights.of("nsubj:pass")).isEqualTo(1);
  }

  @Test
  void equalWeightsAreEqualHoweverTheyAreWritten() {
    assertThat(ArcWeights.parse("b=2,a=0,c=1")).hasToString("a=0,b=2");
    assertThat(ArcWeights.parse("a=0,b=2")).isEqualTo(ArcWeights.parse("b=2,a=0,c=1"));
    assertThat(ArcWeights.parse("a=1")).isEqualTo(ArcWeights.EQUAL);
  }

  @ParameterizedTest
  @CsvSource({
    "'', is not a valid weight",
    "punct, is not a valid weight",
    "punct=, is not a valid weight",
    "=2, is not a valid weight",
    "punct=-1, is not a valid weight",
    "punct=0.5, is not a valid weight",
    "punct=2000, expected 0 to 1000",
    "'a=1,a=2', two weights"
  })
  void refusesWhatIsNoWeight(String text, String because) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ArcWeights.parse(text))
        .withMessageContaining(because);
  }

  @Test
  void noWeightIsNegative() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ArcWeights(Map.of("punct", -1)))
        .withMessageContaining("the weight of 'punct' is -1");
  }
}
