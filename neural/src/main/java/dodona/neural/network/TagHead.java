package dodona.neural.network;

import dodona.neural.encoder.Linear;
import dodona.neural.kernel.Compute;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Chooses one of several tags for each word, by one linear map. */
public final class TagHead {

  private final Compute compute;
  private final TrainableLinear map;
  private final Linear.Scratch scratch = new Linear.Scratch();
  private final Matrix scores;
  private final float[][] rooms;

  /**
   * A head with random weights.
   *
   * @param name what the weights are called
   * @param width the length of a word's vector
   * @param tags how many tags there are
   */
  public TagHead(Compute compute, String name, int width, int tags, SplittableRandom random) {
    this(compute, new TrainableLinear(name, width, tags, random));
    pack(true);
  }

  private TagHead(Compute compute, TrainableLinear map) {
    this.compute = compute;
    this.map = map;
    this.scores = new Matrix(map.outputs());
    this.rooms = new float[compute.threads()][map.outputs()];
  }

  /** A head of the same weights, for another thread. */
  TagHead sharing(Compute other) {
    return new TagHead(other, map);
  }

  /** How many tags there are. */
  public int tags() {
    return map.outputs();
  }

  /** Takes notice that the weights have changed. */
  public void pack(boolean training) {
    map.pack(compute, training);
  }

  /** The scores of all tags for so many words, in a matrix that the next call overwrites. */
  public float[][] score(float[][] words, int count) {
    float[][] rows = scores.rows(count);
    map.forward(compute, words, count, rows);
    return rows;
  }

  /**
   * Adds to the gradients of the weights and of the words.
   *
   * @param gold the tag of each word; −1 where there is none to learn
   * @param weight what the loss is multiplied by
   * @return the loss before that, summed over words
   */
  public double learn(float[][] words, int count, int[] gold, float weight, float[][] gradient) {
    float[][] rows = score(words, count);
    double[] losses = new double[count];
    compute.rows(
        count,
        32,
        (row, worker) -> {
          if (gold[row] < 0) {
            Arrays.fill(rows[row], 0f);
          } else {
            losses[row] =
                SetLoss.apply(
                    compute.kernels(),
                    rows[row],
                    map.outputs(),
                    new int[] {gold[row]},
                    weight,
                    rooms[worker]);
          }
        });
    map.addWeightGradient(compute, words, rows, count, scratch);
    map.addInputGradient(compute, rows, count, gradient);
    return Losses.sum(losses);
  }

  /** Makes the gradient zero again. */
  public void clearGradient() {
    map.clearGradient();
  }

  /** The weights to learn, at the rate of a group. */
  public List<Trained> trained(int group) {
    return map.trained(group);
  }
}
