package dodona.neural.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dodona.neural.encoder.Parameter;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Heads that take over parts of trained heads score as these do. */
class HeadMappingTest {

  private static final int ENCODER_WIDTH = 3;
  private static final int SHARED = ENCODER_WIDTH + WordStates.SHAPE_WIDTH;

  private final Compute compute = new Compute(Kernels.best(), 1);
  private final float[] word = random(SHARED);

  @AfterEach
  void close() {
    compute.close();
  }

  private static float[] random(int size) {
    Random random = new Random(2);
    float[] values = new float[size];
    for (int i = 0; i < size; i++) {
      values[i] = (float) random.nextGaussian();
    }
    return values;
  }

  private Heads heads(int domains, int rank, int tags, int transitions, long seed) {
    TagHead.Shape tag = new TagHead.Shape(List.of(tags), rank);
    Heads.Shape shape = new Heads.Shape(ENCODER_WIDTH, domains, List.of(tag), 2, 4, transitions);
    Heads heads = new Heads(compute, shape, new SplittableRandom(seed));
    Random random = new Random(seed);
    for (Parameter parameter : heads.weights()) { // biases too
      for (float[] row : parameter.rows()) {
        for (int i = 0; i < row.length; i++) {
          row[i] = (float) random.nextGaussian();
        }
      }
    }
    heads.pack(true);
    return heads;
  }

  /** The vector of the word in sentences of a treebank. */
  private float[] in(float[] treebank) {
    float[] all = Arrays.copyOf(word, SHARED + treebank.length);
    System.arraycopy(treebank, 0, all, SHARED, treebank.length);
    return all;
  }

  private static float[][] treebanks(Heads heads) {
    return heads.words().trained(0).get(1).weights().rows();
  }

  private static float[] tags(Heads heads, float[] word) {
    return heads.tags().get(0).score(new float[][] {word}, 1)[0];
  }

  private static float[] transitions(Heads heads, float[] word, int... places) {
    heads.transitions().project(new float[][] {word}, 1);
    float[][] scores = new float[1][heads.transitions().transitions()];
    heads.transitions().newScores().score(new int[][] {places}, 1, scores);
    return scores[0];
  }

  @Test
  void aTreebankBecomesPartOfTheBias() {
    for (int rank : new int[] {0, 2}) {
      Heads trained = heads(3, rank, 5, 6, 1);
      Heads made = heads(0, 0, 4, 3, 2);
      float before = tags(made, word)[2];
      made.takeOver(
          trained,
          new HeadMapping(
              List.of(List.of(1)),
              List.of(List.of(4, 0, -1, 2)),
              List.of(1, 0),
              List.of(5, -1, 0)));
      float[] full = in(treebanks(trained)[1]);
      float[] expected = tags(trained, full);
      float[] found = tags(made, word);
      assertThat(found[0]).isCloseTo(expected[4], within(1e-4f));
      assertThat(found[1]).isCloseTo(expected[0], within(1e-4f));
      assertThat(found[2]).isEqualTo(before);
      assertThat(found[3]).isCloseTo(expected[2], within(1e-4f));
      float[] moves = transitions(trained, full, 0, -1);
      assertThat(transitions(made, word, -1, 0)[0]).isCloseTo(moves[5], within(1e-4f));
      assertThat(transitions(made, word, -1, 0)[2]).isCloseTo(moves[0], within(1e-4f));
    }
  }

  @Test
  void aNewTreebankStartsAsTheMeanOfOthers() {
    Heads trained = heads(3, 2, 5, 6, 1);
    Heads made = heads(2, 2, 5, 6, 2);
    List<Integer> five = List.of(0, 1, 2, 3, 4);
    List<Integer> six = List.of(0, 1, 2, 3, 4, 5);
    made.takeOver(
        trained,
        new HeadMapping(List.of(List.of(2), List.of(0, 2)), List.of(five), List.of(0, 1), six));
    assertThat(treebanks(made)[0]).isEqualTo(treebanks(trained)[2]);
    assertThat(treebanks(made)[1][5])
        .isCloseTo((treebanks(trained)[0][5] + treebanks(trained)[2][5]) / 2, within(1e-6f));
    float[] full = in(treebanks(made)[0]);
    assertThat(tags(made, full)).isEqualTo(tags(trained, full));
    assertThat(transitions(made, full, 0, 0)).isEqualTo(transitions(trained, full, 0, 0));
  }

  @Test
  void treebanksMakeNoDifferenceAtFirstIfTheNetworkHadNone() {
    Heads trained = heads(0, 0, 2, 3, 1);
    Heads made = heads(2, 0, 2, 3, 2);
    made.takeOver(
        trained,
        new HeadMapping(List.of(), List.of(List.of(0, 1)), List.of(0, 1), List.of(0, 1, 2)));
    for (float[] treebank : treebanks(made)) {
      assertThat(tags(made, in(treebank))).isEqualTo(tags(trained, word));
      assertThat(transitions(made, in(treebank), 0, -1))
          .isEqualTo(transitions(trained, word, 0, -1));
    }
  }
}
