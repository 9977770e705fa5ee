package dodona.draw.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The stretch of a sentence from one word to another.
 *
 * @param left the first word
 * @param right the last word
 */
public record Span(int left, int right) {

  /** A rule for two lines that meet in a word and might lie on one level. */
  public enum Meeting {
    /** They may: each has a place of its own at the word. */
    SHARE,
    /** They may not: the word has one line for all. */
    APART
  }

  /** An arc that meets others on so many levels is drawn above all others. */
  private static final int MOST_TRIED = 200;

  /**
   * The levels of spans drawn as lines above each other, from 1, in the order of the list. Shorter
   * ones are placed first, each as low as it can lie: above every one that it covers, and on no
   * level where it would run into one that it crosses.
   */
  public static int[] stack(List<Span> spans, Meeting meeting) {
    int[] levels = new int[spans.size()];
    List<Integer> byLength =
        IntStream.range(0, spans.size())
            .boxed()
            .sorted(Comparator.comparingInt(i -> spans.get(i).right - spans.get(i).left))
            .toList();
    CoveredMaximum covered = new CoveredMaximum(spans);
    List<TreeMap<Integer, Span>> byLeftEnd = new ArrayList<>();
    for (int i : byLength) {
      Span span = spans.get(i);
      int lowest = covered.of(span) + 1;
      int level = lowest;
      while (level <= byLeftEnd.size() && span.runsInto(byLeftEnd.get(level - 1), meeting)) {
        level = level - lowest < MOST_TRIED ? level + 1 : byLeftEnd.size() + 1;
      }
      if (level > byLeftEnd.size()) {
        byLeftEnd.add(new TreeMap<>());
      }
      byLeftEnd.get(level - 1).put(span.left, span);
      covered.put(span, level);
      levels[i] = level;
    }
    return levels;
  }

  /** Returns whether this span overlaps one of a level, whose spans do not overlap each other. */
  private boolean runsInto(TreeMap<Integer, Span> level, Meeting meeting) {
    boolean share = meeting == Meeting.SHARE;
    Map.Entry<Integer, Span> nearest = share ? level.lowerEntry(right) : level.floorEntry(right);
    int end = nearest == null ? Integer.MIN_VALUE : nearest.getValue().right;
    return share ? end > left : end >= left;
  }
}
