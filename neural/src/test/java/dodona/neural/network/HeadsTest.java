package dodona.neural.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dodona.neural.encoder.Dropout;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.Parameter;
import dodona.neural.encoder.TinyEncoder;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class HeadsTest {

  private static final float STEP = 2e-3f;
  private static final int WORDS = 9;
  private static final int WIDTH = WordStates.SHAPE_WIDTH + 3;

  private final Compute compute = new Compute(Kernels.best(), 1);
  private final float[][] words = random(WORDS, WIDTH);
  private final float[][] gradient = new float[WORDS][WIDTH];

  @AfterEach
  void close() {
    compute.close();
  }

  private static Heads.Shape shape(int places, int hidden, int transitions) {
    return new Heads.Shape(3, 0, List.of(), places, hidden, transitions);
  }

  @Test
  void theGradientOfTagsAgreesWithFiniteDifferences() {
    assertTagGradient(TagHead.Shape.of(5), Candidates.all(List.of(5)), 0, 4, 2, -1, 3, 3, 1, -1, 0);
  }

  @Test
  void theGradientOfTagsBehindABottleneckAgreesWithFiniteDifferences() {
    TagHead.Shape shape = new TagHead.Shape(List.of(5), 3);
    assertTagGradient(shape, Candidates.all(List.of(5)), 0, 4, 2, -1, 3, 3, 1, -1, 0);
  }

  @Test
  void outputsThatAreNotCandidatesHaveNoGradient() {
    BitSet some = new BitSet();
    some.set(0);
    some.set(3);
    some.set(4);
    TagHead.Shape shape = TagHead.Shape.of(5);
    assertTagGradient(shape, Candidates.of(List.of(5), some), 0, 4, 2, -1, 3, 3, 1, -1, 0);
    TagHead head = new TagHead(compute, "tags", WIDTH, shape, new SplittableRandom(1));
    TagHead.Gold[] gold = new TagHead.Gold[WORDS];
    Arrays.fill(gold, new TagHead.Gold(Candidates.of(List.of(5), some), new int[] {3}));
    double unused = head.learn(words, WORDS, gold, 1f, gradient);
    for (float[] row : head.trained(0).get(0).gradient().rows()) {
      assertThat(row[1]).isZero();
      assertThat(row[2]).isZero();
      assertThat(row[3]).isNotZero();
    }
  }

  @Test
  void theGradientOfSeveralGroupsAgreesWithFiniteDifferences() {
    List<Integer> groups = List.of(3, 1, 2);
    TagHead head =
        new TagHead(compute, "tags", WIDTH, new TagHead.Shape(groups, 0), new SplittableRandom(1));
    TagHead.Gold[] gold = new TagHead.Gold[WORDS];
    for (int i = 1; i < WORDS; i++) {
      gold[i] =
          new TagHead.Gold(Candidates.all(groups), new int[] {i % 3, 3, i == 4 ? -1 : 4 + i % 2});
    }
    assertThat(head.learn(words, WORDS, gold, 0.3f, gradient)).isPositive();
    DoubleSupplier again =
        () -> {
          head.pack(true);
          return 0.3 * head.learn(words, WORDS, gold, 0f, new float[WORDS][WIDTH]);
        };
    assertGradients(head.trained(0), again);
    assertGradient("words", words, gradient, again);
    float[] scores = {1, 3, 2, -7, 0, 5};
    assertThat(Candidates.all(groups).best(scores)).containsExactly(1, 3, 5);
  }

  private void assertTagGradient(TagHead.Shape shape, Candidates candidates, int... outputs) {
    TagHead head = new TagHead(compute, "tags", WIDTH, shape, new SplittableRandom(1));
    TagHead.Gold[] gold = new TagHead.Gold[WORDS];
    for (int i = 0; i < WORDS; i++) {
      gold[i] = new TagHead.Gold(candidates, new int[] {outputs[i]});
    }
    double loss = head.learn(words, WORDS, gold, 0.3f, gradient);
    assertThat(loss).isPositive();
    DoubleSupplier again =
        () -> {
          head.pack(true);
          return 0.3 * head.learn(words, WORDS, gold, 0f, new float[WORDS][WIDTH]);
        };
    assertGradients(head.trained(0), again);
    assertGradient("words", words, gradient, again);
  }

  @Test
  void theGradientOfTransitionsAgreesWithFiniteDifferences() {
    TransitionHead head = new TransitionHead(compute, shape(4, 70, 11), new SplittableRandom(2));
    int[][] configurations = {
      {-1, -1, 0, 1}, {0, -1, 1, 2}, {1, 0, 2, 3}, {2, 1, 8, -1}, {8, 2, 1, -1}, {3, 3, 3, 3}
    };
    int[][] correct = {{0}, {10, 3}, {4, 11 + 5, 22 + 6}, {9}};
    Decisions decisions = new Decisions(configurations, new int[] {0, 1, 2, 5, 6}, correct);
    Dropout dropout = new Dropout(Kernels.best(), 0.2f, 3);
    head.project(words, WORDS);
    head.learn(words, WORDS, decisions, dropout, 2f, gradient);
    DoubleSupplier again =
        () -> {
          head.pack(true);
          float[][] unused = new float[WORDS][WIDTH];
          head.project(words, WORDS);
          return 2 * head.learn(words, WORDS, decisions, dropout, 0f, unused);
        };
    assertGradients(head.trained(0), again);
    assertGradient("words", words, gradient, again);
  }

  @Test
  void theGradientOfWordStatesAgreesWithFiniteDifferences() {
    Encoder encoder = TinyEncoder.of(1, 5);
    WordBatch batch =
        WordBatch.of(
            encoder, List.of(List.of("Dogs", "unchasing", "42", "!"), List.of(), List.of("THE")));
    assertThat(batch.words()).isEqualTo(4 + 1 + 1 + 1 + 1);
    assertStateGradient(batch, 0);
    assertStateGradient(batch.withDomains(new int[] {2, 0, 1}), 3);
  }

  private void assertStateGradient(WordBatch batch, int domains) {
    WordStates states = new WordStates(compute, 12, domains, new SplittableRandom(3));
    float[][] pieces = random(batch.pieces().rows(), 12);
    float[][] direction = random(batch.words(), states.width());
    Dropout dropout = new Dropout(Kernels.best(), 0.2f, 3);
    float[][] d = new float[direction.length][];
    for (int i = 0; i < d.length; i++) {
      d[i] = direction[i].clone();
    }
    float[][] found = states.backward(batch, dropout, d);
    DoubleSupplier again =
        () -> {
          float[][] forward = states.forward(batch, pieces, dropout);
          double loss = 0;
          for (int i = 0; i < direction.length; i++) {
            for (int j = 0; j < direction[i].length; j++) {
              loss += (double) forward[i][j] * direction[i][j];
            }
          }
          return loss;
        };
    assertGradients(states.trained(0), again);
    assertGradient("pieces", pieces, found, again);
  }

  @Test
  void theLossOfASetIsThatOfItsWholeProbability() {
    float[] scores = {1f, 2f, 3f, -100f};
    double all = Math.exp(1) + Math.exp(2) + Math.exp(3);
    double loss = SetLoss.apply(Kernels.plain(), scores, 4, new int[] {0, 2}, 1f, new float[4]);
    assertThat(loss).isCloseTo(-Math.log((Math.exp(1) + Math.exp(3)) / all), within(1e-9));
    assertThat(scores[1]).isCloseTo((float) (Math.exp(2) / all), within(1e-6f));
    float[] hopeless = {100f, -100f};
    assertThat(SetLoss.apply(Kernels.plain(), hopeless, 2, new int[] {1}, 1f, new float[2]))
        .isCloseTo(200, within(1e-6));
    assertThat(hopeless).containsExactly(1f, -1f);
  }

  @Test
  void scoresOfConfigurationsDoNotDependOnOneAnother() {
    TransitionHead head = new TransitionHead(compute, shape(2, 33, 6), new SplittableRandom(2));
    head.project(words, WORDS);
    int[][] configurations = {{0, 1}, {-1, 2}, {5, 8}, {4, 4}, {3, -1}};
    float[][] together = new float[configurations.length][6];
    head.newScores().score(configurations, configurations.length, together);
    for (int i = 0; i < configurations.length; i++) {
      float[][] alone = new float[1][6];
      head.newScores().score(new int[][] {configurations[i]}, 1, alone);
      assertThat(alone[0]).isEqualTo(together[i]);
    }
  }

  private static void assertGradients(List<Trained> trained, DoubleSupplier loss) {
    List<float[][]> gradients = new ArrayList<>();
    for (Trained one : trained) {
      float[][] copy = new float[one.gradient().rows().length][];
      for (int i = 0; i < copy.length; i++) {
        copy[i] = one.gradient().rows()[i].clone();
      }
      gradients.add(copy);
    }
    for (int i = 0; i < trained.size(); i++) {
      Parameter weights = trained.get(i).weights();
      assertGradient(weights.name(), weights.rows(), gradients.get(i), loss);
    }
  }

  private static void assertGradient(
      String name, float[][] values, float[][] gradient, DoubleSupplier loss) {
    Random random = new Random(6);
    for (int i = 0; i < 12; i++) {
      int row = random.nextInt(values.length);
      int column = random.nextInt(values[row].length);
      float expected = gradient[row][column];
      float kept = values[row][column];
      values[row][column] = kept + STEP;
      double above = loss.getAsDouble();
      values[row][column] = kept - STEP;
      double below = loss.getAsDouble();
      values[row][column] = kept;
      assertThat((above - below) / (2 * STEP))
          .as("%s [%s][%s]", name, row, column)
          .isCloseTo(expected, within(0.004 + 0.005 * Math.abs(expected)));
    }
  }

  private static float[][] random(int rows, int columns) {
    Random random = new Random(rows);
    float[][] x = new float[rows][columns];
    for (float[] row : x) {
      for (int i = 0; i < columns; i++) {
        row[i] = (float) random.nextGaussian();
      }
    }
    return x;
  }
}
