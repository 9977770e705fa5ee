package dodona.train;

import dodona.linear.Mixture;
import dodona.linear.RandomOrder;
import dodona.model.ModelShape;
import dodona.support.OrderedWorkers;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Learners of one kind that go through the same treebank in different orders; what they learn
 * together is the {@link Mixture} of their averaged weights. The learners know nothing of each
 * other, so that it does not matter how many of them work at the same time.
 */
final class MixedLearners {

  private static final long NEXT_ITERATION = 0x9E3779B97F4A7C15L;
  private static final long NEXT_MODEL = 0xD1B54A32D192ED03L;

  private final List<Learner> learners;
  private final int threads;

  /**
   * Learners that have not begun.
   *
   * @param learners at least one, all of the same shape
   * @param threads how many of them may work at the same time
   */
  MixedLearners(List<Learner> learners, int threads) {
    this.learners = List.copyOf(learners);
    this.threads = Math.min(threads, learners.size());
    for (Learner learner : learners) {
      if (!isSame(learner.shape(), shape())) {
        throw new IllegalArgumentException("only models of the same shape can be mixed");
      }
    }
  }

  private static boolean isSame(ModelShape a, ModelShape b) {
    return a.decoding().equals(b.decoding())
        && a.layout().equals(b.layout())
        && a.labels().equals(b.labels())
        && a.features().text().equals(b.features().text())
        && a.features().clusters().text().equals(b.features().clusters().text());
  }

  int size() {
    return learners.size();
  }

  ModelShape shape() {
    return learners.get(0).shape();
  }

  String description() {
    return learners.get(0).description();
  }

  /** Goes through the treebank once with every learner; returns what happened to all of them. */
  Tally learn(TrainingSet data, int iteration, long seed, TrainingListener listener) {
    Count count = new Count(listener, iteration, data.size() * learners.size());
    Tally tally = new Tally();
    Function<Integer, Tally> worker =
        number -> {
          long start = seed + (NEXT_MODEL * number) + (NEXT_ITERATION * iteration);
          return learn(number, data, iteration, new SplittableRandom(start), count);
        };
    OrderedWorkers.map(
        IntStream.range(0, learners.size()).iterator(), 1, () -> worker, threads, tally::add);
    return tally;
  }

  private Tally learn(
      int number, TrainingSet data, int iteration, SplittableRandom random, Count count) {
    Learner learner = learners.get(number);
    Tally tally = new Tally();
    count.begin(number + 1);
    for (int i : RandomOrder.of(data.size(), random)) {
      learner.learn(data.sentence(i), data.tree(i), iteration, random, tally);
      count.learnt();
    }
    return tally;
  }

  /** Counts the sentences of all learners for a listener, which is told one at a time. */
  private static final class Count {
    private final TrainingListener listener;
    private final int iteration;
    private final int all;
    private int done;

    Count(TrainingListener listener, int iteration, int all) {
      this.listener = listener;
      this.iteration = iteration;
      this.all = all;
    }

    synchronized void begin(int model) {
      listener.modelBegun(iteration, model);
    }

    synchronized void learnt() {
      done++;
      listener.learnt(iteration, done, all);
    }
  }

  /** The mean of the averaged weights. */
  float[] average() {
    return Mixture.mean(learners.size(), model -> learners.get(model).weights().average());
  }

  /** Writes everything that determines what comes next. */
  void save(DataOutputStream out) throws IOException {
    for (Learner learner : learners) {
      learner.weights().save(out);
    }
  }

  /** Takes over what as many learners saved. */
  void restore(DataInputStream in) throws IOException {
    for (Learner learner : learners) {
      learner.weights().restore(in);
    }
  }
}
