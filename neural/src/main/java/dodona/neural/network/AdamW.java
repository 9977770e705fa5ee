package dodona.neural.network;

import dodona.neural.encoder.Parameter;
import dodona.neural.kernel.Compute;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Adam with decoupled weight decay. Vectors do not decay. Of a table of which few rows have a
 * gradient, only these change, with their moments.
 */
public final class AdamW {

  private static final float FIRST = 0.9f;
  private static final float SECOND = 0.98f;
  private static final float EPSILON = 1e-8f;
  private static final int ROWS = 64;

  private final Compute compute;
  private final List<Trained> trained;
  private final List<Parameter> means = new ArrayList<>();
  private final List<Parameter> squares = new ArrayList<>();
  private final float decay;
  private int steps;

  /**
   * An optimizer that has seen nothing yet.
   *
   * @param decay how much of a weight goes in a step of rate 1
   */
  public AdamW(Compute compute, List<Trained> trained, float decay) {
    this.compute = compute;
    this.trained = List.copyOf(trained);
    this.decay = decay;
    for (Trained one : trained) {
      int rows = one.weights().rows().length;
      int columns = one.weights().columns();
      means.add(new Parameter(one.weights().name(), rows, columns));
      squares.add(new Parameter(one.weights().name(), rows, columns));
    }
  }

  /** Returns the number of steps so far. */
  public int steps() {
    return steps;
  }

  /** The length of the whole gradient as one vector. */
  public double norm() {
    List<Slice> slices = slices();
    double[] sums = new double[slices.size()];
    compute.run(
        sums.length,
        (index, worker) -> {
          Slice slice = slices.get(index);
          Parameter gradient = trained.get(slice.parameter).gradient();
          for (int i = slice.from; i < slice.to; i++) {
            float[] row = gradient.rows()[slice.row(i)];
            sums[index] += compute.kernels().squares(row, row.length, 0f);
          }
        });
    double total = 0;
    for (double sum : sums) {
      total += sum;
    }
    return Math.sqrt(total);
  }

  /**
   * Changes all weights a little.
   *
   * @param rates the learning rate of each group
   * @param factor what gradients are multiplied by first, to clip them
   */
  public void step(float[] rates, float factor) {
    steps++;
    float first = (float) (1 / (1 - StrictMath.pow(FIRST, steps)));
    float second = (float) (1 / (1 - StrictMath.pow(SECOND, steps)));
    List<Slice> slices = slices();
    compute.run(
        slices.size(),
        (index, worker) -> {
          Slice slice = slices.get(index);
          Trained one = trained.get(slice.parameter);
          float rate = rates[one.group()];
          float shrink = one.weights().isVector() ? 0 : rate * decay;
          for (int i = slice.from; i < slice.to; i++) {
            int row = slice.row(i);
            update(
                one.weights().rows()[row],
                one.gradient().rows()[row],
                means.get(slice.parameter).rows()[row],
                squares.get(slice.parameter).rows()[row],
                rate,
                shrink,
                factor,
                first,
                second);
          }
        });
  }

  private static void update(
      float[] weights,
      float[] gradient,
      float[] means,
      float[] squares,
      float rate,
      float shrink,
      float factor,
      float first,
      float second) {
    for (int i = 0; i < weights.length; i++) {
      float g = gradient[i] * factor;
      float mean = means[i] * FIRST + g * (1 - FIRST);
      float square = squares[i] * SECOND + g * g * (1 - SECOND);
      means[i] = mean;
      squares[i] = square;
      float deviation = (float) Math.sqrt(square * second) + EPSILON;
      weights[i] -= weights[i] * shrink + rate * (mean * first / deviation);
    }
  }

  /** Some rows of a parameter: the work of one task. */
  private static final class Slice {
    private final int parameter;
    private final int @Nullable [] rows;
    private final int from;
    private final int to;

    Slice(int parameter, int @Nullable [] rows, int from, int to) {
      this.parameter = parameter;
      this.rows = rows;
      this.from = from;
      this.to = to;
    }

    int row(int i) {
      return rows == null ? i : rows[i];
    }
  }

  private List<Slice> slices() {
    List<Slice> slices = new ArrayList<>();
    for (int p = 0; p < trained.size(); p++) {
      Trained one = trained.get(p);
      int[] rows = one.touched() == null ? null : one.touched().get();
      int count = rows == null ? one.weights().rows().length : rows.length;
      for (int from = 0; from < count; from += ROWS) {
        slices.add(new Slice(p, rows, from, Math.min(count, from + ROWS)));
      }
    }
    return slices;
  }

  /** Writes the state, for a checkpoint. */
  public void save(DataOutput out) throws IOException {
    out.writeInt(steps);
    for (List<Parameter> moments : List.of(means, squares)) {
      for (Parameter moment : moments) {
        moment.save(out);
      }
    }
  }

  /** Reads what {@link #save} wrote. */
  public void restore(DataInput in) throws IOException {
    steps = in.readInt();
    for (List<Parameter> moments : List.of(means, squares)) {
      for (Parameter moment : moments) {
        moment.restore(in);
      }
    }
  }
}
