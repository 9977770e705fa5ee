package dodona.draw.layout;

import dodona.draw.Arc;
import dodona.draw.TreeDrawing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;

/**
 * Positions along the sentence if words are in a row with arcs above them.
 *
 * <p>Lengths are whole units of the medium: columns of a terminal, pixels of an image. Words stand
 * as close as their own widths and the labels of the arcs between them allow: each word is placed
 * as far left as the words and arcs that end there permit. At a word, arcs to the left attach left
 * of arcs to the right, and shorter ones further out, so that arcs which need not cross do not.
 */
public final class TreeLayout {

  /**
   * Sizes in units of the medium.
   *
   * @param wordWidth the width of a word's text
   * @param labelWidth the width of an arc's label
   * @param wordGap the least distance between the texts of neighbors
   * @param minPortGap the least distance between two arcs at a word
   * @param maxPortGap the greatest distance between two arcs at a word
   * @param labelMargin the least distance between a label and the ends of its arc
   */
  public record Metrics(
      IntUnaryOperator wordWidth,
      ToIntFunction<Arc> labelWidth,
      int wordGap,
      int minPortGap,
      int maxPortGap,
      int labelMargin) {}

  private final List<Arc> arcs;
  private final ArcLevels levels;
  private final Metrics metrics;
  private final int[] wordWidth;
  private final int[] labelWidth;
  private final int[] start;
  private final int[] cellWidth;
  private final int[] headPort;
  private final int[] dependentPort;
  private final int[] labelStart;
  private final int width;

  /** Lays out a drawing. */
  public TreeLayout(TreeDrawing drawing, Metrics metrics) {
    int n = drawing.size();
    this.arcs = drawing.arcs();
    this.metrics = metrics;
    this.levels = new ArcLevels(drawing);
    this.wordWidth = new int[n + 1];
    this.labelWidth = new int[n + 1];
    for (int word = 1; word <= n; word++) {
      wordWidth[word] = metrics.wordWidth.applyAsInt(word);
    }
    for (Arc arc : arcs) {
      labelWidth[arc.dependent()] = metrics.labelWidth.applyAsInt(arc);
    }
    this.start = new int[n + 1];
    this.cellWidth = new int[n + 1];
    this.headPort = new int[n + 1];
    this.dependentPort = new int[n + 1];
    this.labelStart = new int[n + 1];
    List<List<Arc>> attached = new ArrayList<>();
    for (int word = 0; word <= n; word++) {
      attached.add(new ArrayList<>());
    }
    for (Arc arc : arcs) {
      attached.get(arc.dependent()).add(arc);
      if (!arc.isRoot()) {
        attached.get(arc.head()).add(arc);
      }
    }
    int rootsEnd = 0;
    for (int word = 1; word <= n; word++) {
      placePorts(word, attached.get(word));
      placeWord(word, attached.get(word), rootsEnd);
      for (Arc arc : attached.get(word)) {
        if (arc.isRoot()) {
          rootsEnd = dependentPort[word] + (labelWidth[word] + 1) / 2;
        }
      }
    }
    int end = rootsEnd;
    for (int word = 1; word <= n; word++) {
      end = Math.max(end, start[word] + cellWidth[word]);
    }
    width = end;
    Legs legs = new Legs(this, arcs, metrics.labelMargin / 2);
    arcs.forEach(arc -> placeLabel(arc, legs));
  }

  /** Distances of the ports from the start of the word; {@link #placeWord} makes them absolute. */
  private void placePorts(int word, List<Arc> attached) {
    attached.sort(
        Comparator.comparingInt((Arc arc) -> side(arc, word))
            .thenComparingInt(
                arc -> side(arc, word) * -1 * (arc.isRoot() ? 0 : arc.right() - arc.left())));
    int ports = attached.size();
    int gap = metrics.maxPortGap;
    if (ports > 1) {
      int fitting = (wordWidth[word] - 1) / (ports - 1);
      gap = Math.max(metrics.minPortGap, Math.min(metrics.maxPortGap, fitting));
    }
    int spread = ports > 0 ? (ports - 1) * gap + 1 : 0;
    cellWidth[word] = Math.max(wordWidth[word], spread);
    int offset = (cellWidth[word] - spread) / 2;
    for (Arc arc : attached) {
      setPort(arc, word, offset);
      offset += gap;
    }
  }

  /** −1 for an arc that leaves a word to the left, 0 for one from the root, 1 to the right. */
  private static int side(Arc arc, int word) {
    return arc.isRoot() ? 0 : arc.left() == word ? 1 : -1;
  }

  private void placeWord(int word, List<Arc> attached, int rootsEnd) {
    int from = word == 1 ? 0 : start[word - 1] + cellWidth[word - 1] + metrics.wordGap;
    for (Arc arc : attached) {
      int room = labelWidth[arc.dependent()] + 2 * metrics.labelMargin + 1;
      if (arc.isRoot()) {
        int before = labelWidth[word] / 2 + (rootsEnd > 0 ? metrics.wordGap : 0);
        from = Math.max(from, rootsEnd + before - port(arc, word));
      } else if (arc.right() == word) {
        from = Math.max(from, port(arc, arc.left()) + room - port(arc, word));
      }
    }
    start[word] = from;
    for (Arc arc : attached) {
      setPort(arc, word, from + port(arc, word));
    }
  }

  private int port(Arc arc, int word) {
    return word == arc.dependent() ? dependentPort[word] : headPort[arc.dependent()];
  }

  private void setPort(Arc arc, int word, int at) {
    if (word == arc.dependent()) {
      dependentPort[word] = at;
    } else {
      headPort[arc.dependent()] = at;
    }
  }

  /** As near to the middle of the arc as the legs of higher arcs allow. */
  private void placeLabel(Arc arc, Legs legs) {
    int d = arc.dependent();
    int label = labelWidth[d];
    if (arc.isRoot()) {
      labelStart[d] = dependentPort[d] - label / 2;
      return;
    }
    int first = left(arc) + 1 + metrics.labelMargin;
    int last = right(arc) - metrics.labelMargin - label;
    int middle = (first + last) / 2;
    int level = levels.of(arc);
    OptionalInt before = legs.freeBefore(middle, first, label, level);
    OptionalInt after = legs.freeAfter(middle, last, label, level);
    boolean takeBefore =
        before.isPresent()
            && (after.isEmpty() || middle - before.getAsInt() <= after.getAsInt() - middle);
    labelStart[d] = takeBefore ? before.getAsInt() : after.orElse(middle);
  }

  /** The levels of the arcs. */
  public ArcLevels levels() {
    return levels;
  }

  /** The extent of the whole sentence. */
  public int width() {
    return width;
  }

  /** The start of the space of a word, in which its text is centered. */
  public int start(int word) {
    return start[word];
  }

  /** The space of a word: the width of its text, or the width that its arcs need. */
  public int cellWidth(int word) {
    return cellWidth[word];
  }

  /** Returns the position at which an arc leaves its head; not for an arc from the root. */
  public int headPort(Arc arc) {
    return headPort[arc.dependent()];
  }

  /** Returns the position at which an arc reaches its dependent. */
  public int dependentPort(Arc arc) {
    return dependentPort[arc.dependent()];
  }

  /** The left end of an arc; not for an arc from the root. */
  public int left(Arc arc) {
    return Math.min(headPort(arc), dependentPort(arc));
  }

  /** The right end of an arc; not for an arc from the root. */
  public int right(Arc arc) {
    return Math.max(headPort(arc), dependentPort(arc));
  }

  /** Returns the start of the label of an arc. */
  public int labelStart(Arc arc) {
    return labelStart[arc.dependent()];
  }

  /** Returns the end of the label of an arc, exclusive. */
  public int labelEnd(Arc arc) {
    return labelStart(arc) + labelWidth[arc.dependent()];
  }
}
