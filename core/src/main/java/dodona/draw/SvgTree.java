package dodona.draw;

import java.util.List;

/**
 * Draws trees as SVG: the words in a row, the arcs above them, the root under an arrow from above.
 *
 * <p>Sentences in a right-to-left script run from right to left. Non-projective arcs are dashed,
 * arcs with a wrong head are thick; both have a colour and an entry in the legend. Nothing in the
 * picture has an id and every rule is bound to the class {@code dodona-tree}, so that any number of
 * them may stand in one page.
 */
public final class SvgTree {

  private static final double WORD_SIZE = 16;
  private static final double TAG_SIZE = 10.5;
  private static final double LABEL_SIZE = 11.5;
  private static final double BOLD = 1.1;
  private static final int MARGIN = 16;
  private static final int LEVEL = 21;
  private static final int CORNER = 8;
  private static final int ARROW = 7;
  private static final int FOOT = 12;

  private final TreeDrawing drawing;
  private final boolean tags;
  private final TreeLayout layout;
  private final StringBuilder out = new StringBuilder();
  private final int ground;
  private final int width;

  private SvgTree(TreeDrawing drawing, boolean tags) {
    this.drawing = drawing;
    this.tags = tags && drawing.hasTags();
    this.layout =
        new TreeLayout(
            drawing, new TreeLayout.Metrics(this::wordWidth, SvgTree::labelWidth, 16, 7, 12, 9));
    int rootRow = drawing.arcs().stream().anyMatch(Arc::isRoot) ? LEVEL + 4 : 0;
    this.ground = MARGIN + rootRow + LEVEL * layout.levels().count() + FOOT;
    this.width = Math.max(layout.width(), SvgLegend.width(drawing)) + 2 * MARGIN;
  }

  /**
   * A file of its own, readable on light and on dark screens.
   *
   * @param tags whether to show the universal part of speech of each word
   */
  public static String document(TreeDrawing drawing, boolean tags) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + new SvgTree(drawing, tags).draw(SvgStyle.DOCUMENT, true);
  }

  /**
   * An element to stand in an HTML page. It has no background and writes in the colour of the text
   * around it; a page may set {@code --dodona-ink}, {@code --dodona-paper}, {@code --dodona-soft},
   * {@code --dodona-label}, {@code --dodona-root}, {@code --dodona-crossing} and {@code
   * --dodona-wrong}.
   *
   * @param tags whether to show the universal part of speech of each word
   */
  public static String fragment(TreeDrawing drawing, boolean tags) {
    return new SvgTree(drawing, tags).draw(SvgStyle.FRAGMENT, false);
  }

  private String draw(String style, boolean background) {
    int wordLine = ground + 18;
    int tagLine = wordLine + 17;
    int bottom = tags ? tagLine : wordLine;
    SvgLegend legend = new SvgLegend(drawing, MARGIN, bottom + 26);
    int height = bottom + legend.height() + MARGIN;
    out.append(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"dodona-tree\" role=\"img\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n"
            .formatted(width, height, width, height));
    out.append("<title>").append(Xml.escape(title())).append("</title>\n");
    out.append("<desc>").append(Xml.escape(description())).append("</desc>\n");
    out.append("<style>\n").append(style).append("</style>\n");
    if (background) {
      out.append("<rect class=\"paper\" width=\"%d\" height=\"%d\"/>\n".formatted(width, height));
    }
    drawing.arcs().forEach(this::drawLine);
    drawing.arcs().forEach(this::drawLabel);
    for (int word = 1; word <= drawing.size(); word++) {
      int middle = x(layout.start(word)) + sign() * layout.cellWidth(word) / 2;
      text("word", middle, wordLine, drawing.word(word));
      if (tags) {
        text("tag", middle, tagLine, drawing.tag(word));
      }
    }
    legend.draw(out);
    return out.append("</svg>\n").toString();
  }

  private int wordWidth(int word) {
    int tagWidth = tags ? SansSerif.width(drawing.tag(word), TAG_SIZE) : 0;
    return Math.max(SansSerif.width(drawing.word(word), WORD_SIZE), tagWidth);
  }

  /** Labels of the root and of wrong arcs are bold. */
  private static int labelWidth(Arc arc) {
    boolean bold = arc.isRoot() || arc.style() != ArcStyle.NORMAL;
    return SansSerif.width(label(arc), bold ? LABEL_SIZE * BOLD : LABEL_SIZE);
  }

  /** From the layout, which runs in the direction of reading, to the picture. */
  private int x(int along) {
    return drawing.isRightToLeft() ? width - MARGIN - along : MARGIN + along;
  }

  private int sign() {
    return drawing.isRightToLeft() ? -1 : 1;
  }

  private int y(Arc arc) {
    return ground - FOOT - LEVEL * layout.levels().of(arc) + LEVEL / 2;
  }

  private void drawLine(Arc arc) {
    int to = x(layout.dependentPort(arc));
    int tip = ground;
    out.append(
        "<g class=\"%s\"><title>%s</title>".formatted(classes(arc), Xml.escape(describe(arc))));
    if (arc.isRoot()) {
      out.append("<path d=\"M%d %dV%d\"/>".formatted(to, y(arc) + 4, tip - ARROW));
    } else {
      int from = x(layout.headPort(arc));
      int corner = Math.min(CORNER, Math.abs(to - from) / 2);
      int turn = to > from ? corner : -corner;
      int top = y(arc);
      out.append(
          "<path d=\"M%d %dV%dQ%d %d %d %dH%dQ%d %d %d %dV%d\"/>"
              .formatted(
                  from,
                  tip,
                  top + corner,
                  from,
                  top,
                  from + turn,
                  top,
                  to - turn,
                  to,
                  top,
                  to,
                  top + corner,
                  tip - ARROW));
    }
    out.append(
        "<polygon points=\"%d,%d %d,%d %d,%d\"/></g>\n"
            .formatted(to, tip, to - 4, tip - ARROW - 1, to + 4, tip - ARROW - 1));
  }

  private void drawLabel(Arc arc) {
    int middle =
        x(layout.labelStart(arc)) + sign() * (layout.labelEnd(arc) - layout.labelStart(arc)) / 2;
    text("label " + classes(arc), middle, y(arc) + (arc.isRoot() ? -1 : 4), label(arc));
  }

  private void text(String classes, int x, int y, String text) {
    String direction = TreeDrawing.hasRightToLeft(text) ? " direction=\"rtl\"" : "";
    out.append(
        "<text class=\"%s\" x=\"%d\" y=\"%d\"%s>%s</text>\n"
            .formatted(classes, x, y, direction, Xml.escape(text)));
  }

  private static String label(Arc arc) {
    return arc.style() == ArcStyle.NORMAL ? arc.label() : "✗" + arc.label();
  }

  private static String classes(Arc arc) {
    String style =
        switch (arc.style()) {
          case NORMAL -> "arc";
          case WRONG_HEAD -> "arc wrong-head";
          case WRONG_LABEL -> "arc wrong-label";
        };
    return style + (arc.nonProjective() ? " crossing" : "") + (arc.isRoot() ? " root" : "");
  }

  private String title() {
    return drawing.title().isEmpty() ? "Dependency tree" : "Dependency tree of " + drawing.title();
  }

  /** The tree in words, for those who cannot see it. */
  private String description() {
    List<String> parts = drawing.arcs().stream().map(this::describe).toList();
    return parts.isEmpty() ? "No word has a head." : String.join("; ", parts) + ".";
  }

  private String describe(Arc arc) {
    String relation = arc.label().isEmpty() ? "dependent" : arc.label();
    String head = arc.isRoot() ? "the root" : drawing.word(arc.head());
    String remark = arc.remark().isEmpty() ? "" : " (" + arc.remark() + ")";
    return drawing.word(arc.dependent()) + ": " + relation + " of " + head + remark;
  }
}
