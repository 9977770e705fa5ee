package dodona.experiment.plot;

import dodona.support.SansSerif;
import dodona.support.Xml;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Draws plots as SVG.
 *
 * <p>The same plot always gives the same bytes. Every part has its light color as an attribute, for
 * viewers without style sheets; a rule replaces it on dark screens, not on paper. Nothing has an id
 * and every rule is bound to the class {@code dodona-plot}, so that any number of plots may stand
 * in one page.
 */
public final class SvgPlot {

  private static final String FONTS =
      "Arial, 'Liberation Sans', Helvetica, 'Noto Sans', sans-serif";
  private static final double BOLD = 1.09;

  private SvgPlot() {}

  /** A file of its own, readable on light and on dark screens. */
  public static String of(Plot plot) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + draw(plot, true);
  }

  /** An element to stand in a page that has {@link #style} in its style sheet. */
  public static String fragment(Plot plot) {
    return draw(plot, false);
  }

  /** The rules that make plots readable on dark screens. */
  public static String style() {
    return Ink.CHANGING.stream()
        .map(
            ink ->
                ".dodona-plot .f%1$06x{fill:%2$s}.dodona-plot .s%1$06x{stroke:%2$s}\n"
                    .formatted(ink.light(), Ink.css(ink.dark())))
        .collect(Collectors.joining("", "@media screen and (prefers-color-scheme:dark){\n", "}\n"));
  }

  static double textWidth(String text, double size, boolean bold) {
    return SansSerif.width(text, size) * (bold ? BOLD : 1);
  }

  private static String draw(Plot plot, boolean alone) {
    Picture picture = Drawing.of(plot, SvgPlot::textWidth);
    StringBuilder out = new StringBuilder();
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"dodona-plot\" role=\"img\"");
    String width = number(picture.width()); // unlike %d the same in all languages
    String height = number(picture.height());
    out.append(" width=\"%s\" height=\"%s\"".formatted(width, height));
    out.append(" viewBox=\"0 0 %s %s\"".formatted(width, height));
    out.append(" font-family=\"").append(FONTS).append("\">\n");
    out.append("<title>").append(escape(plot.title())).append("</title>\n");
    out.append("<desc>").append(escape(picture.description())).append("</desc>\n");
    if (alone) {
      out.append("<style>\n").append(style()).append("</style>\n");
      add(new Shape.Area(0, 0, picture.width(), picture.height(), Ink.PAPER), out);
    }
    picture.shapes().forEach(shape -> add(shape, out));
    return out.append("</svg>\n").toString();
  }

  private static void add(Shape shape, StringBuilder out) {
    if (shape instanceof Shape.Area area) {
      out.append("<rect ").append(box(area.x(), area.y(), area.width(), area.height()));
      out.append(fill(area.fill())).append("/>\n");
    } else if (shape instanceof Shape.Edge edge) {
      out.append("<rect ").append(box(edge.x(), edge.y(), edge.width(), edge.height()));
      out.append(" fill=\"none\"").append(stroke(edge.ink(), edge.thickness())).append("/>\n");
    } else if (shape instanceof Shape.Line line) {
      out.append("<polyline points=\"").append(numbers(line.points())).append("\" fill=\"none\"");
      out.append(stroke(line.ink(), line.thickness()));
      if (!line.dash().isEmpty()) {
        out.append(" stroke-dasharray=\"").append(numbers(line.dash())).append('"');
      }
      out.append(" stroke-linejoin=\"round\"/>\n");
    } else if (shape instanceof Shape.Point point) {
      add(point, out);
    } else if (shape instanceof Shape.Text text) {
      add(text, out);
    }
  }

  private static void add(Shape.Point point, StringBuilder out) {
    String element = point.marker() == Marker.CIRCLE ? "circle" : "polygon";
    out.append('<').append(element);
    if (point.marker() == Marker.CIRCLE) {
      out.append(" cx=\"%s\" cy=\"%s\"".formatted(number(point.x()), number(point.y())));
      out.append(" r=\"%s\"".formatted(number(point.radius())));
    } else {
      double[] corners = point.marker().around(point.x(), point.y(), point.radius());
      out.append(" points=\"");
      for (int i = 0; i < corners.length; i++) {
        out.append(i > 0 ? " " : "").append(number(corners[i]));
      }
      out.append('"');
    }
    out.append(fill(point.fill()));
    if (point.hint().isEmpty()) {
      out.append("/>\n");
    } else {
      out.append("><title>").append(escape(point.hint())).append("</title>");
      out.append("</").append(element).append(">\n");
    }
  }

  private static void add(Shape.Text text, StringBuilder out) {
    String x = number(text.x());
    String y = number(text.y());
    out.append("<text x=\"%s\" y=\"%s\"".formatted(x, y));
    out.append(" font-size=\"").append(number(text.size())).append('"');
    if (text.anchor() != Shape.Anchor.START) {
      out.append(" text-anchor=\"").append(text.anchor().svg()).append('"');
    }
    if (text.bold()) {
      out.append(" font-weight=\"bold\"");
    }
    if (text.upwards()) {
      out.append(" transform=\"rotate(-90 %s %s)\"".formatted(x, y));
    }
    out.append(fill(text.ink())).append('>').append(escape(text.text())).append("</text>\n");
  }

  private static String box(double x, double y, double width, double height) {
    return "x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\""
        .formatted(number(x), number(y), number(width), number(height));
  }

  private static String fill(Ink ink) {
    String css = " fill=\"" + Ink.css(ink.light()) + "\"";
    return ink.changes() ? css + " class=\"f%06x\"".formatted(ink.light()) : css;
  }

  private static String stroke(Ink ink, double width) {
    String css =
        " stroke=\"%s\" stroke-width=\"%s\"".formatted(Ink.css(ink.light()), number(width));
    return ink.changes() ? css + " class=\"s%06x\"".formatted(ink.light()) : css;
  }

  private static String numbers(List<Double> numbers) {
    return numbers.stream().map(SvgPlot::number).collect(Collectors.joining(" "));
  }

  /** With up to two decimals. */
  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value);
    String shorter = text.replaceFirst("\\.?0+$", "");
    return shorter.equals("-0") ? "0" : shorter;
  }

  private static String escape(String text) {
    return Xml.escape(text.replaceAll("\\s+", " "));
  }
}
