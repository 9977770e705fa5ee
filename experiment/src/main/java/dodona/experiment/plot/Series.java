package dodona.experiment.plot;

import java.util.List;

/** The points of one line; a point without a value is left out. */
public record Series(String name, List<Point> points) {

  /** Copies the points. */
  public Series {
    points = List.copyOf(points);
  }

  /** A point. */
  public record Point(double x, double y) {}
}
