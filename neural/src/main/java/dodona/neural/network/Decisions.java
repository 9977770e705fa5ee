package dodona.neural.network;

/**
 * Decisions of a derivation, with the correct choices. A decision is between the transitions of one
 * configuration or, in systems with many sites, of several rows, one for each site.
 */
public final class Decisions {

  private final int[][] configurations;
  private final int[] starts;
  private final int[][] correct;

  /**
   * Decisions, one after the other.
   *
   * @param configurations for each row, the word at each place; −1 where there is none
   * @param starts the first row of each decision and, in the end, the number of rows
   * @param correct for each decision, the correct transitions, at least one; those of its second
   *     row are numbered on from those of the first, and so on
   */
  public Decisions(int[][] configurations, int[] starts, int[][] correct) {
    if (starts.length != correct.length + 1 || starts[correct.length] != configurations.length) {
      throw new IllegalArgumentException("the decisions do not cover all rows");
    }
    this.configurations = configurations;
    this.starts = starts;
    this.correct = correct;
  }

  /** Returns the number of decisions. */
  public int size() {
    return correct.length;
  }

  int[][] configurations() {
    return configurations;
  }

  int start(int decision) {
    return starts[decision];
  }

  int[] correct(int decision) {
    return correct[decision];
  }
}
