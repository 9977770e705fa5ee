package dodona.experiment.plot;

import java.util.List;

/** The form of the points of a series: a circle of radius 1, or a polygon about as large. */
enum Marker {
  CIRCLE,
  SQUARE,
  TRIANGLE,
  DIAMOND,
  TRIANGLE_DOWN,
  CROSS,
  PLUS;

  private static final List<Marker> ALL = List.of(values());

  /**
   * The marker of the i-th series. There are seven, and ten colors, so that seventy series differ.
   */
  static Marker of(int series) {
    return ALL.get(series % ALL.size());
  }

  /** The corners around a center, x and y in turn; none for the circle. */
  double[] around(double x, double y, double radius) {
    double[] corners = corners();
    for (int i = 0; i < corners.length; i += 2) {
      corners[i] = x + radius * corners[i];
      corners[i + 1] = y + radius * corners[i + 1];
    }
    return corners;
  }

  private double[] corners() {
    return switch (this) {
      case CIRCLE -> new double[0];
      case SQUARE -> new double[] {-0.9, -0.9, 0.9, -0.9, 0.9, 0.9, -0.9, 0.9};
      case TRIANGLE -> new double[] {0, -1.25, 1.15, 0.85, -1.15, 0.85};
      case DIAMOND -> new double[] {0, -1.35, 1.35, 0, 0, 1.35, -1.35, 0};
      case TRIANGLE_DOWN -> new double[] {0, 1.25, 1.15, -0.85, -1.15, -0.85};
      case CROSS ->
          new double[] {
            0, -0.5, 0.75, -1.25, 1.25, -0.75, 0.5, 0, 1.25, 0.75, 0.75, 1.25, 0, 0.5, -0.75, 1.25,
            -1.25, 0.75, -0.5, 0, -1.25, -0.75, -0.75, -1.25
          };
      case PLUS ->
          new double[] {
            -0.4, -1.35, 0.4, -1.35, 0.4, -0.4, 1.35, -0.4, 1.35, 0.4, 0.4, 0.4, 0.4, 1.35, -0.4,
            1.35, -0.4, 0.4, -1.35, 0.4, -1.35, -0.4, -0.4, -0.4
          };
    };
  }
}
