package dodona.train;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * One passage of a learner through a treebank: the examples in random order, some at a time.
 *
 * <p>Order and random numbers follow from the seed, the number of the iteration and that of the
 * learner alone. It belongs to one thread.
 */
public final class TrainingPass {

  private static final long NEXT_ITERATION = 0x9E3779B97F4A7C15L;
  private static final long NEXT_LEARNER = 0xD1B54A32D192ED03L;

  private final TrainingSet data;
  private final int iteration;
  private final long seed;
  private final TrainingListener listener;
  private final SplittableRandom random;
  private final IterationStats stats = new IterationStats();
  private final Count count;

  /** The passage of one learner. */
  public TrainingPass(TrainingSet data, int iteration, long seed, TrainingListener listener) {
    this(data, iteration, seed, 0, listener, new Count(listener, iteration, data.sizeOfPass()));
  }

  private TrainingPass(
      TrainingSet data,
      int iteration,
      long seed,
      int learner,
      TrainingListener listener,
      Count count) {
    this.data = data;
    this.iteration = iteration;
    this.seed = seed;
    this.listener = listener;
    this.random =
        new SplittableRandom(seed + (NEXT_LEARNER * learner) + (NEXT_ITERATION * iteration));
    this.count = count;
  }

  /** How often the treebank is gone through, this time included. */
  public int iteration() {
    return iteration;
  }

  /** How many examples are handed out. */
  public int size() {
    return data.sizeOfPass();
  }

  /** Where random numbers come from. */
  public SplittableRandom random() {
    return random;
  }

  /** Counts what happens. */
  public IterationStats stats() {
    return stats;
  }

  /**
   * Hands out the examples of the passage, each once.
   *
   * @param batch how many at a time; the last may be fewer
   */
  public void forEachBatch(int batch, Consumer<List<Example>> learn) {
    hand(batch, example -> 1, learn);
  }

  /**
   * Hands out the examples of the passage, each once, in batches of about equal size.
   *
   * @param words how many words a batch may have; a longer sentence is a batch of its own
   */
  public void forEachBatchOfWords(int words, Consumer<List<Example>> learn) {
    hand(words, example -> example.sentence().size(), learn);
  }

  private void hand(int most, ToIntFunction<Example> size, Consumer<List<Example>> learn) {
    List<Example> batch = new ArrayList<>();
    int filled = 0;
    for (int i : data.order(random)) {
      Example example = data.example(i);
      if (!batch.isEmpty() && filled + size.applyAsInt(example) > most) {
        learn.accept(batch);
        count.learnt(batch.size());
        batch = new ArrayList<>();
        filled = 0;
      }
      batch.add(example);
      filled += size.applyAsInt(example);
    }
    learn.accept(batch);
    count.learnt(batch.size());
  }

  /**
   * The passages of several learners that go through the treebank in this one's stead, each in an
   * order of its own; the first is like this one.
   */
  public List<TrainingPass> split(int learners) {
    Count all = new Count(listener, iteration, data.sizeOfPass() * learners);
    return IntStream.range(0, learners)
        .mapToObj(learner -> new TrainingPass(data, iteration, seed, learner, listener, all))
        .toList();
  }

  /** Says that one of several learners begins, which are numbered from 1. */
  public void begin(int learner) {
    count.begin(learner);
  }

  /** Counts the examples of all learners for a listener, which is told one thing at a time. */
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

    synchronized void begin(int learner) {
      listener.modelBegun(iteration, learner);
    }

    synchronized void learnt(int examples) {
      done += examples;
      listener.learnt(iteration, done, all);
    }
  }
}
