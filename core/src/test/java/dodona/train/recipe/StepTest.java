package dodona.train.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StepTest {

  @Test
  void passiveAggressiveStepsReachTheMarginAndNoMore() {
    Step step = Step.passiveAggressive(1);

    assertThat(step.length(3, 2, 10)).isEqualTo(0.5);
    assertThat(step.length(-5, 2, 10)).isZero();
    assertThat(step.length(300, 2, 10)).isEqualTo(1);
  }

  @Test
  void thePerceptronAlwaysTakesTheSameStep() {
    assertThat(Step.perceptron().length(-300, 2, 10)).isEqualTo(1);
  }

  @Test
  void refusesAnAggressivenessThatIsNotPositive() {
    assertThatThrownBy(() -> Step.passiveAggressive(0)).hasMessageContaining("aggressiveness");
  }
}
