package dodona.draw.terminal;

import dodona.draw.Arc;
import dodona.draw.TreeDrawing;
import dodona.draw.layout.TreeLayout;
import dodona.support.DisplayWidth;
import dodona.support.Printable;

/** A tree in the terminal with the words in a row and the arcs above them. */
final class TerminalRow {

  private final TreeDrawing drawing;
  private final boolean tags;
  private final TreeLayout layout;

  TerminalRow(TreeDrawing drawing, boolean tags) {
    this.drawing = drawing;
    this.tags = tags && drawing.hasTags();
    layout =
        new TreeLayout(
            drawing,
            new TreeLayout.Metrics(
                this::textWidth, arc -> DisplayWidth.of(TerminalTree.label(arc)), 2, 1, 2, 1));
  }

  private int textWidth(int word) {
    int tagWidth = tags ? DisplayWidth.of(tag(word)) : 0;
    return Math.max(1, Math.max(DisplayWidth.of(form(word)), tagWidth));
  }

  private String form(int word) {
    return Printable.line(drawing.word(word));
  }

  int width() {
    return layout.width();
  }

  /** Draws from the top and returns the row after the last one. */
  int draw(TextCanvas canvas) {
    boolean rooted = drawing.arcs().stream().anyMatch(Arc::isRoot);
    int top = rooted ? 1 : 0;
    int arrows = top + layout.levels().count();
    for (Arc arc : drawing.arcs()) {
      drawArc(canvas, arc, arrows);
    }
    for (Arc arc : drawing.arcs()) {
      int row = arc.isRoot() ? 0 : arrows - layout.levels().of(arc);
      canvas.text(row, layout.labelStart(arc), TerminalTree.label(arc), Ink.ofLabel(arc));
      canvas.text(arrows, layout.dependentPort(arc), "▼", Ink.ofLine(arc));
    }
    int wordRow = drawing.arcs().isEmpty() ? 0 : arrows + 1;
    for (int word = 1; word <= drawing.size(); word++) {
      center(canvas, wordRow, word, form(word), Ink.PLAIN);
      if (tags) {
        center(canvas, wordRow + 1, word, tag(word), Ink.FAINT);
      }
    }
    return wordRow + (tags ? 2 : 1);
  }

  private String tag(int word) {
    return Printable.line(drawing.tag(word));
  }

  private void drawArc(TextCanvas canvas, Arc arc, int arrows) {
    Stroke stroke = Stroke.of(arc);
    Ink ink = Ink.ofLine(arc);
    int row = arc.isRoot() ? 0 : arrows - layout.levels().of(arc);
    for (int r = row + 1; r <= arrows; r++) {
      canvas.line(r, layout.dependentPort(arc), stroke.vertical(), ink);
      if (!arc.isRoot()) {
        canvas.line(r, layout.headPort(arc), stroke.vertical(), ink);
      }
    }
    if (!arc.isRoot()) {
      canvas.line(row, layout.left(arc), stroke.downRight(), ink);
      canvas.line(row, layout.right(arc), stroke.downLeft(), ink);
      for (int column = layout.left(arc) + 1; column < layout.right(arc); column++) {
        canvas.line(row, column, stroke.horizontal(), ink);
      }
    }
  }

  /** Writes a text centered in the space of a word. */
  private void center(TextCanvas canvas, int row, int word, String text, Ink ink) {
    int free = layout.cellWidth(word) - DisplayWidth.of(text);
    canvas.text(row, layout.start(word) + free / 2, TerminalTree.inOrder(text), ink);
  }
}
