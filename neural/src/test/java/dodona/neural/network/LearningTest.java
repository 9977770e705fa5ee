package dodona.neural.network;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.neural.encoder.Dropout;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderTraining;
import dodona.neural.encoder.TinyEncoder;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** All parts at work together. */
class LearningTest {

  private static final List<List<String>> SENTENCES =
      List.of(List.of("Dogs", "chase", "the", "cats", "."), List.of("Cats", "chasing", "Dogs"));

  @Test
  void theLossFallsAndNeitherKernelsNorThreadsChangeABitOfTheWeights() {
    Result expected = learn(Kernels.plain(), 1);
    assertThat(expected.last).isLessThan(expected.first / 3);
    for (Kernels kernels : List.of(Kernels.plain(), Kernels.best())) {
      for (int threads = 1; threads <= 3; threads++) {
        Result result = learn(kernels, threads);
        assertThat(result.last).isEqualTo(expected.last);
        assertThat(result.weights).usingRecursiveComparison().isEqualTo(expected.weights);
      }
    }
  }

  private record Result(double first, double last, List<float[]> weights) {}

  private static Result learn(Kernels kernels, int threads) {
    Encoder encoder = TinyEncoder.of(2, 3);
    SplittableRandom random = new SplittableRandom(1);
    try (Compute compute = new Compute(kernels, threads)) {
      EncoderTraining training = new EncoderTraining(encoder, compute);
      WordStates states = new WordStates(compute, encoder.config().width(), 0, random);
      TagHead tags = new TagHead(compute, "tags", states.width(), TagHead.Shape.of(4), random);
      Heads.Shape shape = new Heads.Shape(encoder.config().width(), 0, List.of(), 2, 32, 5);
      TransitionHead transitions = new TransitionHead(compute, shape, random);
      List<Trained> trained = new ArrayList<>(Trained.of(training, 0));
      trained.addAll(states.trained(1));
      trained.addAll(tags.trained(1));
      trained.addAll(transitions.trained(1));
      AdamW adam = new AdamW(compute, trained, 0.01f);
      RateSchedule schedule = new RateSchedule(60, 0.1);
      WordBatch batch = WordBatch.of(encoder, SENTENCES);
      int[] outputs = {-1, 0, 1, 2, 0, 3, -1, 0, 1, 0};
      TagHead.Gold[] gold = new TagHead.Gold[outputs.length];
      for (int i = 0; i < gold.length; i++) {
        gold[i] = new TagHead.Gold(Candidates.all(List.of(4)), new int[] {outputs[i]});
      }
      int[][] configurations = {{0, 1}, {1, 2}, {2, 3}, {6, 7}, {7, -1}};
      int[][] correct = {{0}, {1, 2}, {3}, {4}, {0, 1}};
      Decisions decisions = new Decisions(configurations, new int[] {0, 1, 2, 3, 4, 5}, correct);
      double first = 0;
      double last = 0;
      for (int step = 0; step < 60; step++) {
        Dropout dropout = new Dropout(kernels, 0.1f, step);
        float[][] words = states.forward(batch, training.forward(batch.pieces(), dropout), dropout);
        float[][] gradient = new float[batch.words()][states.width()];
        transitions.project(words, batch.words());
        last =
            tags.learn(words, batch.words(), gold, 0.3f, gradient)
                + transitions.learn(words, batch.words(), decisions, dropout, 2f, gradient);
        first = step == 0 ? last : first;
        training.backward(batch.pieces(), dropout, states.backward(batch, dropout, gradient));
        float factor = schedule.factor(step);
        float clip = (float) Math.min(1, 5 / adam.norm());
        adam.step(new float[] {2e-3f * factor, 1e-2f * factor}, clip);
        training.pack();
        tags.pack(true);
        transitions.pack(true);
        training.clear();
        states.clearGradient();
        tags.clearGradient();
        transitions.clearGradient();
      }
      List<float[]> rows = new ArrayList<>();
      trained.forEach(one -> rows.addAll(List.of(one.weights().rows())));
      return new Result(first, last, rows);
    }
  }
}
