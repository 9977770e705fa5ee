package dodona.experiment.plot;

import java.util.List;

/** The points of one line; at a point without a value the line is broken. */
public record Series(String name, List<Point> points) {

  /** Copies the points. */
  public Series {
    points = List.copyOf(points);
  }

  /** A point. */
  public record Point(double x, double y) {

    boolean isDrawable() {
      return Double.isFinite(x) && Double.isFinite(y);
    }
  }
}
