package dodona.train.linear;

import dodona.linear.Mixture;
import dodona.model.Provenance;
import dodona.model.linear.LinearModel;
import dodona.model.linear.LinearShape;
import dodona.support.parallel.OrderedWorkers;
import dodona.train.IterationStats;
import dodona.train.Learner;
import dodona.train.TrainingPass;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Linear learners of one kind that go through the same treebank in different orders; what they
 * learn together is the {@linkplain Mixture mean} of their averaged weights.
 *
 * <p>The learners are independent, so that it does not matter how many of them work at the same
 * time.
 */
final class MixedLearner implements Learner {

  private final List<LinearLearner> learners;
  private final int threads;

  /**
   * Learners that have not begun.
   *
   * @param learners at least one, all of the same shape
   * @param threads how many of them may work at the same time
   */
  MixedLearner(List<LinearLearner> learners, int threads) {
    this.learners = List.copyOf(learners);
    this.threads = Math.min(threads, learners.size());
    for (LinearLearner learner : learners) {
      if (!isSame(learner.shape(), shape())) {
        throw new IllegalArgumentException("only models of the same shape can be mixed");
      }
    }
  }

  private static boolean isSame(LinearShape a, LinearShape b) {
    return a.decoding().equals(b.decoding())
        && a.layout().equals(b.layout())
        && a.labels().equals(b.labels())
        && a.features().text().equals(b.features().text())
        && a.features().clusters().text().equals(b.features().clusters().text());
  }

  private LinearShape shape() {
    return learners.get(0).shape();
  }

  @Override
  public String description() {
    return learners.get(0).description();
  }

  @Override
  public void learn(TrainingPass pass) {
    List<TrainingPass> passes = pass.split(learners.size());
    Function<Integer, IterationStats> worker =
        number -> {
          passes.get(number).begin(number + 1);
          learners.get(number).learn(passes.get(number));
          return passes.get(number).stats();
        };
    OrderedWorkers.map(
        IntStream.range(0, learners.size()).iterator(),
        1,
        () -> worker,
        threads,
        pass.stats()::add);
  }

  @Override
  public LinearModel snapshot() {
    float[] mean =
        Mixture.mean(learners.size(), number -> learners.get(number).weights().average());
    return LinearModel.of(shape(), mean, Provenance.UNKNOWN);
  }

  @Override
  public void save(DataOutputStream out) throws IOException {
    for (LinearLearner learner : learners) {
      learner.save(out);
    }
  }

  @Override
  public void restore(DataInputStream in) throws IOException {
    for (LinearLearner learner : learners) {
      learner.restore(in);
    }
  }
}
