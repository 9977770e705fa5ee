package dodona.neural.encoder;

import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import dodona.neural.kernel.Operand;
import dodona.neural.kernel.Tile;

/** A linear map {@code y = x·W + b} and its gradient. */
public final class Linear {

  private final Parameter weight;
  private final Parameter bias;
  private final Operand forward = new Operand();
  private final Operand backward = new Operand();

  /** A map; call {@link #pack} before it is used and whenever its weights have changed. */
  public Linear(Parameter weight, Parameter bias) {
    this.weight = weight;
    this.bias = bias;
  }

  /**
   * Packs the weights.
   *
   * @param training whether the gradient will be wanted, too
   */
  public void pack(Kernels kernels, boolean training) {
    int in = weight.rows().length;
    int out = weight.columns();
    kernels.pack(Tile.of(weight.rows()), in, out, forward);
    if (training) {
      kernels.packTransposed(Tile.of(weight.rows()), out, in, backward);
    }
  }

  /** Sets {@code y = x·W + b}, for so many rows. */
  public void forward(Compute compute, float[][] x, int rows, float[][] y) {
    compute.multiply(Tile.of(x), forward, bias.values(), Tile.of(y), rows);
  }

  /** Sets {@code y = x·W + b} by the calling thread alone, as part of what several threads do. */
  public void forward(Kernels kernels, float[][] x, int rows, float[][] y) {
    int out = weight.columns();
    for (int row = 0; row < rows; row++) {
      System.arraycopy(bias.values(), 0, y[row], 0, out);
    }
    kernels.multiplyAdd(Tile.of(x), forward, Tile.of(y), rows, 0, out);
  }

  /** Sets the gradient of x from that of y. */
  public void inputGradient(Compute compute, float[][] dy, int rows, float[][] dx) {
    compute.multiply(Tile.of(dy), backward, null, Tile.of(dx), rows);
  }

  /** Adds to the gradient of x from that of y. */
  public void addInputGradient(Compute compute, float[][] dy, int rows, float[][] dx) {
    compute.multiplyAdd(Tile.of(dy), backward, Tile.of(dx), rows);
  }

  /** Adds to the gradients of the weights and the bias. */
  public void addWeightGradient(
      Compute compute,
      float[][] x,
      float[][] dy,
      int rows,
      Parameter weightGradient,
      Parameter biasGradient,
      Scratch scratch) {
    int in = weight.rows().length;
    int out = weight.columns();
    scratch.reserve(in, rows);
    compute.transpose(Tile.of(x), rows, in, Tile.of(scratch.turned));
    compute.pack(Tile.of(dy), rows, out, scratch.operand);
    compute.multiplyAdd(
        Tile.of(scratch.turned), scratch.operand, Tile.of(weightGradient.rows()), in);
    compute.addColumnSums(dy, rows, out, biasGradient.values());
  }

  /** Scratch space shared by the gradients of several maps. */
  public static final class Scratch {
    private final Operand operand = new Operand();
    private float[][] turned = new float[0][0];

    /** Creates scratch space that grows as needed. */
    public Scratch() {}

    private void reserve(int in, int rows) {
      if (turned.length < in || turned[0].length < rows) {
        int length = turned.length == 0 ? rows : Math.max(rows, turned[0].length);
        turned = new float[Math.max(in, turned.length)][length];
      }
    }
  }
}
