package dodona.draw;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * The height of every arc above the words, from 1.
 *
 * <p>Shorter arcs are placed first, each as low as it can lie: above every arc that it covers, and
 * on no level where it would run into an arc that it crosses. Arcs side by side share a level. Arcs
 * from the root come from above and have no level of their own; they are given {@link #count()} +
 * 1.
 */
public final class ArcLevels {

  /** Whether two arcs that meet in a word may lie on one level. */
  public enum Meeting {
    /** They may: each has a place of its own at the word. */
    SHARE,
    /** They may not: the word has one line for all of its arcs. */
    APART
  }

  private final int[] levelOfDependent;
  private final int count;

  /** Assigns a level to every arc of a drawing. */
  public ArcLevels(TreeDrawing drawing, Meeting meeting) {
    List<Arc> arcs = new ArrayList<>(drawing.arcs());
    arcs.removeIf(Arc::isRoot);
    arcs.sort(Comparator.comparingInt(arc -> arc.right() - arc.left()));
    levelOfDependent = new int[drawing.size() + 1];
    int highest = 0;
    List<Arc> placed = new ArrayList<>();
    BitSet taken = new BitSet();
    for (Arc arc : arcs) {
      taken.clear();
      int lowest = 1;
      for (Arc other : placed) {
        int level = levelOfDependent[other.dependent()];
        if (arc.covers(other)) {
          lowest = Math.max(lowest, level + 1);
        } else if (arc.overlaps(other) || (meeting == Meeting.APART && arc.touches(other))) {
          taken.set(level);
        }
      }
      int level = taken.nextClearBit(lowest);
      levelOfDependent[arc.dependent()] = level;
      highest = Math.max(highest, level);
      placed.add(arc);
    }
    count = highest;
    for (Arc arc : drawing.arcs()) {
      if (arc.isRoot()) {
        levelOfDependent[arc.dependent()] = count + 1;
      }
    }
  }

  /** The number of levels, those of arcs from the root left aside. */
  public int count() {
    return count;
  }

  /** The level of an arc. */
  public int of(Arc arc) {
    return levelOfDependent[arc.dependent()];
  }
}
