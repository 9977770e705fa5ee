package dodona.neural.model;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.search.Permitted;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ScalingTest {

  /** A beam would be left without any transition. */
  @ParameterizedTest
  @EnumSource
  void noScoreIsSoLowThatItForbidsATransition(Scaling scaling) {
    int[] out = new int[3];
    scaling.apply(new float[] {1e30f, -1e30f, Float.NEGATIVE_INFINITY}, out);
    assertThat(out).doesNotContain(Permitted.FORBIDDEN);
    assertThat(out[0]).isGreaterThan(out[1]);
  }
}
