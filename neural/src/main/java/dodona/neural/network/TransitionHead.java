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
  private final Learnt projection;
  private final Learnt output;
  private final Parameter absent;
  private final Parameter absentGradient;
  private final Linear.Scratch scratch = new Linear.Scratch();
  private final Matrix projected;
  private final Matrix projectedGradient;
  private final Matrix states;
  private final Matrix statesGradient;
  private final Matrix scores;
  private final float[][] rooms;

  /**
   * A head with random weights.
   *
   * @param width the length of a word's vector
   * @param places how many places a configuration names
   * @param hidden the width of a projection
   * @param transitions how many transitions there are
   */
  public TransitionHead(
      Compute compute,
      int width,
      int places,
      int hidden,
      int transitions,
      SplittableRandom random) {
    this.compute = compute;
    this.places = places;
    this.hidden = hidden;
    this.projection = new Learnt("places", width, places * hidden, random);
    this.output = new Learnt("transitions", hidden, transitions, random);
    this.absent = new Parameter("absent", places, hidden);
    this.absentGradient = new Parameter("absent", places, hidden);
    Learnt.fill(absent, 0.1, random);
    this.projected = new Matrix(places * hidden);
    this.projectedGradient = new Matrix(places * hidden);
    this.states = new Matrix(hidden);
    this.statesGradient = new Matrix(hidden);
    this.scores = new Matrix(transitions);
    this.rooms = new float[compute.threads()][transitions];
    pack(true);
  }

  /** Takes notice that the weights have changed. */
  public void pack(boolean training) {
    projection.pack(compute, training);
    output.pack(compute, training);
  }

  /** Projects so many words; what {@link #score} says from then on is about them. */
  public void project(float[][] words, int count) {
    projection.forward(compute, words, count, projected.rows(count));
  }

  /**
   * The scores of all transitions in so many configurations of projected words.
   *
   * @param configurations for each, the word at each place; −1 where there is none
   * @return a matrix that the next call overwrites
   */
  public float[][] score(int[][] configurations, int count) {
    sum(configurations, count, Dropout.NONE);
    float[][] rows = scores.rows(count);
    output.forward(compute, states.rows(count), count, rows);
    return rows;
  }

  private void sum(int[][] configurations, int count, Dropout dropout) {
    float[][] words = projected.rows(0);
    float[][] rows = states.rows(count);
    compute.rows(
        count,
        32,
        (row, worker) -> {
          float[] state = rows[row];
          Arrays.fill(state, 0f);
          for (int place = 0; place < places; place++) {
            int word = configurations[row][place];
            if (word < 0) {
              add(state, absent.rows()[place], 0, hidden);
            } else {
              add(state, words[word], place * hidden, hidden);
            }
          }
          for (int i = 0; i < hidden; i++) {
            state[i] = Math.max(0f, state[i]);
          }
          dropout.apply(state, hidden, DROPOUT_PLACE, row);
        });
  }

  private static void add(float[] state, float[] row, int at, int n) {
    for (int i = 0; i < n; i++) {
      state[i] += row[at + i];
    }
  }

  /**
   * Adds to the gradients of the weights and of the words.
   *
   * @param configurations for each, the word at each place; −1 where there is none
   * @param correct for each, the correct transitions, at least one
   * @param weight what the loss is multiplied by
   * @return the loss before that, summed over configurations
   */
  public double learn(
      float[][] words,
      int wordCount,
      int[][] configurations,
      int[][] correct,
      Dropout dropout,
      float weight,
      float[][] gradient) {
    int count = configurations.length;
    project(words, wordCount);
    sum(configurations, count, dropout);
    float[][] rows = scores.rows(count);
    float[][] sums = states.rows(count);
    float[][] sumsGradient = statesGradient.rows(count);
    output.forward(compute, sums, count, rows);
    double[] losses = new double[count];
    compute.rows(
        count,
        32,
        (row, worker) ->
            losses[row] =
                SetLoss.apply(
                    compute.kernels(),
                    rows[row],
                    output.outputs(),
                    correct[row],
                    weight,
                    rooms[worker]));
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
    Learnt.clear(absentGradient);
  }

  /** The weights to learn, at the rate of a group. */
  public List<Trained> trained(int group) {
    List<Trained> all = new ArrayList<>(projection.trained(group));
    all.addAll(output.trained(group));
    all.add(new Trained(absent, absentGradient, group));
    return all;
  }
}
