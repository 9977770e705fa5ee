package dodona.draw.terminal;

import dodona.draw.Arc;
import dodona.draw.Orientation;
import dodona.draw.TreeDrawing;
import dodona.support.Printable;

/**
 * Draws trees for the terminal with box-drawing characters.
 *
 * <p>A sentence that fits into the window lies in one row with its arcs above. A longer one stands
 * upright, one word per line with the arcs on its left side, which suits any length. An arrow
 * points at the dependent; the root has an arrow from nowhere. Non-projective arcs are dashed, arcs
 * with a wrong head are heavy, and a legend says so where they occur, so that nothing depends on
 * color.
 */
public final class TerminalTree {

  /**
   * Drawing options.
   *
   * @param columns the width of the window
   * @param orientation which way the sentence runs
   * @param tags whether to show the universal part of speech of each word
   * @param color whether to color with ANSI sequences
   */
  public record Options(int columns, Orientation orientation, boolean tags, boolean color) {

    /** 80 columns, whatever fits, tags, no color. */
    public static final Options DEFAULT = new Options(80, Orientation.FITTING, true, false);

    /** These options for another window. */
    public Options withColumns(int newColumns) {
      return new Options(newColumns, orientation, tags, color);
    }

    /** These options with another orientation. */
    public Options withOrientation(Orientation newOrientation) {
      return new Options(columns, newOrientation, tags, color);
    }

    /** These options with or without tags. */
    public Options withTags(boolean newTags) {
      return new Options(columns, orientation, newTags, color);
    }

    /** These options with or without color. */
    public Options withColor(boolean newColor) {
      return new Options(columns, orientation, tags, newColor);
    }
  }

  private static final String LEFT_TO_RIGHT_MARK = "\u200E";

  private TerminalTree() {}

  /** The tree as lines of text, each ended by a line feed; empty for a sentence without words. */
  public static String draw(TreeDrawing drawing, Options options) {
    if (drawing.size() == 0) {
      return "";
    }
    TextCanvas canvas = new TextCanvas();
    TerminalRow row = new TerminalRow(drawing, options.tags());
    int end;
    if (options.orientation() == Orientation.ROW
        || (options.orientation() == Orientation.FITTING && row.width() <= options.columns())) {
      end = row.draw(canvas);
    } else {
      end = new TerminalUpright(drawing, options).draw(canvas);
    }
    TerminalLegend.draw(drawing, options.columns(), canvas, end);
    return canvas.render(options.color());
  }

  /**
   * A text between marks that keep a terminal which knows right-to-left scripts from reordering the
   * words, which would tear them from their arcs.
   */
  static String inOrder(String text) {
    return TreeDrawing.hasRightToLeft(text) ? LEFT_TO_RIGHT_MARK + text + LEFT_TO_RIGHT_MARK : text;
  }

  /** The label of an arc with its mark. */
  static String label(Arc arc) {
    String label = Printable.line(arc.label());
    return switch (arc.style()) {
      case NORMAL -> label;
      case WRONG_HEAD -> "✗" + label;
      case WRONG_LABEL -> "≠" + label;
    };
  }
}
