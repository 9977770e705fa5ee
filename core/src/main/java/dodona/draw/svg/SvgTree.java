package dodona.draw.svg;

import dodona.draw.Orientation;
import dodona.draw.TreeDrawing;
import dodona.support.Xml;
import java.util.List;

/**
 * Draws trees as SVG.
 *
 * <p>Sentences in a right-to-left script run from right to left. Non-projective arcs are dashed,
 * arcs with a wrong head are thick; both have a color and an entry in the legend. Nothing in the
 * image has an id and every rule is bound to the class {@code dodona-tree}, so that any number of
 * them may stand in one page.
 */
public final class SvgTree {

  /**
   * Drawing options.
   *
   * @param orientation which way the sentence runs
   * @param widestRow the width in pixels up to which a row is fitting
   * @param tags whether to show the universal part of speech of each word
   */
  public record Options(Orientation orientation, int widestRow, boolean tags) {

    /** A row of up to 2,000 pixels, which is some thirty words, with tags. */
    public static final Options DEFAULT = new Options(Orientation.FITTING, 2_000, true);

    /** These options with another orientation. */
    public Options withOrientation(Orientation newOrientation) {
      return new Options(newOrientation, widestRow, tags);
    }

    /** These options with another greatest width of a row. */
    public Options withWidestRow(int pixels) {
      return new Options(orientation, pixels, tags);
    }

    /** These options with or without tags. */
    public Options withTags(boolean newTags) {
      return new Options(orientation, widestRow, newTags);
    }
  }

  private SvgTree() {}

  /** A file of its own, readable on light and on dark screens. */
  public static String document(TreeDrawing drawing, Options options) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + draw(drawing, plan(drawing, options), SvgStyle.DOCUMENT, true);
  }

  /**
   * An element to stand in an HTML page. It has no background and writes in the color of the text
   * around it; a page may set {@code --dodona-ink}, {@code --dodona-paper}, {@code --dodona-soft},
   * {@code --dodona-line}, {@code --dodona-label}, {@code --dodona-root}, {@code --dodona-crossing}
   * and {@code --dodona-wrong}.
   */
  public static String fragment(TreeDrawing drawing, Options options) {
    return draw(drawing, plan(drawing, options), SvgStyle.FRAGMENT, false);
  }

  /** The style sheet that a page needs for trees {@linkplain #styledByPage styled by it}. */
  public static String pageStyle() {
    return SvgStyle.FRAGMENT;
  }

  /** An element for a page that has {@link SvgStyle#FRAGMENT} in its own style sheet. */
  public static String styledByPage(TreeDrawing drawing, Options options) {
    return draw(drawing, plan(drawing, options), "", false);
  }

  private static SvgPlan plan(TreeDrawing drawing, Options options) {
    SvgPlan row = new SvgRow(drawing, options.tags());
    return switch (options.orientation()) {
      case ROW -> row;
      case UPRIGHT -> new SvgUpright(drawing, options.tags());
      case FITTING ->
          row.width() <= options.widestRow() ? row : new SvgUpright(drawing, options.tags());
    };
  }

  private static String draw(TreeDrawing drawing, SvgPlan plan, String style, boolean background) {
    SvgLegend legend = new SvgLegend(drawing, plan.height());
    int width = Math.max(plan.width(), legend.width());
    int height = plan.height() + legend.height();
    StringBuilder out = new StringBuilder();
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"dodona-tree\" role=\"img\"");
    out.append(" width=\"%s\" height=\"%s\"".formatted(width, height));
    out.append(" viewBox=\"0 0 %s %s\">\n".formatted(width, height));
    out.append("<title>").append(Xml.escape(title(drawing))).append("</title>\n");
    out.append("<desc>").append(Xml.escape(description(drawing))).append("</desc>\n");
    if (!style.isEmpty()) {
      out.append("<style>\n").append(style).append("</style>\n");
    }
    if (background) {
      out.append("<rect class=\"paper\" width=\"%s\" height=\"%s\"/>\n".formatted(width, height));
    }
    plan.draw(out, width);
    legend.draw(out);
    return out.append("</svg>\n").toString();
  }

  private static String title(TreeDrawing drawing) {
    return drawing.title().isEmpty() ? "Dependency tree" : "Dependency tree of " + drawing.title();
  }

  /** The tree in words, for those who cannot see it. */
  private static String description(TreeDrawing drawing) {
    List<String> parts =
        drawing.arcs().stream().map(arc -> SvgParts.describe(drawing, arc)).toList();
    return parts.isEmpty() ? "No word has a head." : String.join("; ", parts) + ".";
  }
}
