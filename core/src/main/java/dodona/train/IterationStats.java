package dodona.train;

/** Counts of an iteration: sentences, decisions and swaps. */
public final class IterationStats {

  private long sentences;
  private long decisions;
  private long correct;
  private long swaps;

  /** Counts a training sentence. */
  public void sentence() {
    sentences++;
  }

  /** Counts a decision. */
  public void decision(boolean isCorrect) {
    decisions++;
    correct += isCorrect ? 1 : 0;
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
  }

  /** Returns the number of training sentences. */
  public long sentences() {
    return sentences;
  }

  /** Returns the share of decisions that were correct before the weights were changed. */
  public double accuracy() {
    return decisions == 0 ? 0 : (double) correct / decisions;
  }

  /** Returns the number of swaps in the derivations that were followed or, in a beam, learned. */
  public long swaps() {
    return swaps;
  }
}
