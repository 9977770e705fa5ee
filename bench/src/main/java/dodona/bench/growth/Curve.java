package dodona.bench.growth;

import dodona.experiment.plot.LinePlot;
import dodona.experiment.plot.Series;
import dodona.experiment.plot.SvgPlot;
import dodona.table.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** One image of growth: what was run, a table of the points, and a plot. */
final class Curve {

  private final String name;
  private final String title;
  private final String how;
  private final String xTitle;
  private final String yTitle;
  private final Map<String, Map<Double, Double>> series = new LinkedHashMap<>();

  /**
   * A curve without points yet.
   *
   * @param name the name of its file
   * @param how what was run, in a sentence or more
   */
  Curve(String name, String title, String how, String xTitle, String yTitle) {
    this.name = name;
    this.title = title;
    this.how = how;
    this.xTitle = xTitle;
    this.yTitle = yTitle;
  }

  void add(String of, double x, double y) {
    series.computeIfAbsent(of, key -> new LinkedHashMap<>()).put(x, y);
  }

  String name() {
    return name;
  }

  /** The section of the report. */
  String markdown() {
    List<String> names = new ArrayList<>(series.keySet());
    TextTable table = new TextTable("").right(xTitle);
    names.forEach(of -> table.right(of + ", " + yTitle));
    TreeSet<Double> xs = new TreeSet<>();
    series.values().forEach(points -> xs.addAll(points.keySet()));
    for (double x : xs) {
      List<String> row = new ArrayList<>();
      row.add(number(x));
      for (Map<Double, Double> points : series.values()) {
        Double y = points.get(x);
        row.add(y == null ? "–" : number(y));
      }
      table.row(row);
    }
    return "## %s\n\n%s\n\n![%s](%s.svg)\n\n%s\n"
        .formatted(title, how, title, name, table.markdown());
  }

  /** The plot. */
  String svg() {
    List<Series> lines = new ArrayList<>();
    series.forEach(
        (of, points) ->
            lines.add(
                new Series(
                    of,
                    points.entrySet().stream()
                        .map(point -> new Series.Point(point.getKey(), point.getValue()))
                        .toList())));
    return SvgPlot.of(new LinePlot(title, xTitle, yTitle, lines, true));
  }

  /** The points, a line each. */
  String csv() {
    StringBuilder out = new StringBuilder();
    series.forEach(
        (of, points) ->
            points.forEach(
                (x, y) -> out.append(String.format(Locale.ROOT, "%s,%s,%s,%s%n", name, of, x, y))));
    return out.toString();
  }

  private static String number(double value) {
    if (value == Math.rint(value) || Math.abs(value) >= 1000) {
      return String.format(Locale.ROOT, "%,.0f", value);
    }
    return String.format(Locale.ROOT, Math.abs(value) >= 10 ? "%.1f" : "%.3f", value);
  }
}
