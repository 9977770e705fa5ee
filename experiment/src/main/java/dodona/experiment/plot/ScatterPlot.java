package dodona.experiment.plot;

import java.util.List;

/**
 * Named points over a logarithmic x axis, such as accuracy over speed.
 *
 * @param title what it shows
 * @param xLabel what goes to the right
 * @param yLabel what goes up
 * @param points the points; one without a place, or with an x that is not above zero, is left out
 */
public record ScatterPlot(String title, String xLabel, String yLabel, List<Point> points)
    implements Plot {

  /** Copies the points. */
  public ScatterPlot {
    points = List.copyOf(points);
  }

  /** A point and its name. */
  public record Point(String name, double x, double y) {

    boolean isDrawable() {
      return Double.isFinite(x) && x > 0 && Double.isFinite(y);
    }
  }
}
