package dodona.draw.svg;

import dodona.draw.Arc;
import dodona.draw.ArcStyle;
import dodona.draw.TreeDrawing;
import dodona.support.SansSerif;
import dodona.support.Xml;

/** The elements that SVG trees of either orientation are made of. */
final class SvgParts {

  static final double WORD_SIZE = 16;
  static final double TAG_SIZE = 10.5;
  static final double LABEL_SIZE = 11.5;
  static final int MARGIN = 16;
  static final int ARROW = 7;
  private static final int ARROW_HALF_WIDTH = 4;
  private static final double BOLD = 1.1;

  /** A word is named by each of its dependents. */
  private static final int LONGEST_WORD = 100;

  private SvgParts() {}

  /** Begins the group of an arc, which says what the arc means when pointed at. */
  static void openArc(StringBuilder out, TreeDrawing drawing, Arc arc) {
    out.append(
        "<g class=\"%s\"><title>%s</title>"
            .formatted(classes(arc), Xml.escape(describe(drawing, arc))));
  }

  /** Ends the group of an arc with an arrow whose tip is at a point. */
  static void closeArc(StringBuilder out, int x, int y, int towardsX, int towardsY) {
    int backX = x - towardsX * (ARROW + 1);
    int backY = y - towardsY * (ARROW + 1);
    int sideX = towardsY * ARROW_HALF_WIDTH;
    int sideY = towardsX * ARROW_HALF_WIDTH;
    out.append(
        "<polygon points=\"%s,%s %s,%s %s,%s\"/></g>\n"
            .formatted(x, y, backX - sideX, backY - sideY, backX + sideX, backY + sideY));
  }

  static void text(StringBuilder out, String classes, int x, int y, String text) {
    String direction = TreeDrawing.hasRightToLeft(text) ? " direction=\"rtl\"" : "";
    out.append(
        "<text class=\"%s\" x=\"%s\" y=\"%s\"%s>%s</text>\n"
            .formatted(classes, x, y, direction, Xml.escape(text)));
  }

  /** The label of an arc with its mark. */
  static String label(Arc arc) {
    return arc.style() == ArcStyle.NORMAL ? arc.label() : "✗" + arc.label();
  }

  /** The width of a label; those of the root and of wrong arcs are bold. */
  static int labelWidth(Arc arc) {
    boolean bold = arc.isRoot() || arc.style() != ArcStyle.NORMAL;
    return SansSerif.width(label(arc), bold ? LABEL_SIZE * BOLD : LABEL_SIZE);
  }

  static String classes(Arc arc) {
    String style =
        switch (arc.style()) {
          case NORMAL -> "arc";
          case WRONG_HEAD -> "arc wrong-head";
          case WRONG_LABEL -> "arc wrong-label";
        };
    return style + (arc.nonProjective() ? " crossing" : "") + (arc.isRoot() ? " root" : "");
  }

  /** An arc in words. */
  static String describe(TreeDrawing drawing, Arc arc) {
    String relation = arc.label().isEmpty() ? "dependent" : arc.label();
    String what = arc.isRoot() ? relation : relation + " of " + word(drawing, arc.head());
    String remark = arc.remark().isEmpty() ? "" : " (" + arc.remark() + ")";
    return word(drawing, arc.dependent()) + ": " + what + remark;
  }

  private static String word(TreeDrawing drawing, int word) {
    return TreeDrawing.shortened(drawing.word(word), LONGEST_WORD);
  }
}
