package dodona.experiment.plot;

import dodona.experiment.plot.Picture.Sketch;
import dodona.experiment.plot.ScatterPlot.Point;
import dodona.experiment.plot.Shape.Anchor;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Draws a {@link ScatterPlot}.
 *
 * <p>A name is next to its point, above or below it, wherever it covers the least of other names
 * and points.
 */
final class ScatterDrawing {

  private static final double INSIDE = 400;
  private static final double RADIUS = 4.5;
  private static final double WIDEST_NAME = 200;
  private static final double NAME_HEIGHT = 14;
  private static final double CLEARANCE = 8;

  /** A name so near to another point would be taken for that point's. */
  private static final double NEAR = 16;

  private final ScatterPlot plot;
  private final List<Point> points;
  private final Sketch out;

  ScatterDrawing(ScatterPlot plot, TextWidth widths) {
    this.plot = plot;
    this.points = plot.points().stream().filter(Point::isDrawable).toList();
    this.out = new Sketch(widths);
  }

  Picture picture() {
    Frame frame =
        new Frame(
            out,
            new Frame.Titles(plot.title(), plot.xLabel(), plot.yLabel()),
            Axis.logarithmic(points.stream().mapToDouble(Point::x).toArray(), 9),
            Axis.linear(points.stream().mapToDouble(Point::y).toArray(), 8, 0.1),
            24,
            INSIDE);
    List<Rectangle2D> taken = new ArrayList<>();
    for (Point point : points) {
      taken.add(around(frame, point, RADIUS + 1));
    }
    for (int i = 0; i < points.size(); i++) {
      Point point = points.get(i);
      String hint =
          point.name() + ": " + Ticks.inWords(point.x()) + ", " + Ticks.inWords(point.y());
      out.add(
          new Shape.Point(
              Marker.of(i),
              frame.x(point.x()),
              frame.y(point.y()),
              RADIUS,
              Ink.SERIES.get(i % Ink.SERIES.size()),
              hint));
    }
    for (Point point : points) {
      drawName(frame, point, taken);
    }
    return out.finish(Frame.WIDTH, frame.height(), description());
  }

  private void drawName(Frame frame, Point point, List<Rectangle2D> taken) {
    String name = out.widths().shorten(point.name(), Picture.SMALL, false, WIDEST_NAME);
    double width = out.width(name);
    double x = frame.x(point.x());
    double y = frame.y(point.y());
    Rectangle2D inside =
        new Rectangle2D.Double(
            frame.left(),
            frame.top(),
            frame.right() + 20 - frame.left(),
            frame.bottom() - frame.top());
    Rectangle2D best = box(x + CLEARANCE, y, width);
    double least = Double.POSITIVE_INFINITY;
    for (Rectangle2D place : places(x, y, width)) {
      double covered = width * NAME_HEIGHT - area(place.createIntersection(inside));
      for (Rectangle2D other : taken) {
        covered += area(place.createIntersection(other));
      }
      for (Point other : points) {
        if (!other.equals(point)) {
          covered += area(place.createIntersection(around(frame, other, NEAR))) / 4;
        }
      }
      if (covered < least - 1e-6) {
        least = covered;
        best = place;
      }
    }
    taken.add(best);
    out.text(name, best.getX(), best.getMaxY() - 3, Anchor.START, Ink.TEXT);
  }

  /** From the most to the least wanted. */
  private static List<Rectangle2D> places(double x, double y, double width) {
    double level = NAME_HEIGHT / 2 + CLEARANCE;
    List<Rectangle2D> places = new ArrayList<>();
    places.add(box(x + CLEARANCE, y, width));
    places.add(box(x - CLEARANCE - width, y, width));
    places.add(box(x - width / 2, y - level, width));
    places.add(box(x - width / 2, y + level, width));
    for (double shift : new double[] {level, 2 * level}) {
      places.add(box(x + 4, y - shift, width));
      places.add(box(x + 4, y + shift, width));
      places.add(box(x - 4 - width, y - shift, width));
      places.add(box(x - 4 - width, y + shift, width));
    }
    return places;
  }

  private static Rectangle2D around(Frame frame, Point point, double distance) {
    return new Rectangle2D.Double(
        frame.x(point.x()) - distance, frame.y(point.y()) - distance, 2 * distance, 2 * distance);
  }

  private static Rectangle2D box(double x, double middle, double width) {
    return new Rectangle2D.Double(x, middle - NAME_HEIGHT / 2, width, NAME_HEIGHT);
  }

  private static double area(Rectangle2D box) {
    return box.isEmpty() ? 0 : box.getWidth() * box.getHeight();
  }

  private String description() {
    return plot.yLabel()
        + " over "
        + plot.xLabel()
        + ". "
        + points.stream()
            .map(p -> p.name() + ": " + Ticks.inWords(p.x()) + " " + Ticks.inWords(p.y()))
            .collect(Collectors.joining(", ", "", "."));
  }
}
