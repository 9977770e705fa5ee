package dodona.draw.svg;

import dodona.draw.Arc;
import dodona.draw.TreeDrawing;
import dodona.draw.layout.TreeLayout;
import dodona.support.SansSerif;

/**
 * An SVG tree with one word per line and the arcs next to the words, as on the left of a
 * right-going script.
 *
 * <p>It is the layout of a row turned by a quarter, with lines for words: each arc has a place of
 * its own at the word. Labels stand in a column after the words and take no space along the arcs.
 */
final class SvgUpright implements SvgPlan {

  private static final int LEVEL = 13;
  private static final int CORNER = 6;
  private static final int LINE = 25;
  private static final int COLUMN_GAP = 16;
  private static final int TEXT_GAP = 6;
  private static final int ROOT_LEAD = 18;

  private final TreeDrawing drawing;
  private final TreeLayout layout;
  private final int ground;
  private final int numberEnd;
  private final int tagStart;
  private final int labelStart;
  private final int width;
  private final boolean tags;

  SvgUpright(TreeDrawing drawing, boolean tags) {
    this.drawing = drawing;
    this.tags = tags && drawing.hasTags();
    this.layout =
        new TreeLayout(drawing, new TreeLayout.Metrics(word -> LINE, arc -> 0, 2, 5, 6, 7));
    int numberWidth = SansSerif.width(String.valueOf(drawing.size()), SvgParts.TAG_SIZE);
    this.numberEnd = SvgParts.MARGIN + numberWidth;
    this.ground = numberEnd + ROOT_LEAD + LEVEL * (layout.levels().count() + 1);
    int wordWidth = 0;
    int tagWidth = 0;
    int labelWidth = 0;
    for (int word = 1; word <= drawing.size(); word++) {
      wordWidth = Math.max(wordWidth, SansSerif.width(drawing.word(word), SvgParts.WORD_SIZE));
      tagWidth = Math.max(tagWidth, SansSerif.width(drawing.tag(word), SvgParts.TAG_SIZE));
    }
    for (Arc arc : drawing.arcs()) {
      labelWidth = Math.max(labelWidth, SvgParts.labelWidth(arc));
    }
    this.tagStart = ground + TEXT_GAP + wordWidth + COLUMN_GAP;
    this.labelStart = this.tags ? tagStart + tagWidth + COLUMN_GAP : tagStart;
    this.width = labelStart + labelWidth + SvgParts.MARGIN;
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return layout.width() + 2 * SvgParts.MARGIN;
  }

  @Override
  public void draw(StringBuilder out, int pictureWidth) {
    for (Arc arc : drawing.arcs()) {
      drawLine(out, arc, pictureWidth);
    }
    String side = drawing.isRightToLeft() ? " from-right" : " from-left";
    String otherSide = drawing.isRightToLeft() ? " from-left" : " from-right";
    for (int word = 1; word <= drawing.size(); word++) {
      int line = SvgParts.MARGIN + layout.start(word) + layout.cellWidth(word) / 2 + 5;
      SvgParts.text(
          out, "number" + otherSide, x(numberEnd, pictureWidth), line, String.valueOf(word));
      int wordStart = x(ground + TEXT_GAP, pictureWidth);
      SvgParts.text(out, "word" + side, wordStart, line, drawing.word(word));
      if (tags) {
        SvgParts.text(out, "tag" + side, x(tagStart, pictureWidth), line, drawing.tag(word));
      }
    }
    for (Arc arc : drawing.arcs()) {
      int word = arc.dependent();
      int line = SvgParts.MARGIN + layout.start(word) + layout.cellWidth(word) / 2 + 5;
      String classes = "label " + SvgParts.classes(arc) + side;
      SvgParts.text(out, classes, x(labelStart, pictureWidth), line, SvgParts.label(arc));
    }
  }

  private int x(int fromEdge, int pictureWidth) {
    return drawing.isRightToLeft() ? pictureWidth - fromEdge : fromEdge;
  }

  private void drawLine(StringBuilder out, Arc arc, int pictureWidth) {
    int to = SvgParts.MARGIN + layout.dependentPort(arc);
    int forward = drawing.isRightToLeft() ? -1 : 1;
    int tip = x(ground, pictureWidth);
    int end = tip - forward * SvgParts.ARROW;
    int side = x(ground - LEVEL * layout.levels().of(arc), pictureWidth);
    SvgParts.openArc(out, drawing, arc);
    if (arc.isRoot()) {
      out.append("<path d=\"M%s %sH%s\"/>".formatted(side, to, end));
    } else {
      int from = SvgParts.MARGIN + layout.headPort(arc);
      int corner = Math.min(CORNER, Math.abs(to - from) / 2);
      int turn = to > from ? corner : -corner;
      int inner = side + forward * corner;
      out.append("<path d=\"M%s %sH%s".formatted(tip, from, inner));
      out.append("Q%s %s %s %s".formatted(side, from, side, from + turn));
      out.append("V%sQ%s %s %s %s".formatted(to - turn, side, to, inner, to));
      out.append("H%s\"/>".formatted(end));
    }
    SvgParts.closeArc(out, tip, to, forward, 0);
  }
}
