package dodona.neural.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The decisions on the way of a derivation. */
final class Guided {

  private final List<int[]> rows = new ArrayList<>();
  private final List<Integer> counts = new ArrayList<>();
  private final List<int[]> correct = new ArrayList<>();
  private final List<Boolean> right = new ArrayList<>();
  private int swaps;

  void add(int[][] words, int count, int[] correctNumbers, boolean isCorrect) {
    rows.addAll(Arrays.asList(words).subList(0, count));
    counts.add(count);
    correct.add(correctNumbers);
    right.add(isCorrect);
  }

  void end(int swapCount) {
    swaps = swapCount;
  }

  /** For each row, the words at its places. */
  List<int[]> rows() {
    return rows;
  }

  /** For each decision, how many rows it has. */
  List<Integer> counts() {
    return counts;
  }

  /** For each decision, the correct transitions. */
  List<int[]> correct() {
    return correct;
  }

  /** For each decision, whether the scores were right. */
  List<Boolean> right() {
    return right;
  }

  /** Returns the number of swaps. */
  int swaps() {
    return swaps;
  }
}
