package dodona.draw.layout;

import dodona.draw.Arc;
import dodona.draw.TreeDrawing;
import java.util.List;

/**
 * The height of every arc above the words, from 1.
 *
 * <p>Shorter arcs lie lower, adjacent arcs share a level, and no two arcs overlap. Arcs from the
 * root come from above and have no level of their own; they are given {@link #count()} + 1.
 */
public final class ArcLevels {

  private final int[] levelOfDependent;
  private final int count;

  /** Assigns a level to every arc of a drawing. */
  public ArcLevels(TreeDrawing drawing) {
    List<Arc> arcs = drawing.arcs().stream().filter(arc -> !arc.isRoot()).toList();
    int[] levels =
        Span.stack(
            arcs.stream().map(arc -> new Span(arc.left(), arc.right())).toList(),
            Span.Meeting.SHARE);
    levelOfDependent = new int[drawing.size() + 1];
    int highest = 0;
    for (int i = 0; i < levels.length; i++) {
      levelOfDependent[arcs.get(i).dependent()] = levels[i];
      highest = Math.max(highest, levels[i]);
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
