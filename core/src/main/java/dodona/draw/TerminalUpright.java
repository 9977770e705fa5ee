package dodona.draw;

import dodona.support.DisplayWidth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A tree in the terminal with one word a line and the arcs on the left side.
 *
 * <p>A word has one line for all of its arcs, so each of them has a column of its own there. The
 * arrow stands just inside the column of the arc into the word and before any other arc joins, so
 * that it tells which one that is.
 */
final class TerminalUpright {

  /** A column for the line and one for the arrow. */
  private static final int PITCH = 2;

  private static final int GAP = 2;
  private static final int LEAST_WORD = 8;

  private final TreeDrawing drawing;
  private final TerminalTree.Options options;
  private final ArcLevels levels;
  private final int arcsStart;
  private final int wordStart;

  TerminalUpright(TreeDrawing drawing, TerminalTree.Options options) {
    this.drawing = drawing;
    this.options = options;
    this.levels = new ArcLevels(drawing, ArcLevels.Meeting.APART);
    this.arcsStart = String.valueOf(drawing.size()).length() + GAP;
    this.wordStart =
        drawing.arcs().isEmpty() ? arcsStart : arcsStart + PITCH * (levels.count() + 1) + 1;
  }

  /** Draws from the top and returns the row after the last one. */
  int draw(TextCanvas canvas) {
    List<List<Arc>> attached = new ArrayList<>();
    for (int word = 0; word <= drawing.size(); word++) {
      attached.add(new ArrayList<>());
    }
    for (Arc arc : drawing.arcs()) {
      attached.get(arc.dependent()).add(arc);
      if (!arc.isRoot()) {
        attached.get(arc.head()).add(arc);
        drawSpine(canvas, arc);
      }
    }
    for (int word = 1; word <= drawing.size(); word++) {
      drawBranches(canvas, word, attached.get(word));
    }
    writeWords(canvas);
    return drawing.size();
  }

  private int column(Arc arc) {
    return arcsStart + PITCH * (levels.count() + 1 - levels.of(arc));
  }

  private void drawSpine(TextCanvas canvas, Arc arc) {
    Stroke stroke = Stroke.of(arc);
    Ink ink = Ink.ofLine(arc);
    canvas.line(arc.left() - 1, column(arc), stroke.downRight(), ink);
    for (int word = arc.left() + 1; word < arc.right(); word++) {
      canvas.line(word - 1, column(arc), stroke.vertical(), ink);
    }
    canvas.line(arc.right() - 1, column(arc), stroke.upRight(), ink);
  }

  /** The line from the outermost arc of a word to the word, which the inner ones join. */
  private void drawBranches(TextCanvas canvas, int word, List<Arc> attached) {
    attached.sort(Comparator.comparingInt(this::column));
    for (int i = 0; i < attached.size(); i++) {
      Arc arc = attached.get(i);
      boolean last = i + 1 == attached.size();
      int end = last ? wordStart - 1 : column(attached.get(i + 1)) + 1;
      int from = arc.isRoot() ? column(arc) : column(arc) + 1;
      for (int column = from; column < end; column++) {
        canvas.line(word - 1, column, Stroke.of(arc).horizontal(), Ink.ofLine(arc));
      }
      if (arc.dependent() == word) {
        canvas.text(word - 1, last ? end - 1 : column(arc) + 1, "▶", Ink.ofLine(arc));
      }
    }
  }

  private void writeWords(TextCanvas canvas) {
    int n = drawing.size();
    int labelWidth = 0;
    for (Arc arc : drawing.arcs()) {
      labelWidth = Math.max(labelWidth, DisplayWidth.of(TerminalTree.label(arc)));
    }
    int wordWidth = 0;
    int tagWidth = 0;
    for (int word = 1; word <= n; word++) {
      wordWidth = Math.max(wordWidth, DisplayWidth.of(TerminalTree.safe(drawing.word(word))));
      tagWidth = Math.max(tagWidth, DisplayWidth.of(tag(word)));
    }
    int afterWord = GAP + labelWidth + (tagWidth > 0 ? GAP + tagWidth : 0);
    int room = Math.max(LEAST_WORD, options.columns() - wordStart - afterWord);
    wordWidth = Math.min(wordWidth, room);
    int tagStart = wordStart + wordWidth + GAP;
    int labelStart = tagStart + (tagWidth > 0 ? tagWidth + GAP : 0);
    int numberWidth = String.valueOf(n).length();
    for (int word = 1; word <= n; word++) {
      String number = String.valueOf(word);
      String form = DisplayWidth.shorten(TerminalTree.safe(drawing.word(word)), wordWidth);
      canvas.text(word - 1, numberWidth - number.length(), number, Ink.FAINT);
      canvas.text(word - 1, wordStart, TerminalTree.inOrder(form), Ink.PLAIN);
      canvas.text(word - 1, tagStart, tag(word), Ink.FAINT);
    }
    for (Arc arc : drawing.arcs()) {
      canvas.text(arc.dependent() - 1, labelStart, TerminalTree.label(arc), Ink.ofLabel(arc));
    }
  }

  private String tag(int word) {
    return options.tags() ? TerminalTree.safe(drawing.tag(word)) : "";
  }
}
