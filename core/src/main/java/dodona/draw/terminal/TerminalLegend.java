package dodona.draw.terminal;

import dodona.draw.Arc;
import dodona.draw.ArcStyle;
import dodona.draw.TreeDrawing;
import dodona.support.DisplayWidth;
import dodona.support.Printable;
import java.util.List;

/** A legend below a tree in the terminal that explains its lines and lists its errors. */
final class TerminalLegend {

  private final TreeDrawing drawing;
  private final TextCanvas canvas;
  private final int columns;
  private int row;

  private TerminalLegend(TreeDrawing drawing, int columns, TextCanvas canvas, int row) {
    this.drawing = drawing;
    this.columns = columns;
    this.canvas = canvas;
    this.row = row;
  }

  /** Draws the legend, if the tree needs one, from a row on, in lines of so many columns. */
  static void draw(TreeDrawing drawing, int columns, TextCanvas canvas, int row) {
    new TerminalLegend(drawing, columns, canvas, row + 1).draw();
  }

  private void draw() {
    if (drawing.hasNonProjectiveArcs()) {
      line("┄┄┄", Ink.NON_PROJECTIVE, "non-projective arc");
    }
    if (drawing.has(ArcStyle.WRONG_HEAD)) {
      line("━━━", Ink.WRONG_HEAD, "✗ wrong head");
    }
    if (drawing.has(ArcStyle.WRONG_LABEL)) {
      line("≠  ", Ink.WRONG_LABEL, "wrong label");
    }
    for (Arc arc : drawing.arcs()) {
      if (!arc.remark().isEmpty()) {
        String remark = Printable.line(arc.remark());
        line(TerminalTree.label(arc), Ink.ofLabel(arc), describe(arc.dependent()) + ", " + remark);
      }
    }
    List<Integer> unattached = drawing.unattached();
    if (unattached.size() == drawing.size()) {
      line("no word has a head", Ink.FAINT, "");
    } else if (!unattached.isEmpty()) {
      line(
          "no head (" + unattached.size() + "):",
          Ink.FAINT,
          String.join(", ", unattached.stream().map(this::describe).toList()));
    }
  }

  private String describe(int word) {
    return word + " " + TerminalTree.inOrder(Printable.line(drawing.word(word)));
  }

  private void line(String sign, Ink ink, String text) {
    int end = canvas.text(row, 0, sign, ink);
    canvas.text(row, end + 1, DisplayWidth.shorten(text, columns - end - 1), Ink.PLAIN);
    row++;
  }
}
