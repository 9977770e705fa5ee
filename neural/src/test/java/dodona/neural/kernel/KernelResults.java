package dodona.neural.kernel;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Random;
import java.util.function.BiFunction;

/**
 * The bits of everything that kernels compute, for shapes that fit no vector; made by the best
 * kernels or the plain ones, with so many threads.
 */
public final class KernelResults implements BiFunction<Boolean, Integer, byte[]> {

  private static final int[][] SHAPES = {
    {1, 1, 1}, {3, 5, 7}, {4, 4, 32}, {5, 3, 33}, {9, 300, 65}, {70, 17, 300}, {131, 64, 96}
  };

  @Override
  public byte[] apply(Boolean best, Integer threads) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Kernels kernels = best ? Kernels.best() : Kernels.plain();
    try (Compute compute = new Compute(kernels, threads);
        DataOutputStream out = new DataOutputStream(bytes)) {
      for (int[] shape : SHAPES) {
        products(compute, shape[0], shape[1], shape[2], out);
      }
      for (int n = 1; n < 70; n += 3) {
        rows(kernels, n, out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** The name of the best kernels. */
  @Override
  public String toString() {
    return Kernels.best().name();
  }

  private static void products(
      Compute compute, int rows, int depth, int columns, DataOutputStream out) throws IOException {
    Random random = new Random(rows + depth + columns);
    float[][] a = random(rows + 1, depth + 2, random);
    float[][] b = random(depth, columns + 3, random);
    float[][] turned = random(columns, depth, random);
    float[] bias = random(1, columns, random)[0];
    float[][] c = random(rows, columns + 5, random);
    Operand operand = new Operand();
    compute.kernels().packTransposed(Tile.of(turned), depth, columns, operand);
    compute.multiply(Tile.of(a), operand, null, Tile.of(c), rows);
    write(c, out);
    compute.kernels().pack(new Tile(b, 0, 3), depth, columns, operand);
    compute.multiplyAdd(new Tile(a, 1, 2), operand, new Tile(c, 0, 5), rows);
    write(c, out);
    compute.multiply(Tile.of(a), operand, bias, Tile.of(c), rows);
    write(c, out);
    float[][] transposed = new float[depth][rows];
    compute.transpose(new Tile(a, 1, 2), rows, depth, Tile.of(transposed));
    write(transposed, out);
    compute.addColumnSums(c, rows, columns, bias);
    write(new float[][] {bias}, out);
  }

  private static void rows(Kernels kernels, int n, DataOutputStream out) throws IOException {
    Random random = new Random(n);
    float[] x = random(1, n + 4, random)[0];
    float[] y = random(1, n, random)[0];
    out.writeFloat(kernels.sum(x, n));
    out.writeFloat(kernels.squares(x, n, 0.3f));
    out.writeFloat(kernels.dot(x, y, n));
    out.writeFloat(kernels.normalize(x, n, 1e-5f));
    kernels.softmax(y, n, 0.7f);
    write(new float[][] {x, y}, out);
    kernels.dropOut(x, n, 17 * n, 1 << 22, 4f / 3);
    write(new float[][] {x}, out);
  }

  private static void write(float[][] x, DataOutputStream out) throws IOException {
    for (float[] row : x) {
      for (float value : row) {
        out.writeInt(Float.floatToRawIntBits(value));
      }
    }
  }

  static float[][] random(int rows, int columns, Random random) {
    float[][] x = new float[rows][columns];
    for (float[] row : x) {
      for (int i = 0; i < columns; i++) {
        row[i] = (float) random.nextGaussian();
      }
    }
    return x;
  }
}
