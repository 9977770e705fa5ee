package dodona.train;

/** What happened during an iteration. */
public final class IterationStats {

  private long sentences;
  private long decisions;
  private long correct;
  private long updates;
  private long swaps;

  /** Counts a sentence that was learnt from. */
  public void sentence() {
    sentences++;
  }

  /** Counts a decision. */
  public void decision(boolean isCorrect) {
    decisions++;
    correct += isCorrect ? 1 : 0;
  }

  /** Counts a change of the weights. */
  public void update() {
    updates++;
  }

  /** Counts swaps. */
  public void swaps(int count) {
    swaps += count;
  }

  /** Counts what happened elsewhere, too. */
  public void add(IterationStats other) {
    sentences += other.sentences;
    decisions += other.decisions;
    correct += other.correct;
    updates += other.updates;
    swaps += other.swaps;
  }

  /** How many sentences were learnt from. */
  public long sentences() {
    return sentences;
  }

  /** How many decisions were judged: transitions in greedy learning, sentences in a beam. */
  public long decisions() {
    return decisions;
  }

  /** The share of decisions that were correct before the weights were changed. */
  public double accuracy() {
    return decisions == 0 ? 0 : (double) correct / decisions;
  }

  /** How often the weights were changed. */
  public long updates() {
    return updates;
  }

  /** How many swaps were in the derivations that were followed or, in a beam, learnt. */
  public long swaps() {
    return swaps;
  }
}
