package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LogisticRegressionTest {

  @Test
  void findsTheWeightsThatMadeTheData() {
    double[] weights = {0.5, -1.5, 2};
    SplittableRandom random = new SplittableRandom(1);
    List<double[]> features = new ArrayList<>();
    List<Boolean> outcomes = new ArrayList<>();
    for (int i = 0; i < 50_000; i++) {
      double[] x = {1, random.nextDouble(-2, 2), random.nextDouble(-2, 2)};
      features.add(x);
      outcomes.add(random.nextDouble() < LogisticRegression.probability(weights, x));
    }
    double[] found = LogisticRegression.fit(features, outcomes);
    for (int i = 0; i < weights.length; i++) {
      assertThat(found[i]).as("weight %d", i).isCloseTo(weights[i], within(0.05));
    }
  }

  /** Without regularization, the weights would grow for ever. */
  @Test
  void staysFiniteWhereAllEventsCanBeToldApart() {
    List<double[]> features = List.of(new double[] {1, -1}, new double[] {1, 1});
    double[] found = LogisticRegression.fit(features, List.of(false, true));
    assertThat(found[1]).isBetween(1.0, 20.0);
    assertThat(LogisticRegression.probability(found, features.get(1))).isBetween(0.9, 1.0);
  }

  @Test
  void givesTheShareWhereThereIsOnlyAConstant() {
    List<double[]> features = List.of(new double[] {1}, new double[] {1}, new double[] {1});
    double[] found = LogisticRegression.fit(features, List.of(true, true, false));
    assertThat(LogisticRegression.probability(found, features.get(0)))
        .isCloseTo(2 / 3.0, within(0.01));
    assertThatThrownBy(() -> LogisticRegression.fit(features, List.of(true)))
        .hasMessage("3 events with 1 outcomes");
  }
}
