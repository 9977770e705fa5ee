package dodona.neural.encoder;

import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;

/** The gradient of layer normalization. */
final class NormGradient {

  private NormGradient() {}

  /**
   * Replaces the gradient of a normalized, scaled and shifted row by that of the row before.
   *
   * @param d the gradient, of so many rows
   * @param normal the normalized rows
   * @param deviation what they were scaled by to be normal
   * @param scale what they were then scaled by
   */
  static void apply(
      Compute compute,
      float[][] d,
      int rows,
      float[][] normal,
      float[] deviation,
      Parameter scale,
      Parameter scaleGradient,
      Parameter shiftGradient) {
    int n = scale.columns();
    compute.addColumnProducts(d, normal, rows, n, scaleGradient.values());
    compute.addColumnSums(d, rows, n, shiftGradient.values());
    compute.rows(
        rows,
        16,
        (row, worker) ->
            row(compute.kernels(), d[row], normal[row], deviation[row], scale.values(), n));
  }

  private static void row(
      Kernels kernels, float[] d, float[] normal, float deviation, float[] scale, int n) {
    for (int i = 0; i < n; i++) {
      d[i] *= scale[i];
    }
    float mean = kernels.sum(d, n) / n;
    float slope = kernels.dot(d, normal, n) / n;
    for (int i = 0; i < n; i++) {
      d[i] = (d[i] - mean - normal[i] * slope) * deviation;
    }
  }
}
