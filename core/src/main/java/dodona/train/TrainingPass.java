package dodona.train;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * One pass of a learner over a treebank, with examples in random order.
 *
 * <p>Order and random numbers follow from the seed, the number of the iteration and that of the
 * learner alone. It belongs to one thread.
 */
public final class TrainingPass {

  private static final long NEXT_ITERATION = 0x9E3779B97F4A7C15L;
  private static final long NEXT_BATCH = 0xA0761D6478BD642FL;
  private static final long NEXT_LEARNER = 0xD1B54A32D192ED03L;

  private final TrainingSet data;
  private final int iteration;
  private final long seed;
  private final TrainingListener listener;
  private final SplittableRandom random;
  private final IterationStats stats = new IterationStats();
  private final Count count;
  private int done;
  private int skipped;
  private Runnable afterBatch = () -> {};

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

  /** Returns the number of this pass over the treebank, from 1. */
  public int iteration() {
    return iteration;
  }

  /** Returns the number of examples in this pass. */
  public int size() {
    return data.sizeOfPass();
  }

  /** Returns the number of examples that have been handed out so far. */
  public int done() {
    return done;
  }

  /**
   * Random numbers for the examples that are handed out next. They do not depend on those that were
   * drawn before, so that a pass can be continued in the middle.
   */
  public SplittableRandom batchRandom() {
    return new SplittableRandom(seed + (NEXT_ITERATION * iteration) + (NEXT_BATCH * (done + 1L)));
  }

  /**
   * Skips examples that a checkpoint has learned.
   *
   * @param examples how many, at the end of a batch
   */
  void skip(int examples) {
    skipped = examples;
  }

  /** Sets what is done after each batch. */
  void afterBatch(Runnable action) {
    afterBatch = action;
  }

  /** Returns the source of random numbers. */
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
    for (int i : data.order(seed, iteration, random)) {
      Example example = data.example(i);
      if (!batch.isEmpty() && filled + size.applyAsInt(example) > most) {
        hand(batch, learn);
        batch = new ArrayList<>();
        filled = 0;
      }
      batch.add(example);
      filled += size.applyAsInt(example);
    }
    hand(batch, learn);
  }

  private void hand(List<Example> batch, Consumer<List<Example>> learn) {
    boolean isNew = done >= skipped;
    if (isNew) {
      learn.accept(batch);
    }
    done += batch.size();
    count.add(batch.size());
    if (isNew) {
      count.report();
      afterBatch.run();
    }
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

  /**
   * Counts the examples of all learners for a listener, which is called by one thread at a time.
   */
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

    synchronized void add(int examples) {
      done += examples;
    }

    synchronized void report() {
      listener.learnt(iteration, done, all);
    }
  }
}
