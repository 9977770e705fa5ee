package dodona.neural.network;

import dodona.neural.encoder.Linear;
import dodona.neural.encoder.WeightFormat;
import dodona.neural.kernel.Compute;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A linear classifier of each word, which chooses one output of each {@linkplain Candidates group}.
 * A classifier with very many outputs may have a bottleneck, which is a product of two smaller
 * matrices.
 */
public final class TagHead {

  private final Compute compute;
  private final @Nullable TrainableLinear bottleneck;
  private final TrainableLinear map;
  private final Linear.Scratch scratch = new Linear.Scratch();
  private final Matrix scores;
  private final Matrix narrow;
  private final Matrix narrowGradient;
  private final float[][] rooms;
  private final float[][] chosen;
  private final float[][] results;

  /**
   * The size of a classifier.
   *
   * @param groups the number of outputs of each group
   * @param rank the width of the bottleneck; 0 for none
   */
  public record Shape(List<Integer> groups, int rank) {

    /** Copies the list. */
    public Shape {
      groups = List.copyOf(groups);
    }

    /** One group and no bottleneck. */
    public static Shape of(int tags) {
      return new Shape(List.of(tags), 0);
    }

    int outputs() {
      return groups.stream().mapToInt(Integer::intValue).sum();
    }

    long bytes(WeightFormat format, long width) {
      return rank == 0
          ? bytes(format, width, outputs())
          : bytes(format, width, rank) + bytes(format, rank, outputs());
    }

    private static long bytes(WeightFormat format, long in, long out) {
      return format.bytes(in, out) + format.bytes(1, out);
    }
  }

  /**
   * A head with random weights.
   *
   * @param name what the weights are called
   * @param width the length of a word's vector
   */
  public TagHead(Compute compute, String name, int width, Shape shape, SplittableRandom random) {
    this(
        compute,
        shape.rank() == 0
            ? null
            : new TrainableLinear(name + " bottleneck", width, shape.rank(), random),
        new TrainableLinear(
            name, shape.rank() == 0 ? width : shape.rank(), shape.outputs(), random));
    pack(true);
  }

  private TagHead(Compute compute, @Nullable TrainableLinear bottleneck, TrainableLinear map) {
    this.compute = compute;
    this.bottleneck = bottleneck;
    this.map = map;
    this.scores = new Matrix(map.outputs());
    int rank = bottleneck == null ? 1 : bottleneck.outputs();
    this.narrow = new Matrix(rank);
    this.narrowGradient = new Matrix(rank);
    this.rooms = new float[compute.threads()][map.outputs()];
    this.chosen = new float[compute.threads()][map.outputs()];
    this.results = new float[compute.threads()][map.outputs()];
  }

  /** A head of the same weights, for another thread. */
  TagHead sharing(Compute other) {
    return new TagHead(other, bottleneck, map);
  }

  /** Takes over outputs of a trained head; see {@link HeadMapping#tags}. */
  void takeOver(TagHead trained, List<Integer> outputs, SharedInputs inputs) {
    if (bottleneck == null) {
      for (int output = 0; output < outputs.size(); output++) {
        int from = outputs.get(output);
        if (from >= 0) {
          map.set(output, inputs.adapt(trained.column(from), map.inputs()));
        }
      }
    } else if (trained.bottleneck != null && trained.bottleneck.outputs() == bottleneck.outputs()) {
      int rank = bottleneck.outputs();
      List<Integer> all = IntStream.range(0, rank).boxed().toList();
      bottleneck.takeOver(trained.bottleneck, all, inputs);
      map.takeOver(trained.map, outputs, SharedInputs.all(rank));
    }
  }

  /** The weights of an output for the vector of a word; those of a bottleneck multiplied. */
  private MapColumn column(int output) {
    MapColumn last = map.column(output);
    return bottleneck == null ? last : bottleneck.before(last);
  }

  /** Takes notice that the weights have changed. */
  public void pack(boolean training) {
    if (bottleneck != null) {
      bottleneck.pack(compute, training);
    }
    map.pack(compute, training);
  }

  /** The scores of all tags for so many words, in a matrix that the next call overwrites. */
  public float[][] score(float[][] words, int count) {
    float[][] rows = scores.rows(count);
    float[][] in = words;
    if (bottleneck != null) {
      in = narrow.rows(count);
      bottleneck.forward(compute, words, count, in);
    }
    map.forward(compute, in, count, rows);
    return rows;
  }

  /** The correct outputs for a word. */
  public static final class Gold {
    private final Candidates candidates;
    private final int[] outputs;

    /**
     * The right outputs of a word.
     *
     * @param candidates the possible outputs
     * @param outputs the right one of each group; −1 where there is none to learn
     */
    public Gold(Candidates candidates, int[] outputs) {
      this.candidates = candidates;
      this.outputs = outputs;
    }
  }

  /**
   * Adds to the gradients of the weights and of the words.
   *
   * @param gold the right outputs of each word; null where there is nothing to learn
   * @param weight what the loss is multiplied by
   * @return the loss before that, summed over words and groups
   */
  public double learn(
      float[][] words, int count, @Nullable Gold[] gold, float weight, float[][] gradient) {
    float[][] rows = score(words, count);
    double[] losses = new double[count];
    compute.rows(
        count,
        32,
        (row, worker) -> {
          Gold right = gold[row];
          if (right == null) {
            Arrays.fill(rows[row], 0f);
          } else {
            losses[row] = loss(rows[row], right, weight, worker);
          }
        });
    if (bottleneck == null) {
      map.addWeightGradient(compute, words, rows, count, scratch);
      map.addInputGradient(compute, rows, count, gradient);
    } else {
      float[][] d = narrowGradient.rows(count);
      map.addWeightGradient(compute, narrow.rows(count), rows, count, scratch);
      map.inputGradient(compute, rows, count, d);
      bottleneck.addWeightGradient(compute, words, d, count, scratch);
      bottleneck.addInputGradient(compute, d, count, gradient);
    }
    return Losses.sum(losses);
  }

  /** The loss of a word, whose scores are replaced by their gradient. */
  private double loss(float[] scored, Gold right, float weight, int worker) {
    float[] result = results[worker];
    float[] possible = chosen[worker];
    Arrays.fill(result, 0f);
    double loss = 0;
    for (int g = 0; g < right.outputs.length; g++) {
      int[] candidates = right.candidates.ofGroup(g);
      int correct = Arrays.binarySearch(candidates, right.outputs[g]);
      if (correct < 0 || candidates.length == 1) {
        continue;
      }
      for (int i = 0; i < candidates.length; i++) {
        possible[i] = scored[candidates[i]];
      }
      loss +=
          SetLoss.apply(
              compute.kernels(),
              possible,
              candidates.length,
              new int[] {correct},
              weight,
              rooms[worker]);
      for (int i = 0; i < candidates.length; i++) {
        result[candidates[i]] = possible[i];
      }
    }
    System.arraycopy(result, 0, scored, 0, map.outputs());
    return loss;
  }

  /** Makes the gradient zero again. */
  public void clearGradient() {
    if (bottleneck != null) {
      bottleneck.clearGradient();
    }
    map.clearGradient();
  }

  /** The weights to learn, at the rate of a group. */
  public List<Trained> trained(int group) {
    List<Trained> all = new ArrayList<>(bottleneck == null ? List.of() : bottleneck.trained(group));
    all.addAll(map.trained(group));
    return all;
  }
}
