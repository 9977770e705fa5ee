package dodona.train;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Counts of an iteration: sentences, decisions and swaps. */
public final class IterationStats {

  private long sentences;
  private long decisions;
  private long correct;
  private long swaps;

  /** Not in checkpoints, as only learners that save between iterations count these. */
  private long approximate;

  /** Counts a training sentence. */
  public void sentence() {
    sentences++;
  }

  /** Counts a decision. */
  public void decision(boolean isCorrect) {
    decisions++;
    correct += isCorrect ? 1 : 0;
  }

  /** Counts decisions for which the oracle could not compute all costs. */
  public void approximate(int count) {
    approximate += count;
  }

  /** Counts swaps. */
  public void swaps(int count) {
    swaps += count;
  }

  /** Adds the counts of another thread. */
  public void add(IterationStats other) {
    sentences += other.sentences;
    decisions += other.decisions;
    correct += other.correct;
    swaps += other.swaps;
    approximate += other.approximate;
  }

  /** Writes the counts, for a checkpoint. */
  void save(DataOutput out) throws IOException {
    for (long count : new long[] {sentences, decisions, correct, swaps}) {
      out.writeLong(count);
    }
  }

  /** Reads what {@link #save} wrote. */
  void restore(DataInput in) throws IOException {
    sentences = in.readLong();
    decisions = in.readLong();
    correct = in.readLong();
    swaps = in.readLong();
  }

  /** Returns the number of training sentences. */
  public long sentences() {
    return sentences;
  }

  /** Returns the share of decisions that were correct before the weights were changed. */
  public double accuracy() {
    return decisions == 0 ? 0 : (double) correct / decisions;
  }

  /** Returns the share of decisions for which the oracle could not compute all costs. */
  public double approximateShare() {
    return decisions == 0 ? 0 : (double) approximate / decisions;
  }

  /** Returns the number of swaps in the derivations that were followed or, in a beam, learned. */
  public long swaps() {
    return swaps;
  }
}
