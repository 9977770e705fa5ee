package dodona.neural.kernel;

import dodona.support.VectorApi;
import java.lang.invoke.MethodHandles;
import java.util.Optional;

/**
 * The arithmetic that takes most of the time, implemented for the current machine.
 *
 * <p>All forms give the same bits. A cell of a product is a sum in the order of its terms, each
 * added by a fused multiply-add; every other sum has sixteen partial sums (term <i>i</i> in number
 * <i>i</i> mod 16) that are joined as a fixed tree. Nothing is split within a cell, so threads and
 * the width of vectors change nothing either.
 */
public abstract class Kernels {

  /** The number of sums that run side by side, independent of the machine's vector width. */
  static final int LANES = 16;

  /** The step from cell to cell of the hash that drops cells, followed by its multipliers. */
  static final int CELL_STEP = 0x9E3779B1;

  static final int FIRST_MIX = 0x7feb352d;
  static final int SECOND_MIX = 0x846ca68b;

  private static final class Best {
    static final Kernels INSTANCE = choose(System.getLogger("dodona.neural"));
  }

  private final ThreadLocal<float[]> lanes = ThreadLocal.withInitial(() -> new float[LANES]);

  Kernels() {}

  /**
   * The fastest kernels that work here: those of the Vector API where {@link VectorApi} finds it,
   * else plain ones, which a processor without fused multiply-add gets, too.
   */
  public static Kernels best() {
    return Best.INSTANCE;
  }

  /** Kernels in plain Java, which work everywhere. */
  public static Kernels plain() {
    return PlainKernels.INSTANCE;
  }

  private static Kernels choose(System.Logger logger) {
    if (!Fused.IS_NATIVE || VectorApi.isDisabled()) {
      return plain();
    }
    return orPlain(
        VectorApi.find(
                "dodona.neural.kernel.VectorKernels",
                Kernels.class,
                MethodHandles.lookup(),
                vectors -> Kernels.class.getModule().addReads(vectors))
            .flatMap(Kernels::made),
        logger);
  }

  /** Returns the plain kernels if there are no vector kernels, and logs how to get those. */
  static Kernels orPlain(Optional<Kernels> vectors, System.Logger logger) {
    if (vectors.isEmpty()) {
      logger.log(
          System.Logger.Level.INFO,
          "Vector API not found: neural models run at about half their speed. Start Java with"
              + " --add-modules jdk.incubator.vector");
    }
    return vectors.orElse(plain());
  }

  private static Optional<Kernels> made(Class<? extends Kernels> type) {
    try {
      return Optional.of(type.getDeclaredConstructor().newInstance());
    } catch (ReflectiveOperationException | LinkageError e) {
      return Optional.empty(); // an incubating module may change its ways in a later Java
    }
  }

  /** Returns the name of the kernels, such as {@code plain} or {@code vector 512}. */
  public abstract String name();

  /** Packs {@code b[k][j] = from[k][j]}, of so many rows and columns. */
  public final void pack(Tile from, int depth, int columns, Operand to) {
    shape(depth, columns, to);
    packColumns(from, 0, columns, to);
  }

  /** Allocates space for a factor with this number of rows and columns. */
  abstract void shape(int depth, int columns, Operand to);

  /** Packs some columns, from a multiple of 32, of a factor whose shape is set. */
  abstract void packColumns(Tile from, int first, int end, Operand to);

  /** Packs {@code b[k][j] = from[j][k]}, of so many rows and columns after the turn. */
  public abstract void packTransposed(Tile from, int depth, int columns, Operand to);

  /**
   * Adds a product: {@code c[i][j] += Σ a[i][k]·b[k][j]}, in the order of k.
   *
   * @param rows how many rows of {@code a} and {@code c}
   * @param from the first column of {@code b}, a multiple of 32
   * @param to the column after the last
   */
  public abstract void multiplyAdd(Tile a, Operand b, Tile c, int rows, int from, int to);

  /** Returns the number of columns of a product per task; a product may be split at multiples. */
  abstract int columnStep();

  /** The sum of values. */
  public abstract float sum(float[] x, int n);

  /** The sum of the squares of the differences from a value. */
  public abstract float squares(float[] x, int n, float from);

  /** The sum of the products of two rows' values. */
  public abstract float dot(float[] x, float[] y, int n);

  /**
   * Sets some cells to zero and multiplies the others by a factor. Which ones, a hash decides.
   *
   * @param key a key that identifies this row
   * @param threshold the share of cells to drop, of 2²⁴
   */
  public void dropOut(float[] x, int n, int key, int threshold, float factor) {
    dropOut(x, 0, n, key, threshold, factor);
  }

  static void dropOut(float[] x, int from, int to, int key, int threshold, float factor) {
    for (int i = from; i < to; i++) {
      x[i] *= mix(key + i * CELL_STEP) >>> 8 < threshold ? 0f : factor;
    }
  }

  private static int mix(int h) {
    int x = (h ^ (h >>> 16)) * FIRST_MIX;
    x = (x ^ (x >>> 15)) * SECOND_MIX;
    return x ^ (x >>> 16);
  }

  /** Replaces scores by probabilities: {@code exp(scale·x)}, divided by their sum. */
  public final void softmax(float[] x, int n, float scale) {
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < n; i++) {
      most = Math.max(most, x[i]);
    }
    for (int i = 0; i < n; i++) {
      x[i] = Approximation.exp((x[i] - most) * scale);
    }
    Elementwise.scale(x, n, 1f / sum(x, n));
  }

  /**
   * Shifts and scales a row to mean 0 and variance 1.
   *
   * @return what the row was scaled by
   */
  public final float normalize(float[] x, int n, float epsilon) {
    float mean = sum(x, n) / n;
    float variance = squares(x, n, mean) / n;
    float scale = (float) (1.0 / Math.sqrt((double) variance + epsilon));
    for (int i = 0; i < n; i++) {
      x[i] = (x[i] - mean) * scale;
    }
    return scale;
  }

  /** Returns the partial sums of the calling thread, for reuse. */
  final float[] lanes() {
    return lanes.get();
  }

  /** Adds up the partial sums, each half with the other. */
  static float join(float[] lanes) {
    for (int half = LANES / 2; half > 0; half /= 2) {
      for (int i = 0; i < half; i++) {
        lanes[i] += lanes[i + half];
      }
    }
    return lanes[0];
  }
}
