package dodona.neural.kernel;

/**
 * Kernels in plain Java, written so that HotSpot turns the inner loops into vector instructions:
 * rows as arrays of their own and small bodies.
 */
final class PlainKernels extends Kernels {

  static final PlainKernels INSTANCE = new PlainKernels();

  /**
   * The most cells of {@code b} that a slice of its rows has, about half of a first-level cache.
   */
  private static final int SLICE_CELLS = 6144;

  private PlainKernels() {}

  @Override
  public String name() {
    return "plain";
  }

  @Override
  int columnStep() {
    return 2048;
  }

  @Override
  void shape(int depth, int columns, Operand to) {
    to.reserve(depth, columns);
    to.depth = depth;
    to.columns = columns;
  }

  @Override
  void packColumns(Tile from, int first, int end, Operand to) {
    for (int k = 0; k < to.depth; k++) {
      float[] row = from.rows()[from.row() + k];
      System.arraycopy(row, from.column() + first, to.parts[k], first, end - first);
    }
  }

  @Override
  public void packTransposed(Tile from, int depth, int columns, Operand to) {
    shape(depth, columns, to);
    Transposition.copy(from, columns, depth, Tile.of(to.parts));
  }

  /**
   * Takes a few terms for all rows before the next ones, so that their part of {@code b} stays in
   * the nearest cache.
   */
  @Override
  public void multiplyAdd(Tile a, Operand b, Tile c, int rows, int from, int to) {
    if (c.column() != 0) {
      multiplyAddAside(a, b, c, rows, from, to);
      return;
    }
    int slice = Math.max(4, SLICE_CELLS / Math.max(1, to - from) & -4);
    for (int k = 0; k < b.depth; k += slice) {
      int end = Math.min(b.depth, k + slice);
      for (int i = 0; i < rows; i++) {
        addRow(a.rows()[a.row() + i], a.column(), b, k, end, c.rows()[c.row() + i], from, to);
      }
    }
  }

  /** HotSpot vectorizes the loop over columns only if both sides count alike. */
  private static void multiplyAddAside(Tile a, Operand b, Tile c, int rows, int from, int to) {
    float[] aside = new float[to];
    for (int i = 0; i < rows; i++) {
      float[] ci = c.rows()[c.row() + i];
      System.arraycopy(ci, c.column() + from, aside, from, to - from);
      addRow(a.rows()[a.row() + i], a.column(), b, 0, b.depth, aside, from, to);
      System.arraycopy(aside, from, ci, c.column() + from, to - from);
    }
  }

  private static void addRow(
      float[] a, int shift, Operand b, int first, int end, float[] c, int from, int to) {
    int k = first;
    for (; k + 4 <= end; k += 4) {
      addFour(
          a[shift + k],
          b.parts[k],
          a[shift + k + 1],
          b.parts[k + 1],
          a[shift + k + 2],
          b.parts[k + 2],
          a[shift + k + 3],
          b.parts[k + 3],
          c,
          from,
          to);
    }
    for (; k < end; k++) {
      addOne(a[shift + k], b.parts[k], c, from, to);
    }
  }

  private static void addFour(
      float a0,
      float[] b0,
      float a1,
      float[] b1,
      float a2,
      float[] b2,
      float a3,
      float[] b3,
      float[] c,
      int from,
      int to) {
    for (int j = from; j < to; j++) {
      float sum = Fused.multiplyAdd(a0, b0[j], c[j]);
      sum = Fused.multiplyAdd(a1, b1[j], sum);
      sum = Fused.multiplyAdd(a2, b2[j], sum);
      c[j] = Fused.multiplyAdd(a3, b3[j], sum);
    }
  }

  private static void addOne(float a, float[] b, float[] c, int from, int to) {
    for (int j = from; j < to; j++) {
      c[j] = Fused.multiplyAdd(a, b[j], c[j]);
    }
  }

  @Override
  public float sum(float[] x, int n) {
    float[] sums = lanes();
    int whole = n - n % LANES;
    sumEight(x, whole, sums, 0);
    sumEight(x, whole, sums, 8);
    for (int i = whole; i < n; i++) {
      sums[i - whole] += x[i];
    }
    return join(sums);
  }

  private static void sumEight(float[] x, int whole, float[] sums, int lane) {
    float s0 = 0;
    float s1 = 0;
    float s2 = 0;
    float s3 = 0;
    float s4 = 0;
    float s5 = 0;
    float s6 = 0;
    float s7 = 0;
    for (int i = lane; i < whole; i += LANES) {
      s0 += x[i];
      s1 += x[i + 1];
      s2 += x[i + 2];
      s3 += x[i + 3];
      s4 += x[i + 4];
      s5 += x[i + 5];
      s6 += x[i + 6];
      s7 += x[i + 7];
    }
    sums[lane] = s0;
    sums[lane + 1] = s1;
    sums[lane + 2] = s2;
    sums[lane + 3] = s3;
    sums[lane + 4] = s4;
    sums[lane + 5] = s5;
    sums[lane + 6] = s6;
    sums[lane + 7] = s7;
  }

  @Override
  public float squares(float[] x, int n, float from) {
    float[] sums = lanes();
    int whole = n - n % LANES;
    squaresEight(x, from, whole, sums, 0);
    squaresEight(x, from, whole, sums, 8);
    for (int i = whole; i < n; i++) {
      sums[i - whole] = Fused.multiplyAdd(x[i] - from, x[i] - from, sums[i - whole]);
    }
    return join(sums);
  }

  private static void squaresEight(float[] x, float from, int whole, float[] sums, int lane) {
    float s0 = 0;
    float s1 = 0;
    float s2 = 0;
    float s3 = 0;
    float s4 = 0;
    float s5 = 0;
    float s6 = 0;
    float s7 = 0;
    for (int i = lane; i < whole; i += LANES) {
      s0 = Fused.multiplyAdd(x[i] - from, x[i] - from, s0);
      s1 = Fused.multiplyAdd(x[i + 1] - from, x[i + 1] - from, s1);
      s2 = Fused.multiplyAdd(x[i + 2] - from, x[i + 2] - from, s2);
      s3 = Fused.multiplyAdd(x[i + 3] - from, x[i + 3] - from, s3);
      s4 = Fused.multiplyAdd(x[i + 4] - from, x[i + 4] - from, s4);
      s5 = Fused.multiplyAdd(x[i + 5] - from, x[i + 5] - from, s5);
      s6 = Fused.multiplyAdd(x[i + 6] - from, x[i + 6] - from, s6);
      s7 = Fused.multiplyAdd(x[i + 7] - from, x[i + 7] - from, s7);
    }
    sums[lane] = s0;
    sums[lane + 1] = s1;
    sums[lane + 2] = s2;
    sums[lane + 3] = s3;
    sums[lane + 4] = s4;
    sums[lane + 5] = s5;
    sums[lane + 6] = s6;
    sums[lane + 7] = s7;
  }

  @Override
  public float dot(float[] x, float[] y, int n) {
    float[] sums = lanes();
    int whole = n - n % LANES;
    dotEight(x, y, whole, sums, 0);
    dotEight(x, y, whole, sums, 8);
    for (int i = whole; i < n; i++) {
      sums[i - whole] = Fused.multiplyAdd(x[i], y[i], sums[i - whole]);
    }
    return join(sums);
  }

  private static void dotEight(float[] x, float[] y, int whole, float[] sums, int lane) {
    float s0 = 0;
    float s1 = 0;
    float s2 = 0;
    float s3 = 0;
    float s4 = 0;
    float s5 = 0;
    float s6 = 0;
    float s7 = 0;
    for (int i = lane; i < whole; i += LANES) {
      s0 = Fused.multiplyAdd(x[i], y[i], s0);
      s1 = Fused.multiplyAdd(x[i + 1], y[i + 1], s1);
      s2 = Fused.multiplyAdd(x[i + 2], y[i + 2], s2);
      s3 = Fused.multiplyAdd(x[i + 3], y[i + 3], s3);
      s4 = Fused.multiplyAdd(x[i + 4], y[i + 4], s4);
      s5 = Fused.multiplyAdd(x[i + 5], y[i + 5], s5);
      s6 = Fused.multiplyAdd(x[i + 6], y[i + 6], s6);
      s7 = Fused.multiplyAdd(x[i + 7], y[i + 7], s7);
    }
    sums[lane] = s0;
    sums[lane + 1] = s1;
    sums[lane + 2] = s2;
    sums[lane + 3] = s3;
    sums[lane + 4] = s4;
    sums[lane + 5] = s5;
    sums[lane + 6] = s6;
    sums[lane + 7] = s7;
  }
}
