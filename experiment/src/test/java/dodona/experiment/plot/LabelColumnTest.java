package dodona.experiment.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LabelColumnTest {

  @Test
  void leavesLabelsWhereTheyBelongIfThereIsRoom() {
    assertThat(LabelColumn.place(new double[] {20, 50, 90}, new double[] {10, 10, 10}, 0, 100))
        .containsExactly(20, 50, 90);
  }

  @Test
  void spreadsThoseThatCollideAroundTheirMiddle() {
    assertThat(LabelColumn.place(new double[] {50, 50, 50}, new double[] {10, 10, 10}, 0, 100))
        .containsExactly(40, 50, 60);
  }

  @Test
  void keepsWithinTheColumn() {
    assertThat(LabelColumn.place(new double[] {1, 99, 99}, new double[] {10, 10, 20}, 0, 100))
        .containsExactly(5, 75, 90);
  }

  @Test
  void isNotBeatenByAnyOtherPlacement() {
    Random random = new Random(3);
    for (int round = 0; round < 300; round++) {
      int n = 1 + random.nextInt(6);
      double[] wanted = random.doubles(n, 0, 100).sorted().toArray();
      double[] heights = random.doubles(n, 5, 15).toArray();
      double[] placed = LabelColumn.place(wanted, heights, 0, 100);
      assertThat(isAllowed(placed, heights)).as("round %s", round).isTrue();
      for (int attempt = 0; attempt < 200; attempt++) {
        double[] other = placed.clone();
        for (int i = 0; i < n; i++) {
          other[i] += random.nextGaussian() * Math.pow(10, -random.nextInt(4));
        }
        if (isAllowed(other, heights)) {
          assertThat(distance(other, wanted)).isGreaterThan(distance(placed, wanted) - 1e-6);
        }
      }
    }
  }

  @Test
  void placesNoLabels() {
    assertThat(LabelColumn.place(new double[0], new double[0], 0, 100)).isEmpty();
  }

  private static boolean isAllowed(double[] middles, double[] heights) {
    double end = -1e-9;
    for (int i = 0; i < middles.length; i++) {
      if (middles[i] - heights[i] / 2 < end - 1e-9) {
        return false;
      }
      end = middles[i] + heights[i] / 2;
    }
    return end <= 100 + 1e-9;
  }

  private static double distance(double[] one, double[] other) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += (one[i] - other[i]) * (one[i] - other[i]);
    }
    return sum;
  }
}
