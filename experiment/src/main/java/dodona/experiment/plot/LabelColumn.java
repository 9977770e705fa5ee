package dodona.experiment.plot;

import java.util.Arrays;

/** Labels one below the other, each as near to where it belongs as the others allow. */
final class LabelColumn {

  private LabelColumn() {}

  /**
   * The middles of the labels: those without overlap that lie nearest to the wanted ones, by the
   * sum of squares. Without the space of the labels above it, each position may only grow from
   * label to label, so this is an isotonic regression: neighbors in the wrong order share their
   * mean.
   *
   * @param wanted the middles wanted, from the top
   * @param heights the heights of the labels
   * @param top where the first may begin
   * @param bottom where the last must end, if all fit
   */
  static double[] place(double[] wanted, double[] heights, double top, double bottom) {
    int n = wanted.length;
    double[] above = new double[n];
    for (int i = 1; i < n; i++) {
      above[i] = above[i - 1] + (heights[i - 1] + heights[i]) / 2;
    }
    double[] mean = new double[n];
    int[] size = new int[n];
    int blocks = 0;
    for (int i = 0; i < n; i++) {
      mean[blocks] = wanted[i] - above[i];
      size[blocks] = 1;
      while (blocks > 0 && mean[blocks - 1] > mean[blocks]) {
        int both = size[blocks - 1] + size[blocks];
        mean[blocks - 1] =
            ((mean[blocks - 1] * size[blocks - 1]) + (mean[blocks] * size[blocks])) / both;
        size[blocks - 1] = both;
        blocks--;
      }
      blocks++;
    }
    double[] middles = new double[n];
    int next = 0;
    for (int block = 0; block < blocks; block++) {
      Arrays.fill(middles, next, next + size[block], mean[block]);
      next += size[block];
    }
    for (int i = 0; i < n; i++) {
      double lowest = bottom - (heights[n - 1] / 2) - above[n - 1];
      double highest = top + heights[0] / 2;
      middles[i] = Math.max(highest, Math.min(lowest, middles[i])) + above[i];
    }
    return middles;
  }
}
