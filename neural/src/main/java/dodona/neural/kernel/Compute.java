package dodona.neural.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Kernels and the threads that run them. Each cell of a result is computed by one thread, so that
 * their number affects only the time.
 */
public final class Compute implements AutoCloseable {

  private static final int ROW_BLOCK = 64;

  private final Kernels kernels;
  private final Workers workers;

  /** Joins kernels with so many threads. */
  public Compute(Kernels kernels, int threads) {
    this.kernels = kernels;
    this.workers = new Workers(threads);
  }

  /** The kernels. */
  public Kernels kernels() {
    return kernels;
  }

  /** Returns the number of threads. */
  public int threads() {
    return workers.threads();
  }

  /** Runs tasks 0 … count − 1, in any order, and returns when all are done. */
  public void run(int count, Workers.Task task) {
    workers.run(count, task);
  }

  /** Does something with each of so many rows, a few rows at a time. */
  public void rows(int count, int block, RowTask task) {
    workers.run(
        (count + block - 1) / block,
        (index, worker) -> {
          int end = Math.min(count, (index + 1) * block);
          for (int row = index * block; row < end; row++) {
            task.run(row, worker);
          }
        });
  }

  /** Sets {@code c = bias + a·b}; without a bias, {@code c = a·b}. */
  public void multiply(Tile a, Operand b, float @Nullable [] bias, Tile c, int rows) {
    blocks(
        rows,
        b.columns(),
        (firstRow, rowCount, from, to) -> {
          for (int i = 0; i < rowCount; i++) {
            float[] target = c.rows()[c.row() + firstRow + i];
            if (bias == null) {
              Arrays.fill(target, c.column() + from, c.column() + to, 0f);
            } else {
              System.arraycopy(bias, from, target, c.column() + from, to - from);
            }
          }
          kernels.multiplyAdd(down(a, firstRow), b, down(c, firstRow), rowCount, from, to);
        });
  }

  /** Adds {@code a·b} to {@code c}. */
  public void multiplyAdd(Tile a, Operand b, Tile c, int rows) {
    blocks(
        rows,
        b.columns(),
        (firstRow, rowCount, from, to) ->
            kernels.multiplyAdd(down(a, firstRow), b, down(c, firstRow), rowCount, from, to));
  }

  /** Packs a factor that is as large as the data, with all threads. */
  public void pack(Tile from, int depth, int columns, Operand to) {
    kernels.shape(depth, columns, to);
    int block = 96;
    workers.run(
        (columns + block - 1) / block,
        (index, worker) ->
            kernels.packColumns(from, index * block, Math.min(columns, (index + 1) * block), to));
  }

  /** Sets {@code to[j][i] = from[i][j]} for so many rows i and columns j. */
  public void transpose(Tile from, int rows, int columns, Tile to) {
    int block = 128;
    workers.run(
        (rows + block - 1) / block,
        (index, worker) -> {
          int first = index * block;
          Transposition.copy(
              down(from, first),
              Math.min(block, rows - first),
              columns,
              new Tile(to.rows(), to.row(), to.column() + first));
        });
  }

  /** Adds the sum over rows, in their order, to {@code sums}, column by column. */
  public void addColumnSums(float[][] x, int rows, int columns, float[] sums) {
    int block = 128;
    workers.run(
        (columns + block - 1) / block,
        (index, worker) -> {
          int end = Math.min(columns, (index + 1) * block);
          for (int i = 0; i < rows; i++) {
            addPart(x[i], sums, index * block, end);
          }
        });
  }

  /** Adds the sum over rows of the products of cells to {@code sums}, column by column. */
  public void addColumnProducts(float[][] x, float[][] y, int rows, int columns, float[] sums) {
    int block = 128;
    workers.run(
        (columns + block - 1) / block,
        (index, worker) -> {
          int end = Math.min(columns, (index + 1) * block);
          for (int i = 0; i < rows; i++) {
            addProductPart(x[i], y[i], sums, index * block, end);
          }
        });
  }

  private static void addProductPart(float[] x, float[] y, float[] sums, int from, int to) {
    for (int j = from; j < to; j++) {
      sums[j] = Fused.multiplyAdd(x[j], y[j], sums[j]);
    }
  }

  private static void addPart(float[] x, float[] sums, int from, int to) {
    for (int j = from; j < to; j++) {
      sums[j] += x[j];
    }
  }

  private static Tile down(Tile tile, int rows) {
    return new Tile(tile.rows(), tile.row() + rows, tile.column());
  }

  private void blocks(int rows, int columns, BlockTask task) {
    int rowBlocks = (rows + ROW_BLOCK - 1) / ROW_BLOCK;
    int step = kernels.columnStep();
    int columnBlocks = (columns + step - 1) / step;
    workers.run(
        rowBlocks * columnBlocks,
        (index, worker) -> {
          int firstRow = index % rowBlocks * ROW_BLOCK;
          int from = index / rowBlocks * step;
          task.run(
              firstRow, Math.min(ROW_BLOCK, rows - firstRow), from, Math.min(columns, from + step));
        });
  }

  /** Ends the threads. */
  @Override
  public void close() {
    workers.close();
  }

  /** An operation on a row. */
  @FunctionalInterface
  public interface RowTask {
    /** Does it; {@code worker} chooses scratch space. */
    void run(int row, int worker);
  }

  @FunctionalInterface
  private interface BlockTask {
    void run(int firstRow, int rows, int from, int to);
  }
}
