package dodona.draw.svg;

import dodona.draw.ArcStyle;
import dodona.draw.TreeDrawing;
import dodona.support.SansSerif;
import java.util.ArrayList;
import java.util.List;

/** A row below an SVG tree that explains its lines; empty if they are all plain. */
final class SvgLegend {

  private static final int SAMPLE = 28;
  private static final int GAP = 6;
  private static final int BASELINE = 12;
  private static final int HEIGHT = 28;
  private static final int BETWEEN = 24;

  private record Entry(String style, String text) {
    int width() {
      return SAMPLE + GAP + SansSerif.width(text, SvgParts.LABEL_SIZE) + BETWEEN;
    }
  }

  private final List<Entry> entries;
  private final int line;

  /** A legend below a certain height. */
  SvgLegend(TreeDrawing drawing, int below) {
    this.entries = entries(drawing);
    this.line = below + BASELINE;
  }

  private static List<Entry> entries(TreeDrawing drawing) {
    List<Entry> entries = new ArrayList<>();
    if (drawing.hasNonProjectiveArcs()) {
      entries.add(new Entry("crossing", "non-projective arc"));
    }
    if (drawing.has(ArcStyle.WRONG_HEAD)) {
      entries.add(new Entry("wrong-head", "wrong head"));
    }
    if (drawing.has(ArcStyle.WRONG_LABEL)) {
      entries.add(new Entry("wrong-label", "wrong label"));
    }
    return entries;
  }

  int width() {
    return 2 * SvgParts.MARGIN + entries.stream().mapToInt(Entry::width).sum();
  }

  int height() {
    return entries.isEmpty() ? 0 : HEIGHT;
  }

  void draw(StringBuilder out) {
    int x = SvgParts.MARGIN;
    for (Entry entry : entries) {
      if (entry.style.equals("wrong-label")) {
        out.append(
            "<text class=\"label wrong-label\" x=\"%s\" y=\"%s\">✗</text>\n"
                .formatted(x + SAMPLE / 2, line));
      } else {
        out.append(
            "<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>\n"
                .formatted(entry.style, x, line - 4, x + SAMPLE, line - 4));
      }
      out.append(
          "<text class=\"note\" x=\"%s\" y=\"%s\">%s</text>\n"
              .formatted(x + SAMPLE + GAP, line, entry.text));
      x += entry.width();
    }
  }
}
