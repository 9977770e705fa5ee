package dodona.neural.kernel;

/**
 * Functions of single cells. HotSpot vectorizes these loops, so they have a single implementation.
 */
public final class Elementwise {

  private Elementwise() {}

  /** Adds y to x. */
  public static void add(float[] x, float[] y, int n) {
    for (int i = 0; i < n; i++) {
      x[i] += y[i];
    }
  }

  /** Multiplies x by a number. */
  public static void scale(float[] x, int n, float by) {
    for (int i = 0; i < n; i++) {
      x[i] *= by;
    }
  }

  /** Adds a multiple of y to x. */
  public static void addScaled(float[] x, float[] y, int n, float by) {
    for (int i = 0; i < n; i++) {
      x[i] = Fused.multiplyAdd(y[i], by, x[i]);
    }
  }

  /** Multiplies x by y, cell by cell. */
  public static void multiply(float[] x, float[] y, int n) {
    for (int i = 0; i < n; i++) {
      x[i] *= y[i];
    }
  }

  /** Sets {@code y = x·scale + shift}, cell by cell; x and y may be the same. */
  public static void affine(float[] x, float[] scale, float[] shift, float[] y, int n) {
    for (int i = 0; i < n; i++) {
      y[i] = Fused.multiplyAdd(x[i], scale[i], shift[i]);
    }
  }

  /** Replaces each x by GELU(x) = x·Φ(x). */
  public static void gelu(float[] x, int n) {
    for (int i = 0; i < n; i++) {
      float half = 0.5f * x[i];
      x[i] = Fused.multiplyAdd(half, Approximation.erf(x[i] * Approximation.SQRT_HALF), half);
    }
  }

  /** Sets {@code slope} to GELU′(x) = Φ(x) + x·φ(x). */
  public static void geluSlope(float[] x, float[] slope, int n) {
    // Two loops: as one, the body is too large for HotSpot to vectorize.
    for (int i = 0; i < n; i++) {
      slope[i] = Approximation.exp(x[i] * x[i] * -0.5f) * Approximation.INVERSE_SQRT_TWO_PI;
    }
    for (int i = 0; i < n; i++) {
      float below =
          Fused.multiplyAdd(0.5f, Approximation.erf(x[i] * Approximation.SQRT_HALF), 0.5f);
      slope[i] = Fused.multiplyAdd(x[i], slope[i], below);
    }
  }
}
