package dodona.experiment.plot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;

/** Plots for tests, the usual ones and the odd ones. */
public final class Plots {

  private Plots() {}

  /** Every plot by its name. */
  public static Map<String, Plot> all() {
    Map<String, Plot> plots = new LinkedHashMap<>();
    plots.put("curves", curves(8));
    plots.put("many-curves", curves(40));
    plots.put("odd-curves", oddCurves());
    plots.put(
        "equal",
        lines(
            "All alike",
            new Series("a", points(1, 85.2, 2, 85.2)),
            new Series("b", points(1, 85.2, 2, 85.2))));
    plots.put("no-lines", lines("No lines"));
    plots.put("heat-map", heatMap());
    plots.put("one-cell", heatMap(List.of("0"), List.of("0"), List.of(List.of(1.0))));
    plots.put("no-cells", heatMap(List.of(), List.of(), List.of()));
    plots.put(
        "no-values",
        heatMap(List.of("0"), List.of("0"), List.of(List.of(Double.POSITIVE_INFINITY))));
    plots.put("speed", speed());
    plots.put("no-points", new ScatterPlot("No points", "tokens/s", "LAS", List.of()));
    return plots;
  }

  /** The plot of a name. */
  public static Plot of(String name) {
    return Objects.requireNonNull(all().get(name));
  }

  static LinePlot curves(int count) {
    Random random = new Random(1);
    List<Series> series = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Series.Point> points = new ArrayList<>();
      for (int iteration = 1; iteration <= 15; iteration++) {
        double noise = random.nextDouble() / 10;
        points.add(new Series.Point(iteration, 83.5 + 0.15 * i - 3.0 / iteration + noise));
      }
      series.add(new Series("oracle " + i, points));
    }
    return lines("LAS by iteration", series.toArray(Series[]::new));
  }

  /** A gap, a single point, no point, names that are long or need escaping. */
  static LinePlot oddCurves() {
    return lines(
        "Učení & <křivky> “学習曲線”",
        new Series("gap", points(1, 0.2, 2, 0.25, 3, Double.NaN, 4, 0.3, 5, 0.31)),
        new Series("one <&> \"point\"", points(4, 0.42)),
        new Series("empty", List.of()),
        new Series("a name of many words ".repeat(12), points(1, 0.5, 2, 0.4)),
        new Series("anamewithoutspaces".repeat(12), points(1, 0.5, 5, 0.3)));
  }

  static HeatMap heatMap() {
    List<List<Double>> values =
        List.of(
            List.of(82.04, 82.5, 82.1),
            List.of(82.9, 83.41, 83.4),
            List.of(Double.NaN, 81.0, 82.2));
    return heatMap(List.of("0", "1", "2"), List.of("0", "0.3", "0.6"), values);
  }

  static HeatMap heatMap(List<String> columns, List<String> rows, List<List<Double>> values) {
    return new HeatMap("LAS on dev", "k", "p", columns, rows, values);
  }

  static ScatterPlot speed() {
    return new ScatterPlot(
        "Accuracy over speed",
        "tokens per second",
        "LAS",
        List.of(
            new ScatterPlot.Point("greedy", 290_000, 86.7),
            new ScatterPlot.Point("beam 8", 31_000, 87.4),
            new ScatterPlot.Point("beam 20", 13_700, 87.5),
            new ScatterPlot.Point("another", 14_000, 87.5),
            new ScatterPlot.Point("a third", 14_100, 87.45),
            new ScatterPlot.Point("never ran", Double.NaN, 80),
            new ScatterPlot.Point("stood still", 0, 80),
            new ScatterPlot.Point("slow & good", 900, 90.1)));
  }

  static LinePlot lines(String title, Series... series) {
    return new LinePlot(title, "iteration", "LAS", List.of(series));
  }

  /** Points from x and y in turn. */
  static List<Series.Point> points(double... xy) {
    List<Series.Point> points = new ArrayList<>();
    for (int i = 0; i < xy.length; i += 2) {
      points.add(new Series.Point(xy[i], xy[i + 1]));
    }
    return points;
  }
}
