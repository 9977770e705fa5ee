package dodona.neural.encoder;

import dodona.neural.kernel.Kernels;

/**
 * Dropout: sets random cells to zero and scales the others. A hash of step, position in the
 * network, row and column selects the cells, so that the gradient uses the same ones on any number
 * of threads.
 */
public final class Dropout {

  /** Leaves out nothing. */
  public static final Dropout NONE = new Dropout(Kernels.plain(), 0, 0);

  private final Kernels kernels;
  private final float rate;
  private final int threshold;
  private final float factor;
  private final long seed;

  /**
   * Dropout of one training step.
   *
   * @param kernels what does the work
   * @param rate the share of cells to leave out, from 0 to below 1
   * @param seed a number that differs from step to step
   */
  public Dropout(Kernels kernels, float rate, long seed) {
    if (!(rate >= 0 && rate < 1)) {
      throw new IllegalArgumentException("dropout " + rate + "; expected 0 or more and below 1");
    }
    this.kernels = kernels;
    this.rate = rate;
    this.threshold = (int) (rate * (1 << 24));
    this.factor = 1 / (1 - rate);
    this.seed = seed;
  }

  /** Returns whether nothing is left out. */
  public boolean isNone() {
    return rate == 0;
  }

  /** Applies to a row, of values or of their gradient alike. */
  public void apply(float[] x, int n, int place, int row) {
    if (isNone()) {
      return;
    }
    kernels.dropOut(x, n, key(place, row), threshold, factor);
  }

  private int key(int place, int row) {
    long z = seed + place * 0x9E3779B97F4A7C15L + row * 0xD1B54A32D192ED03L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return (int) (z ^ (z >>> 31));
  }
}
