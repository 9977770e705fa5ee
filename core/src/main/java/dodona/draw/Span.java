package dodona.draw;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The stretch of a sentence from one word to another.
 *
 * @param left the first word
 * @param right the last word
 */
record Span(int left, int right) {

  /** Whether two lines that meet in a word may lie on one level. */
  enum Meeting {
    /** They may: each has a place of its own at the word. */
    SHARE,
    /** They may not: the word has one line for all. */
    APART
  }

  /** Whether both ends of another span lie within this one. */
  boolean covers(Span other) {
    return left <= other.left && other.right <= right;
  }

  /** Whether the two have a stretch in common; touching is not enough. */
  boolean overlaps(Span other) {
    return left < other.right && other.left < right;
  }

  /** Whether the two have an end in common. */
  boolean touches(Span other) {
    return left == other.left || left == other.right || right == other.left || right == other.right;
  }

  /**
   * The levels of spans drawn as lines above each other, from 1, in the order of the list. Shorter
   * ones are placed first, each as low as it can lie: above every one that it covers, and on no
   * level where it would run into one that it crosses.
   */
  static int[] stack(List<Span> spans, Meeting meeting) {
    int[] levels = new int[spans.size()];
    List<Integer> byLength =
        IntStream.range(0, spans.size())
            .boxed()
            .sorted(Comparator.comparingInt(i -> spans.get(i).right - spans.get(i).left))
            .toList();
    List<Integer> placed = new ArrayList<>();
    BitSet taken = new BitSet();
    for (int i : byLength) {
      Span span = spans.get(i);
      taken.clear();
      int lowest = 1;
      for (int j : placed) {
        Span other = spans.get(j);
        if (span.covers(other)) {
          lowest = Math.max(lowest, levels[j] + 1);
        } else if (span.overlaps(other) || (meeting == Meeting.APART && span.touches(other))) {
          taken.set(levels[j]);
        }
      }
      levels[i] = taken.nextClearBit(lowest);
      placed.add(i);
    }
    return levels;
  }
}
