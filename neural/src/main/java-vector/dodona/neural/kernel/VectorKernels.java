package dodona.neural.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Kernels with the Vector API; the only class that needs the incubating module, loaded by name.
 *
 * <p>Right-hand factors are packed in panels of 32 columns. Four rows by two vectors are computed
 * at a time, which needs few enough registers for any machine, or eight rows where vectors are as
 * wide as can be.
 */
final class VectorKernels extends Kernels {

  private static final int PANEL = 32;

  /** The most floats that a vector of any machine holds; such machines have 32 vectors. */
  private static final int WIDEST = 16;

  /** Terms taken at a time, so that a slice of a panel stays in the nearest cache. */
  private static final int SLICE = 384;

  /** The system property is for tests: results do not depend on the width. */
  private static final VectorSpecies<Float> SPECIES =
      species(
          Integer.getInteger("dodona.vectorBits", FloatVector.SPECIES_PREFERRED.vectorBitSize()));

  private static final int LENGTH = SPECIES.length();

  private final ThreadLocal<float[][]> edges = ThreadLocal.withInitial(() -> new float[4][PANEL]);

  VectorKernels() {}

  private static VectorSpecies<Float> species(int bits) {
    if (bits >= 512) {
      return FloatVector.SPECIES_512;
    }
    return bits >= 256 ? FloatVector.SPECIES_256 : FloatVector.SPECIES_128;
  }

  @Override
  public String name() {
    return "vector " + SPECIES.vectorBitSize();
  }

  @Override
  int columnStep() {
    return 8 * PANEL;
  }

  @Override
  void shape(int depth, int columns, Operand to) {
    to.reserve((columns + PANEL - 1) / PANEL, depth * PANEL);
    to.depth = depth;
    to.columns = columns;
  }

  @Override
  void packColumns(Tile from, int first, int end, Operand to) {
    for (int column = first; column < end; column += PANEL) {
      float[] panel = to.parts[column / PANEL];
      int width = Math.min(PANEL, end - column);
      for (int k = 0; k < to.depth; k++) {
        float[] row = from.rows()[from.row() + k];
        System.arraycopy(row, from.column() + column, panel, k * PANEL, width);
      }
    }
  }

  @Override
  public void packTransposed(Tile from, int depth, int columns, Operand to) {
    shape(depth, columns, to);
    for (int first = 0; first < columns; first += PANEL) {
      Tile rows = new Tile(from.rows(), from.row() + first, from.column());
      int width = Math.min(PANEL, columns - first);
      Transposition.copy(rows, width, depth, to.parts[first / PANEL], PANEL);
    }
  }

  @Override
  public void multiplyAdd(Tile a, Operand b, Tile c, int rows, int from, int to) {
    for (int first = from; first < to; first += PANEL) {
      float[] panel = b.parts[first / PANEL];
      int width = Math.min(PANEL, to - first);
      for (int k = 0; k < b.depth; k += SLICE) {
        int end = Math.min(b.depth, k + SLICE);
        if (width == PANEL) {
          wholePanel(a, panel, c, rows, first, k, end);
        } else {
          narrowPanel(a, panel, c, rows, first, width, k, end);
        }
      }
    }
  }

  private static void wholePanel(
      Tile a, float[] panel, Tile c, int rows, int first, int k, int end) {
    float[][] ar = a.rows();
    float[][] cr = c.rows();
    int ai = a.row();
    int ci = c.row();
    int last = ai + rows;
    int at = c.column() + first;
    if (LENGTH == WIDEST) {
      for (; ai + 8 <= last; ai += 8, ci += 8) {
        eightRows(ar, ai, a.column(), panel, k, end, cr, ci, at);
      }
    }
    for (; ai + 4 <= last; ai += 4, ci += 4) {
      for (int v = 0; v < PANEL; v += 2 * LENGTH) {
        fourRows(ar, ai, a.column(), panel, v, k, end, cr, ci, at + v);
      }
    }
    for (; ai < last; ai++, ci++) {
      for (int v = 0; v < PANEL; v += 2 * LENGTH) {
        oneRow(ar[ai], a.column(), panel, v, k, end, cr[ci], at + v);
      }
    }
  }

  /** The last columns: computed in a whole panel aside, of which the valid part is kept. */
  private void narrowPanel(
      Tile a, float[] panel, Tile c, int rows, int first, int width, int k, int end) {
    float[][] edge = edges.get();
    int at = c.column() + first;
    for (int i = 0; i < rows; i += 4) {
      int count = Math.min(4, rows - i);
      for (int r = 0; r < count; r++) {
        System.arraycopy(c.rows()[c.row() + i + r], at, edge[r], 0, width);
      }
      Tile part = new Tile(a.rows(), a.row() + i, a.column());
      wholePanel(part, panel, Tile.of(edge), count, 0, k, end);
      for (int r = 0; r < count; r++) {
        System.arraycopy(edge[r], 0, c.rows()[c.row() + i + r], at, width);
      }
    }
  }

  /** The whole width of a panel where two vectors hold it and there are 32 of them. */
  private static void eightRows(
      float[][] a,
      int ai,
      int shift,
      float[] panel,
      int from,
      int to,
      float[][] c,
      int ci,
      int at) {
    float[] a0 = a[ai];
    float[] a1 = a[ai + 1];
    float[] a2 = a[ai + 2];
    float[] a3 = a[ai + 3];
    float[] a4 = a[ai + 4];
    float[] a5 = a[ai + 5];
    float[] a6 = a[ai + 6];
    float[] a7 = a[ai + 7];
    float[] c0 = c[ci];
    float[] c1 = c[ci + 1];
    float[] c2 = c[ci + 2];
    float[] c3 = c[ci + 3];
    float[] c4 = c[ci + 4];
    float[] c5 = c[ci + 5];
    float[] c6 = c[ci + 6];
    float[] c7 = c[ci + 7];
    FloatVector s00 = FloatVector.fromArray(SPECIES, c0, at);
    FloatVector s01 = FloatVector.fromArray(SPECIES, c0, at + LENGTH);
    FloatVector s10 = FloatVector.fromArray(SPECIES, c1, at);
    FloatVector s11 = FloatVector.fromArray(SPECIES, c1, at + LENGTH);
    FloatVector s20 = FloatVector.fromArray(SPECIES, c2, at);
    FloatVector s21 = FloatVector.fromArray(SPECIES, c2, at + LENGTH);
    FloatVector s30 = FloatVector.fromArray(SPECIES, c3, at);
    FloatVector s31 = FloatVector.fromArray(SPECIES, c3, at + LENGTH);
    FloatVector s40 = FloatVector.fromArray(SPECIES, c4, at);
    FloatVector s41 = FloatVector.fromArray(SPECIES, c4, at + LENGTH);
    FloatVector s50 = FloatVector.fromArray(SPECIES, c5, at);
    FloatVector s51 = FloatVector.fromArray(SPECIES, c5, at + LENGTH);
    FloatVector s60 = FloatVector.fromArray(SPECIES, c6, at);
    FloatVector s61 = FloatVector.fromArray(SPECIES, c6, at + LENGTH);
    FloatVector s70 = FloatVector.fromArray(SPECIES, c7, at);
    FloatVector s71 = FloatVector.fromArray(SPECIES, c7, at + LENGTH);
    for (int k = from; k < to; k++) {
      FloatVector b0 = FloatVector.fromArray(SPECIES, panel, k * PANEL);
      FloatVector b1 = FloatVector.fromArray(SPECIES, panel, k * PANEL + LENGTH);
      FloatVector x0 = FloatVector.broadcast(SPECIES, a0[shift + k]);
      s00 = x0.fma(b0, s00);
      s01 = x0.fma(b1, s01);
      FloatVector x1 = FloatVector.broadcast(SPECIES, a1[shift + k]);
      s10 = x1.fma(b0, s10);
      s11 = x1.fma(b1, s11);
      FloatVector x2 = FloatVector.broadcast(SPECIES, a2[shift + k]);
      s20 = x2.fma(b0, s20);
      s21 = x2.fma(b1, s21);
      FloatVector x3 = FloatVector.broadcast(SPECIES, a3[shift + k]);
      s30 = x3.fma(b0, s30);
      s31 = x3.fma(b1, s31);
      FloatVector x4 = FloatVector.broadcast(SPECIES, a4[shift + k]);
      s40 = x4.fma(b0, s40);
      s41 = x4.fma(b1, s41);
      FloatVector x5 = FloatVector.broadcast(SPECIES, a5[shift + k]);
      s50 = x5.fma(b0, s50);
      s51 = x5.fma(b1, s51);
      FloatVector x6 = FloatVector.broadcast(SPECIES, a6[shift + k]);
      s60 = x6.fma(b0, s60);
      s61 = x6.fma(b1, s61);
      FloatVector x7 = FloatVector.broadcast(SPECIES, a7[shift + k]);
      s70 = x7.fma(b0, s70);
      s71 = x7.fma(b1, s71);
    }
    s00.intoArray(c0, at);
    s01.intoArray(c0, at + LENGTH);
    s10.intoArray(c1, at);
    s11.intoArray(c1, at + LENGTH);
    s20.intoArray(c2, at);
    s21.intoArray(c2, at + LENGTH);
    s30.intoArray(c3, at);
    s31.intoArray(c3, at + LENGTH);
    s40.intoArray(c4, at);
    s41.intoArray(c4, at + LENGTH);
    s50.intoArray(c5, at);
    s51.intoArray(c5, at + LENGTH);
    s60.intoArray(c6, at);
    s61.intoArray(c6, at + LENGTH);
    s70.intoArray(c7, at);
    s71.intoArray(c7, at + LENGTH);
  }

  private static void fourRows(
      float[][] a,
      int ai,
      int shift,
      float[] panel,
      int v,
      int from,
      int to,
      float[][] c,
      int ci,
      int at) {
    float[] a0 = a[ai];
    float[] a1 = a[ai + 1];
    float[] a2 = a[ai + 2];
    float[] a3 = a[ai + 3];
    float[] c0 = c[ci];
    float[] c1 = c[ci + 1];
    float[] c2 = c[ci + 2];
    float[] c3 = c[ci + 3];
    FloatVector s00 = FloatVector.fromArray(SPECIES, c0, at);
    FloatVector s01 = FloatVector.fromArray(SPECIES, c0, at + LENGTH);
    FloatVector s10 = FloatVector.fromArray(SPECIES, c1, at);
    FloatVector s11 = FloatVector.fromArray(SPECIES, c1, at + LENGTH);
    FloatVector s20 = FloatVector.fromArray(SPECIES, c2, at);
    FloatVector s21 = FloatVector.fromArray(SPECIES, c2, at + LENGTH);
    FloatVector s30 = FloatVector.fromArray(SPECIES, c3, at);
    FloatVector s31 = FloatVector.fromArray(SPECIES, c3, at + LENGTH);
    for (int k = from; k < to; k++) {
      FloatVector b0 = FloatVector.fromArray(SPECIES, panel, k * PANEL + v);
      FloatVector b1 = FloatVector.fromArray(SPECIES, panel, k * PANEL + v + LENGTH);
      FloatVector x0 = FloatVector.broadcast(SPECIES, a0[shift + k]);
      s00 = x0.fma(b0, s00);
      s01 = x0.fma(b1, s01);
      FloatVector x1 = FloatVector.broadcast(SPECIES, a1[shift + k]);
      s10 = x1.fma(b0, s10);
      s11 = x1.fma(b1, s11);
      FloatVector x2 = FloatVector.broadcast(SPECIES, a2[shift + k]);
      s20 = x2.fma(b0, s20);
      s21 = x2.fma(b1, s21);
      FloatVector x3 = FloatVector.broadcast(SPECIES, a3[shift + k]);
      s30 = x3.fma(b0, s30);
      s31 = x3.fma(b1, s31);
    }
    s00.intoArray(c0, at);
    s01.intoArray(c0, at + LENGTH);
    s10.intoArray(c1, at);
    s11.intoArray(c1, at + LENGTH);
    s20.intoArray(c2, at);
    s21.intoArray(c2, at + LENGTH);
    s30.intoArray(c3, at);
    s31.intoArray(c3, at + LENGTH);
  }

  private static void oneRow(
      float[] a, int shift, float[] panel, int v, int from, int to, float[] c, int at) {
    FloatVector s0 = FloatVector.fromArray(SPECIES, c, at);
    FloatVector s1 = FloatVector.fromArray(SPECIES, c, at + LENGTH);
    for (int k = from; k < to; k++) {
      FloatVector x = FloatVector.broadcast(SPECIES, a[shift + k]);
      s0 = x.fma(FloatVector.fromArray(SPECIES, panel, k * PANEL + v), s0);
      s1 = x.fma(FloatVector.fromArray(SPECIES, panel, k * PANEL + v + LENGTH), s1);
    }
    s0.intoArray(c, at);
    s1.intoArray(c, at + LENGTH);
  }

  @Override
  public float sum(float[] x, int n) {
    FloatVector s0 = FloatVector.zero(SPECIES);
    FloatVector s1 = FloatVector.zero(SPECIES);
    FloatVector s2 = FloatVector.zero(SPECIES);
    FloatVector s3 = FloatVector.zero(SPECIES);
    int whole = n - n % LANES;
    for (int i = 0; i < whole; i += LANES) {
      s0 = s0.add(at(x, i));
      if (LENGTH < LANES) {
        s1 = s1.add(at(x, i + LENGTH));
      }
      if (2 * LENGTH < LANES) {
        s2 = s2.add(at(x, i + 2 * LENGTH));
        s3 = s3.add(at(x, i + 3 * LENGTH));
      }
    }
    float[] sums = lanes();
    s0.intoArray(sums, 0);
    if (LENGTH < LANES) {
      s1.intoArray(sums, LENGTH);
    }
    if (2 * LENGTH < LANES) {
      s2.intoArray(sums, 2 * LENGTH);
      s3.intoArray(sums, 3 * LENGTH);
    }
    for (int i = whole; i < n; i++) {
      sums[i - whole] += x[i];
    }
    return join(sums);
  }

  @Override
  public float squares(float[] x, int n, float from) {
    FloatVector s0 = FloatVector.zero(SPECIES);
    FloatVector s1 = FloatVector.zero(SPECIES);
    FloatVector s2 = FloatVector.zero(SPECIES);
    FloatVector s3 = FloatVector.zero(SPECIES);
    int whole = n - n % LANES;
    for (int i = 0; i < whole; i += LANES) {
      s0 = square(at(x, i).sub(from), s0);
      if (LENGTH < LANES) {
        s1 = square(at(x, i + LENGTH).sub(from), s1);
      }
      if (2 * LENGTH < LANES) {
        s2 = square(at(x, i + 2 * LENGTH).sub(from), s2);
        s3 = square(at(x, i + 3 * LENGTH).sub(from), s3);
      }
    }
    float[] sums = lanes();
    s0.intoArray(sums, 0);
    if (LENGTH < LANES) {
      s1.intoArray(sums, LENGTH);
    }
    if (2 * LENGTH < LANES) {
      s2.intoArray(sums, 2 * LENGTH);
      s3.intoArray(sums, 3 * LENGTH);
    }
    for (int i = whole; i < n; i++) {
      sums[i - whole] = Fused.multiplyAdd(x[i] - from, x[i] - from, sums[i - whole]);
    }
    return join(sums);
  }

  @Override
  public float dot(float[] x, float[] y, int n) {
    FloatVector s0 = FloatVector.zero(SPECIES);
    FloatVector s1 = FloatVector.zero(SPECIES);
    FloatVector s2 = FloatVector.zero(SPECIES);
    FloatVector s3 = FloatVector.zero(SPECIES);
    int whole = n - n % LANES;
    for (int i = 0; i < whole; i += LANES) {
      s0 = at(x, i).fma(at(y, i), s0);
      if (LENGTH < LANES) {
        s1 = at(x, i + LENGTH).fma(at(y, i + LENGTH), s1);
      }
      if (2 * LENGTH < LANES) {
        s2 = at(x, i + 2 * LENGTH).fma(at(y, i + 2 * LENGTH), s2);
        s3 = at(x, i + 3 * LENGTH).fma(at(y, i + 3 * LENGTH), s3);
      }
    }
    float[] sums = lanes();
    s0.intoArray(sums, 0);
    if (LENGTH < LANES) {
      s1.intoArray(sums, LENGTH);
    }
    if (2 * LENGTH < LANES) {
      s2.intoArray(sums, 2 * LENGTH);
      s3.intoArray(sums, 3 * LENGTH);
    }
    for (int i = whole; i < n; i++) {
      sums[i - whole] = Fused.multiplyAdd(x[i], y[i], sums[i - whole]);
    }
    return join(sums);
  }

  @Override
  public void dropOut(float[] x, int n, int key, int threshold, float factor) {
    IntVector steps = IntVector.zero(ints()).addIndex(1).mul(CELL_STEP);
    FloatVector kept = FloatVector.broadcast(SPECIES, factor);
    int whole = n - n % LENGTH;
    for (int i = 0; i < whole; i += LENGTH) {
      VectorMask<Integer> left =
          mixed(steps.add(key + i * CELL_STEP))
              .lanewise(VectorOperators.LSHR, 8)
              .compare(VectorOperators.LT, threshold);
      at(x, i).mul(kept.blend(0f, left.cast(SPECIES))).intoArray(x, i);
    }
    dropOut(x, whole, n, key, threshold, factor);
  }

  /** Not a constant, so that parsing, which drops nothing, does not load the vectors of ints. */
  private static VectorSpecies<Integer> ints() {
    if (LENGTH == WIDEST) {
      return IntVector.SPECIES_512;
    }
    return 2 * LENGTH == WIDEST ? IntVector.SPECIES_256 : IntVector.SPECIES_128;
  }

  private static IntVector mixed(IntVector h) {
    IntVector x = folded(h, 16).mul(FIRST_MIX);
    return folded(folded(x, 15).mul(SECOND_MIX), 16);
  }

  private static IntVector folded(IntVector h, int shift) {
    return h.lanewise(VectorOperators.XOR, h.lanewise(VectorOperators.LSHR, shift));
  }

  private static FloatVector at(float[] x, int i) {
    return FloatVector.fromArray(SPECIES, x, i);
  }

  private static FloatVector square(FloatVector x, FloatVector sum) {
    return x.fma(x, sum);
  }
}
