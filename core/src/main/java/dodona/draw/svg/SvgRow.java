package dodona.draw.svg;

import dodona.draw.Arc;
import dodona.draw.TreeDrawing;
import dodona.draw.layout.TreeLayout;
import dodona.support.SansSerif;

/** An SVG tree with the words in a row, the arcs above and the root under an arrow from above. */
final class SvgRow implements SvgPlan {

  private static final int LEVEL = 21;
  private static final int CORNER = 8;
  private static final int FOOT = 12;
  private static final int WORD_LINE = 18;
  private static final int TAG_LINE = 17;

  private final TreeDrawing drawing;
  private final boolean tags;
  private final TreeLayout layout;
  private final int ground;

  SvgRow(TreeDrawing drawing, boolean tags) {
    this.drawing = drawing;
    this.tags = tags && drawing.hasTags();
    this.layout =
        new TreeLayout(
            drawing, new TreeLayout.Metrics(this::textWidth, SvgParts::labelWidth, 16, 7, 12, 9));
    int rootRow = drawing.arcs().stream().anyMatch(Arc::isRoot) ? LEVEL + 4 : 0;
    this.ground = SvgParts.MARGIN + rootRow + LEVEL * layout.levels().count() + FOOT;
  }

  private int textWidth(int word) {
    int tagWidth = tags ? SansSerif.width(drawing.tag(word), SvgParts.TAG_SIZE) : 0;
    return Math.max(SansSerif.width(drawing.word(word), SvgParts.WORD_SIZE), tagWidth);
  }

  @Override
  public int width() {
    return layout.width() + 2 * SvgParts.MARGIN;
  }

  @Override
  public int height() {
    return ground + WORD_LINE + (tags ? TAG_LINE : 0) + SvgParts.MARGIN;
  }

  @Override
  public void draw(StringBuilder out, int pictureWidth) {
    for (Arc arc : drawing.arcs()) {
      drawLine(out, arc, pictureWidth);
    }
    for (Arc arc : drawing.arcs()) {
      int middle = x((layout.labelStart(arc) + layout.labelEnd(arc)) / 2, pictureWidth);
      int baseline = y(arc) + (arc.isRoot() ? -1 : 4);
      SvgParts.text(out, "label " + SvgParts.classes(arc), middle, baseline, SvgParts.label(arc));
    }
    for (int word = 1; word <= drawing.size(); word++) {
      int middle = x(layout.start(word) + layout.cellWidth(word) / 2, pictureWidth);
      SvgParts.text(out, "word", middle, ground + WORD_LINE, drawing.word(word));
      if (tags) {
        SvgParts.text(out, "tag", middle, ground + WORD_LINE + TAG_LINE, drawing.tag(word));
      }
    }
  }

  /** From the layout, which runs in the direction of reading, to the image. */
  private int x(int along, int pictureWidth) {
    int fromEdge = SvgParts.MARGIN + along;
    return drawing.isRightToLeft() ? pictureWidth - fromEdge : fromEdge;
  }

  private int y(Arc arc) {
    return ground - FOOT - LEVEL * layout.levels().of(arc) + LEVEL / 2;
  }

  private void drawLine(StringBuilder out, Arc arc, int pictureWidth) {
    int to = x(layout.dependentPort(arc), pictureWidth);
    int end = ground - SvgParts.ARROW;
    int top = y(arc);
    SvgParts.openArc(out, drawing, arc);
    if (arc.isRoot()) {
      out.append("<path d=\"M%s %sV%s\"/>".formatted(to, top + 4, end));
    } else {
      int from = x(layout.headPort(arc), pictureWidth);
      int corner = Math.min(CORNER, Math.abs(to - from) / 2);
      int turn = to > from ? corner : -corner;
      out.append("<path d=\"M%s %sV%s".formatted(from, ground, top + corner));
      out.append("Q%s %s %s %s".formatted(from, top, from + turn, top));
      out.append("H%sQ%s %s %s %s".formatted(to - turn, to, top, to, top + corner));
      out.append("V%s\"/>".formatted(end));
    }
    SvgParts.closeArc(out, to, ground, 0, 1);
  }
}
