package dodona.experiment.plot;

import dodona.support.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/** The width of texts in the medium that is drawn on. */
@FunctionalInterface
interface TextWidth {

  String ELLIPSIS = "…";

  /** The width in pixels of a text in a font of a size in pixels. */
  double of(String text, double size, boolean bold);

  /** The beginning of a text that fits, with an ellipsis if something is gone. */
  default String shorten(String text, double size, boolean bold, double width) {
    if (of(text, size, bold) <= width) {
      return text;
    }
    StringBuilder kept = new StringBuilder();
    for (String cluster : DisplayWidth.clusters(text)) {
      if (of(kept + cluster + ELLIPSIS, size, bold) > width) {
        break;
      }
      kept.append(cluster);
    }
    return kept.toString().stripTrailing() + ELLIPSIS;
  }

  /**
   * A text in lines that fit, broken at spaces, or within a word that is too long for a line. What
   * does not fit into so many lines is left out, with an ellipsis.
   */
  default List<String> wrap(String text, double size, boolean bold, double width, int mostLines) {
    List<String> lines = new ArrayList<>();
    String rest = text.strip().replaceAll("\\s+", " ");
    while (lines.size() < mostLines - 1 && of(rest, size, bold) > width) {
      int end = fitting(rest, size, bold, width);
      int space = rest.lastIndexOf(' ', end);
      int cut = space > 0 ? space : end;
      lines.add(rest.substring(0, cut).strip());
      rest = rest.substring(cut).strip();
    }
    lines.add(shorten(rest, size, bold, width));
    return lines;
  }

  /** Returns how many chars from the start of a text fit; at least one grapheme cluster. */
  private int fitting(String text, double size, boolean bold, double width) {
    int end = 0;
    for (String cluster : DisplayWidth.clusters(text)) {
      if (end > 0 && of(text.substring(0, end + cluster.length()), size, bold) > width) {
        break;
      }
      end += cluster.length();
    }
    return end;
  }
}
