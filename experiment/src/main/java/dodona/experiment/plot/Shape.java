package dodona.experiment.plot;

import java.util.List;

/** A part of an image. Lengths are pixels, y grows downwards. */
sealed interface Shape {

  /** The position of a text relative to its x. */
  enum Anchor {
    START("start"),
    MIDDLE("middle"),
    END("end");

    private final String svg;

    Anchor(String svg) {
      this.svg = svg;
    }

    String svg() {
      return svg;
    }
  }

  /** A filled rectangle. */
  record Area(double x, double y, double width, double height, Ink fill) implements Shape {}

  /** The edge of a rectangle. */
  record Edge(double x, double y, double width, double height, Ink ink, double thickness)
      implements Shape {}

  /**
   * A line through points.
   *
   * @param points x and y in turn
   * @param dash lengths of ink and of gaps in turn; empty for a line without gaps
   */
  record Line(List<Double> points, Ink ink, double thickness, List<Double> dash) implements Shape {

    public Line {
      points = List.copyOf(points);
    }

    static Line straight(double x1, double y1, double x2, double y2, Ink ink) {
      return new Line(List.of(x1, y1, x2, y2), ink, 1, List.of());
    }
  }

  /**
   * A point.
   *
   * @param hint what is shown of it on request where the medium can; may be empty
   */
  record Point(Marker marker, double x, double y, double radius, Ink fill, String hint)
      implements Shape {}

  /**
   * A line of text.
   *
   * @param y its base line
   * @param upwards whether it is turned to run upwards, around its place
   */
  record Text(
      String text,
      double x,
      double y,
      Anchor anchor,
      double size,
      boolean bold,
      Ink ink,
      boolean upwards)
      implements Shape {}
}
