package dodona.experiment.plot;

import dodona.experiment.plot.Picture.Sketch;
import dodona.experiment.plot.Series.Point;
import dodona.experiment.plot.Shape.Anchor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Draws a {@link LinePlot}.
 *
 * <p>The names are next to the ends of the lines, in the order of the ends, each with a sample of
 * its line, so that they can be read off without colors.
 */
final class LineDrawing {

  private static final double INSIDE = 360;
  private static final double RADIUS = 3.6;
  private static final double WIDEST_NAME = 190;
  private static final double NAME_LINE = 15;
  private static final double GAP = 14;
  private static final double SAMPLE = 26;
  private static final int MOST_LINES_OF_A_NAME = 3;

  /** A series with more points than this has a marker at some of them only. */
  private static final int MOST_MARKERS = 40;

  private static final List<List<Double>> DASHES =
      List.of(
          List.of(),
          List.of(7.0, 3.0),
          List.of(2.0, 3.0),
          List.of(9.0, 3.0, 2.0, 3.0),
          List.of(4.0, 2.0));

  private final LinePlot plot;
  private final Sketch out;
  private final List<Label> labels = new ArrayList<>();

  /** The name of a series in lines, and its last point, if it has any. */
  private record Label(int series, List<String> lines, List<Point> last) {

    double height() {
      return lines.size() * NAME_LINE + 4;
    }
  }

  LineDrawing(LinePlot plot, TextWidth widths) {
    this.plot = plot;
    this.out = new Sketch(widths);
    for (int i = 0; i < plot.series().size(); i++) {
      Series series = plot.series().get(i);
      List<Point> drawable = series.points().stream().filter(Point::isDrawable).toList();
      String name = drawable.isEmpty() ? series.name() + " (no data)" : series.name();
      labels.add(
          new Label(
              i,
              widths.wrap(name, Picture.SMALL, false, WIDEST_NAME, MOST_LINES_OF_A_NAME),
              drawable.subList(Math.max(0, drawable.size() - 1), drawable.size())));
    }
  }

  Picture picture() {
    List<Point> points =
        plot.series().stream().flatMap(s -> s.points().stream()).filter(Point::isDrawable).toList();
    double names =
        labels.stream()
            .flatMap(label -> label.lines().stream())
            .mapToDouble(out::width)
            .max()
            .orElse(0);
    double inside = Math.max(INSIDE, labels.stream().mapToDouble(Label::height).sum());
    double margin = labels.isEmpty() ? 24 : GAP + SAMPLE + 8 + names + 12;
    Frame frame =
        new Frame(
            out,
            new Frame.Titles(plot.title(), plot.xLabel(), plot.yLabel()),
            Axis.steps(points.stream().mapToDouble(Point::x).toArray(), 12),
            Axis.linear(heights(plot, points), 7, 0.05),
            margin,
            inside);
    for (int i = 0; i < plot.series().size(); i++) {
      drawLine(frame, i);
    }
    for (int i = 0; i < plot.series().size(); i++) {
      drawPoints(frame, i);
    }
    drawLabels(frame);
    return out.finish(Frame.WIDTH, frame.height(), description());
  }

  private void drawLine(Frame frame, int series) {
    List<Double> run = new ArrayList<>();
    for (Point point : plot.series().get(series).points()) {
      if (point.isDrawable()) {
        run.add(frame.x(point.x()));
        run.add(frame.y(point.y()));
      } else {
        addRun(run, series);
        run.clear();
      }
    }
    addRun(run, series);
  }

  private void addRun(List<Double> run, int series) {
    if (run.size() > 2) {
      out.add(new Shape.Line(run, ink(series), 2, dash(series)));
    }
  }

  private void drawPoints(Frame frame, int series) {
    Series line = plot.series().get(series);
    List<Point> points = line.points().stream().filter(Point::isDrawable).toList();
    int stride = points.size() > MOST_MARKERS ? (2 * points.size()) / MOST_MARKERS : 1;
    for (int i = 0; i < points.size(); i++) {
      if ((points.size() - 1 - i) % stride == 0) {
        Point point = points.get(i);
        String hint =
            line.name() + ": " + Ticks.inWords(point.x()) + ", " + Ticks.inWords(point.y());
        out.add(
            new Shape.Point(
                Marker.of(series),
                frame.x(point.x()),
                frame.y(point.y()),
                RADIUS,
                ink(series),
                hint));
      }
    }
  }

  /** Those without points come last. */
  private void drawLabels(Frame frame) {
    List<Label> fromTop = new ArrayList<>(labels);
    fromTop.sort(
        Comparator.comparingDouble(
            label -> label.last().isEmpty() ? frame.bottom() : endOf(label, frame)));
    double[] middles =
        LabelColumn.place(
            fromTop.stream()
                .mapToDouble(l -> l.last().isEmpty() ? frame.bottom() : endOf(l, frame))
                .toArray(),
            fromTop.stream().mapToDouble(Label::height).toArray(),
            frame.top(),
            frame.bottom());
    for (int i = 0; i < middles.length; i++) {
      drawLabel(frame, fromTop.get(i), middles[i]);
    }
  }

  private static double endOf(Label label, Frame frame) {
    return frame.y(label.last().get(0).y());
  }

  private void drawLabel(Frame frame, Label label, double middle) {
    Ink ink = ink(label.series());
    double sample = frame.right() + GAP;
    if (!label.last().isEmpty()) {
      Point last = label.last().get(0);
      boolean endsAtTheEdge = frame.right() - frame.x(last.x()) < 16;
      if (endsAtTheEdge) {
        out.add(
            Shape.Line.straight(
                frame.x(last.x()) + RADIUS + 2, frame.y(last.y()), sample - 3, middle, Ink.AXIS));
      }
      out.add(
          new Shape.Line(
              List.of(sample, middle, sample + SAMPLE, middle), ink, 2, dash(label.series())));
      out.add(
          new Shape.Point(Marker.of(label.series()), sample + SAMPLE / 2, middle, RADIUS, ink, ""));
    }
    Ink text = label.last().isEmpty() ? Ink.SOFT : Ink.TEXT;
    double y = middle - ((label.lines().size() - 1) * NAME_LINE / 2) + 4;
    for (String line : label.lines()) {
      out.text(line, sample + SAMPLE + 8, y, Anchor.START, text);
      y += NAME_LINE;
    }
  }

  private static Ink ink(int series) {
    return Ink.SERIES.get(series % Ink.SERIES.size());
  }

  private static List<Double> dash(int series) {
    return DASHES.get(series % DASHES.size());
  }

  private String description() {
    StringBuilder text = new StringBuilder(plot.yLabel() + " by " + plot.xLabel() + ".");
    for (Series series : plot.series()) {
      List<Point> points = series.points().stream().filter(Point::isDrawable).toList();
      text.append(' ').append(series.name()).append(": ");
      if (points.isEmpty()) {
        text.append("no data.");
      } else {
        Point first = points.get(0);
        Point last = points.get(points.size() - 1);
        Point highest = Collections.max(points, Comparator.comparingDouble(Point::y));
        text.append("from ")
            .append(Ticks.inWords(first.y()))
            .append(" at ")
            .append(Ticks.inWords(first.x()));
        text.append(" to ")
            .append(Ticks.inWords(last.y()))
            .append(" at ")
            .append(Ticks.inWords(last.x()));
        text.append(", highest ").append(Ticks.inWords(highest.y()));
        text.append(" at ").append(Ticks.inWords(highest.x())).append('.');
      }
    }
    return text.toString();
  }

  /** Returns the values that the axis must include: all points and, if it starts at zero, zero. */
  private static double[] heights(LinePlot plot, List<Point> points) {
    DoubleStream values = points.stream().mapToDouble(Point::y);
    DoubleStream zero =
        plot.fromZero() && !points.isEmpty() ? DoubleStream.of(0) : DoubleStream.empty();
    return DoubleStream.concat(zero, values).toArray();
  }
}
