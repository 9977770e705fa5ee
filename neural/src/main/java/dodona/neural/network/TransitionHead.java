package dodona.neural.network;

import dodona.neural.encoder.Dropout;
import dodona.neural.encoder.Linear;
import dodona.neural.encoder.Parameter;
import dodona.neural.kernel.Compute;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Scores transitions by the words at some places of a configuration. Each word is projected once
 * for every place; a configuration is then a sum of rows, cut off below zero, and one linear map.
 */
public final class TransitionHead {

  private static final int DROPOUT_PLACE = 1_000;
  private static final int COLUMNS = 64;

  private final Compute compute;
  private final int places;
  private final int hidden;
  private final TrainableLinear projection;
  private final TrainableLinear output;
  private final Parameter absent;
  private final Parameter absentGradient;
  private final Linear.Scratch scratch = new Linear.Scratch();
  private final Matrix projected;
  private final Matrix projectedGradient;
  private final Matrix states;
  private final Matrix statesGradient;
  private final Matrix scores;
  private final float[][] rooms;

  /** Creates a head with random weights. */
  public TransitionHead(Compute compute, Heads.Shape shape, SplittableRandom random) {
    this(
        compute,
        new TrainableLinear("places", shape.wordWidth(), shape.places() * shape.hidden(), random),
        new TrainableLinear("transitions", shape.hidden(), shape.transitions(), random),
        new Parameter("absent", shape.places(), shape.hidden()),
        new Parameter("absent", shape.places(), shape.hidden()));
    TrainableLinear.fill(absent, 0.1, random);
    pack(true);
  }

  private TransitionHead(
      Compute compute,
      TrainableLinear projection,
      TrainableLinear output,
      Parameter absent,
      Parameter absentGradient) {
    this.compute = compute;
    this.places = absent.rows().length;
    this.hidden = absent.columns();
    this.projection = projection;
    this.output = output;
    this.absent = absent;
    this.absentGradient = absentGradient;
    this.projected = new Matrix(places * hidden);
    this.projectedGradient = new Matrix(places * hidden);
    this.states = new Matrix(hidden);
    this.statesGradient = new Matrix(hidden);
    this.scores = new Matrix(output.outputs());
    this.rooms = new float[compute.threads()][output.outputs()];
  }

  /** A head of the same weights, for another thread. */
  TransitionHead sharing(Compute other) {
    return new TransitionHead(other, projection, output, absent, absentGradient);
  }

  /**
   * Takes over the parts of a trained head that a mapping names; nothing if configurations have
   * another width.
   */
  void takeOver(TransitionHead trained, HeadMapping mapping, SharedInputs inputs) {
    if (trained.hidden != hidden) {
      return;
    }
    List<Integer> columns = new ArrayList<>();
    for (int place = 0; place < places; place++) {
      int from = mapping.places().get(place);
      for (int i = 0; i < hidden; i++) {
        columns.add(from < 0 ? -1 : from * hidden + i);
      }
      if (from >= 0) {
        System.arraycopy(trained.absent.rows()[from], 0, absent.rows()[place], 0, hidden);
      }
    }
    projection.takeOver(trained.projection, columns, inputs);
    output.takeOver(trained.output, mapping.transitions(), SharedInputs.all(hidden));
  }

  /** Returns the number of transitions. */
  public int transitions() {
    return output.outputs();
  }

  /** Takes notice that the weights have changed. */
  public void pack(boolean training) {
    projection.pack(compute, training);
    output.pack(compute, training);
  }

  /** Projects words; scoring and training then refer to them, until the next call. */
  public void project(float[][] words, int count) {
    projection.forward(compute, words, count, projected.rows(count));
  }

  /** The scratch space of one scoring thread; see {@link #newScores}. */
  public final class Scores {
    private final Matrix states = new Matrix(hidden);

    private Scores() {}

    /**
     * The scores of all transitions in so many configurations of projected words.
     *
     * @param configurations for each, the word at each place; −1 where there is none
     * @param scores receives a row for each
     */
    public void score(int[][] configurations, int count, float[][] scores) {
      float[][] rows = states.rows(count);
      for (int row = 0; row < count; row++) {
        sum(configurations[row], rows[row]);
      }
      output.forward(compute.kernels(), rows, count, scores);
    }
  }

  /** Returns scratch space for another thread. */
  public Scores newScores() {
    return new Scores();
  }

  private void sum(int[][] configurations, int count, Dropout dropout) {
    float[][] rows = states.rows(count);
    compute.rows(
        count,
        32,
        (row, worker) -> {
          sum(configurations[row], rows[row]);
          dropout.apply(rows[row], hidden, DROPOUT_PLACE, row);
        });
  }

  private void sum(int[] configuration, float[] state) {
    float[][] words = projected.rows(0);
    Arrays.fill(state, 0f);
    for (int place = 0; place < places; place++) {
      int word = configuration[place];
      if (word < 0) {
        add(state, absent.rows()[place], 0, hidden);
      } else {
        add(state, words[word], place * hidden, hidden);
      }
    }
    for (int i = 0; i < hidden; i++) {
      state[i] = Math.max(0f, state[i]);
    }
  }

  private static void add(float[] state, float[] row, int at, int n) {
    for (int i = 0; i < n; i++) {
      state[i] += row[at + i];
    }
  }

  /**
   * Adds to the gradients of the weights and of the words.
   *
   * @param words what was projected last
   * @param decisions the decisions, and what would have been correct
   * @param weight what the loss is multiplied by
   * @return the loss before that, summed over decisions
   */
  public double learn(
      float[][] words,
      int wordCount,
      Decisions decisions,
      Dropout dropout,
      float weight,
      float[][] gradient) {
    int[][] configurations = decisions.configurations();
    int count = configurations.length;
    sum(configurations, count, dropout);
    float[][] rows = scores.rows(count);
    float[][] sums = states.rows(count);
    float[][] sumsGradient = statesGradient.rows(count);
    output.forward(compute, sums, count, rows);
    double[] losses = new double[decisions.size()];
    compute.rows(
        losses.length,
        32,
        (decision, worker) -> losses[decision] = loss(decisions, decision, rows, weight, worker));
    output.addWeightGradient(compute, sums, rows, count, scratch);
    output.inputGradient(compute, rows, count, sumsGradient);
    compute.rows(
        count,
        32,
        (row, worker) -> {
          dropout.apply(sumsGradient[row], hidden, DROPOUT_PLACE, row);
          for (int i = 0; i < hidden; i++) {
            sumsGradient[row][i] = sums[row][i] > 0 ? sumsGradient[row][i] : 0f;
          }
        });
    float[][] placed = projectedGradient.rows(wordCount);
    scatter(configurations, wordCount, sumsGradient, placed);
    projection.addWeightGradient(compute, words, placed, wordCount, scratch);
    projection.addInputGradient(compute, placed, wordCount, gradient);
    return Losses.sum(losses);
  }

  /** The loss of a decision, which may be between the transitions of several rows. */
  private double loss(Decisions decisions, int decision, float[][] rows, float weight, int worker) {
    int first = decisions.start(decision);
    int count = decisions.start(decision + 1) - first;
    int transitions = output.outputs();
    int[] correct = decisions.correct(decision);
    if (rooms[worker].length < count * transitions) {
      rooms[worker] = new float[count * transitions];
    }
    float[] room = rooms[worker];
    if (count == 1) {
      return SetLoss.apply(compute.kernels(), rows[first], transitions, correct, weight, room);
    }
    float[] all = new float[count * transitions];
    for (int i = 0; i < count; i++) {
      System.arraycopy(rows[first + i], 0, all, i * transitions, transitions);
    }
    double loss = SetLoss.apply(compute.kernels(), all, all.length, correct, weight, room);
    for (int i = 0; i < count; i++) {
      System.arraycopy(all, i * transitions, rows[first + i], 0, transitions);
    }
    return loss;
  }

  /** Gives each word at a place its share; a task has some columns of a place to itself. */
  private void scatter(int[][] configurations, int wordCount, float[][] from, float[][] to) {
    int blocks = (hidden + COLUMNS - 1) / COLUMNS;
    compute.run(
        places * blocks,
        (index, worker) -> {
          int place = index / blocks;
          int first = index % blocks * COLUMNS;
          int end = Math.min(hidden, first + COLUMNS);
          int shift = place * hidden;
          for (int word = 0; word < wordCount; word++) {
            Arrays.fill(to[word], shift + first, shift + end, 0f);
          }
          for (int row = 0; row < configurations.length; row++) {
            int word = configurations[row][place];
            float[] target = word < 0 ? absentGradient.rows()[place] : to[word];
            int at = word < 0 ? 0 : shift;
            for (int i = first; i < end; i++) {
              target[at + i] += from[row][i];
            }
          }
        });
  }

  /** Makes the gradient zero again. */
  public void clearGradient() {
    projection.clearGradient();
    output.clearGradient();
    TrainableLinear.clear(absentGradient);
  }

  /** The weights to learn, at the rate of a group. */
  public List<Trained> trained(int group) {
    List<Trained> all = new ArrayList<>(projection.trained(group));
    all.addAll(output.trained(group));
    all.add(new Trained(absent, absentGradient, group));
    return all;
  }
}
