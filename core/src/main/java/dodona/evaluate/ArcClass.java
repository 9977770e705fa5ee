package dodona.evaluate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A class of arcs, such as all those of length 3 to 6.
 *
 * @param rank where the class stands among those of its kind
 * @param name what the class is called; for ranks that are equal, the order is alphabetical
 */
record ArcClass(int rank, String name) implements Comparable<ArcClass> {

  private static final Comparator<ArcClass> ORDER =
      Comparator.comparingInt(ArcClass::rank).thenComparing(ArcClass::name);

  /**
   * The classes of all numbers from the first one on.
   *
   * @param starts the least number of each class, ascending; the last class has no upper end
   */
  static List<ArcClass> ranges(int... starts) {
    List<ArcClass> classes = new ArrayList<>();
    for (int i = 0; i < starts.length; i++) {
      int from = starts[i];
      int to = i + 1 < starts.length ? starts[i + 1] - 1 : Integer.MAX_VALUE;
      String title = to == Integer.MAX_VALUE ? "≥ " + from : from + "–" + to;
      classes.add(new ArcClass(from, from == to ? String.valueOf(from) : title));
    }
    return List.copyOf(classes);
  }

  /** The one of these ranges that a number is in. */
  static ArcClass of(int number, List<ArcClass> ranges) {
    int i = ranges.size() - 1;
    while (ranges.get(i).rank > number) {
      i--;
    }
    return ranges.get(i);
  }

  @Override
  public int compareTo(ArcClass other) {
    return ORDER.compare(this, other);
  }
}
