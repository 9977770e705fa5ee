package dodona.draw.layout;

import java.util.Arrays;
import java.util.List;

/**
 * The highest level among spans within a span: a Fenwick tree over left ends, each node of which is
 * one over right ends. Both a question and an answer take O(log² n).
 */
final class CoveredMaximum {

  private final int last;
  private final int[][] rights;
  private final int[][] highest;

  /** A structure for the spans that are to come; none has a level yet. */
  CoveredMaximum(List<Span> spans) {
    this.last = spans.stream().mapToInt(Span::right).max().orElse(0);
    int[] counts = new int[last + 2];
    for (Span span : spans) {
      for (int node = node(span.left()); node < counts.length; node += node & -node) {
        counts[node]++;
      }
    }
    this.rights = new int[counts.length][];
    this.highest = new int[counts.length][];
    for (int node = 0; node < counts.length; node++) {
      rights[node] = new int[counts[node]];
      highest[node] = new int[counts[node] + 1];
    }
    for (Span span : spans) {
      for (int node = node(span.left()); node < counts.length; node += node & -node) {
        rights[node][--counts[node]] = span.right();
      }
    }
    for (int[] sorted : rights) {
      Arrays.sort(sorted);
    }
  }

  /** Later left ends come first, as a Fenwick tree answers for all that come before. */
  private int node(int left) {
    return last + 1 - left;
  }

  /** Notes the level of a span. */
  void put(Span span, int level) {
    for (int node = node(span.left()); node < rights.length; node += node & -node) {
      int[] levels = highest[node];
      for (int i = upTo(rights[node], span.right()); i < levels.length; i += i & -i) {
        levels[i] = Math.max(levels[i], level);
      }
    }
  }

  /** The highest level of a span that the given one covers; 0 if there is none. */
  int of(Span span) {
    int level = 0;
    for (int node = node(span.left()); node > 0; node -= node & -node) {
      for (int i = upTo(rights[node], span.right()); i > 0; i -= i & -i) {
        level = Math.max(level, highest[node][i]);
      }
    }
    return level;
  }

  /** Returns how many of some sorted numbers are at most a given one. */
  private static int upTo(int[] sorted, int number) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] <= number) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
