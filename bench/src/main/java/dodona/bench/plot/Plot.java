package dodona.bench.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A plot of points or lines, written as SVG.
 *
 * <p>It has a white ground, so that it can be read on any page, and colours that colour-blind
 * readers can tell apart.
 */
public final class Plot {

  private static final int WIDTH = 720;
  private static final int HEIGHT = 440;
  private static final int LEFT = 78;
  private static final int RIGHT = 24;
  private static final int TOP = 48;
  private static final int BOTTOM = 58;
  private static final int LETTER = 7;
  private static final int LINE = 14;
  private static final List<String> COLOURS =
      List.of(
          "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#a65628", "#6a3d9a", "#444444");

  private final String title;
  private final String xTitle;
  private final String yTitle;
  private boolean logarithmicX;
  private boolean logarithmicY;
  private boolean fromZero;
  private final List<Series> all = new ArrayList<>();

  private record Series(String name, List<Double> x, List<Double> y, boolean isLine) {}

  /** A plot without anything in it yet. */
  public Plot(String title, String xTitle, String yTitle) {
    this.title = title;
    this.xTitle = xTitle;
    this.yTitle = yTitle;
  }

  /** Makes the horizontal axis logarithmic. */
  public Plot logarithmicX() {
    logarithmicX = true;
    return this;
  }

  /** Makes the vertical axis logarithmic. */
  public Plot logarithmicY() {
    logarithmicY = true;
    return this;
  }

  /** Starts the vertical axis at 0. */
  public Plot fromZero() {
    fromZero = true;
    return this;
  }

  /** Adds a single point with its name beside it. */
  public Plot point(String name, double x, double y) {
    all.add(new Series(name, List.of(x), List.of(y), false));
    return this;
  }

  /** Adds points that are joined by a line and named in the legend. */
  public Plot line(String name, List<Double> x, List<Double> y) {
    all.add(new Series(name, List.copyOf(x), List.copyOf(y), true));
    return this;
  }

  /** The picture. */
  public String svg() {
    Axis x = axis(xTitle, logarithmicX, false, true);
    Axis y = axis(yTitle, logarithmicY, fromZero, false);
    StringBuilder out = new StringBuilder();
    out.append(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"12\">%n"
            .formatted(WIDTH, HEIGHT, WIDTH, HEIGHT));
    out.append("<title>%s</title>%n".formatted(escape(title)));
    out.append("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n");
    text(out, WIDTH / 2.0, 26, "middle", "font-size=\"15\" font-weight=\"bold\"", title);
    drawAxes(out, x, y);
    drawSeries(out, x, y);
    return out.append("</svg>\n").toString();
  }

  private Axis axis(String axisTitle, boolean logarithmic, boolean zero, boolean horizontal) {
    List<Double> values = all.stream().flatMap(s -> (horizontal ? s.x : s.y).stream()).toList();
    return Axis.over(axisTitle, logarithmic, zero, values);
  }

  private void drawAxes(StringBuilder out, Axis x, Axis y) {
    for (double tick : x.ticks()) {
      double at = across(x, tick);
      rule(out, at, TOP, at, HEIGHT - BOTTOM, "#dddddd");
      text(out, at, HEIGHT - BOTTOM + 18, "middle", "", Axis.label(tick));
    }
    for (double tick : y.ticks()) {
      double at = down(y, tick);
      rule(out, LEFT, at, WIDTH - RIGHT, at, "#dddddd");
      text(out, LEFT - 8, at + 4, "end", "", Axis.label(tick));
    }
    rule(out, LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM, "#333333");
    rule(out, LEFT, TOP, LEFT, HEIGHT - BOTTOM, "#333333");
    text(out, (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 14, "middle", "", x.title());
    double middle = (TOP + HEIGHT - BOTTOM) / 2.0;
    text(
        out,
        18,
        middle,
        "middle",
        "transform=\"rotate(-90 18 %s)\"".formatted(number(middle)),
        y.title());
  }

  private void drawSeries(StringBuilder out, Axis x, Axis y) {
    List<double[]> taken = new ArrayList<>();
    for (Series series : all) {
      if (!series.isLine) {
        double atX = across(x, series.x.get(0));
        taken.add(new double[] {atX - 7, down(y, series.y.get(0)) + 4, 14});
      }
    }
    double legend = LEFT;
    for (int i = 0; i < all.size(); i++) {
      Series series = all.get(i);
      String colour = COLOURS.get(i % COLOURS.size());
      StringBuilder path = new StringBuilder();
      for (int k = 0; k < series.x.size(); k++) {
        double atX = across(x, series.x.get(k));
        double atY = down(y, series.y.get(k));
        path.append(k == 0 ? "M" : " L").append(number(atX)).append(' ').append(number(atY));
        out.append(
            "<circle cx=\"%s\" cy=\"%s\" r=\"%d\" fill=\"%s\"/>%n"
                .formatted(number(atX), number(atY), series.isLine ? 3 : 5, colour));
      }
      if (series.isLine) {
        out.append(
            "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>%n"
                .formatted(path, colour));
        text(
            out,
            legend,
            TOP - 6.0,
            "start",
            "fill=\"%s\" font-weight=\"bold\"".formatted(colour),
            series.name);
        legend += (LETTER + 1) * (series.name.length() + 2.0);
      } else {
        name(out, series.name, across(x, series.x.get(0)), down(y, series.y.get(0)), colour, taken);
      }
    }
  }

  /** Writes a point's name where no other name stands, as near to the point as that goes. */
  private static void name(
      StringBuilder out, String name, double x, double y, String colour, List<double[]> taken) {
    double width = LETTER * (double) name.length();
    boolean before = x + 10 + width > WIDTH - RIGHT;
    double start = before ? x - 10 - width : x + 10;
    double at = y + 4;
    for (int shift = 0; overlaps(taken, start, at, width); shift++) {
      int lines = (shift / 2) + 1;
      at = y + 4 + (LINE * (double) (shift % 2 == 0 ? lines : -lines));
    }
    taken.add(new double[] {start, at, width});
    text(
        out,
        before ? x - 10 : x + 10,
        at,
        before ? "end" : "start",
        "fill=\"%s\"".formatted(colour),
        name);
  }

  private static boolean overlaps(List<double[]> taken, double x, double y, double width) {
    return taken.stream()
        .anyMatch(t -> Math.abs(t[1] - y) < LINE && x < t[0] + t[2] && t[0] < x + width);
  }

  private static double across(Axis x, double value) {
    return LEFT + x.place(value) * (WIDTH - LEFT - RIGHT);
  }

  private static double down(Axis y, double value) {
    return HEIGHT - BOTTOM - y.place(value) * (HEIGHT - TOP - BOTTOM);
  }

  private static void rule(
      StringBuilder out, double x1, double y1, double x2, double y2, String colour) {
    out.append(
        "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"%s\"/>%n"
            .formatted(number(x1), number(y1), number(x2), number(y2), colour));
  }

  private static void text(
      StringBuilder out, double x, double y, String anchor, String attributes, String content) {
    out.append(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\"%s>%s</text>%n"
            .formatted(
                number(x),
                number(y),
                anchor,
                attributes.isEmpty() ? "" : " " + attributes,
                escape(content)));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
