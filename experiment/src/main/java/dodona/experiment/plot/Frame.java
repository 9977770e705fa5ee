package dodona.experiment.plot;

import dodona.experiment.plot.Picture.Sketch;
import dodona.experiment.plot.Shape.Anchor;
import dodona.experiment.plot.Ticks.Tick;

/** The title, axes and grid of a plot, and where its values lie between them. */
final class Frame {

  static final double WIDTH = 720;

  private static final double TICK_GAP = 8;
  private static final double BELOW = 56;

  private final Axis x;
  private final Axis y;
  private final double left;
  private final double right;
  private final double top;
  private final double bottom;

  /**
   * Draws a frame.
   *
   * @param rightMargin the free space next to it
   * @param inside the height between title and x axis
   */
  Frame(Sketch out, Titles titles, Axis x, Axis y, double rightMargin, double inside) {
    this.x = x;
    this.y = y;
    double numbers = y.ticks().stream().mapToDouble(t -> out.width(t.label())).max().orElse(0);
    left = 34 + numbers + TICK_GAP;
    right = WIDTH - rightMargin;
    top = out.title(titles.title(), WIDTH);
    bottom = top + inside;
    grid(out);
    label(out, titles);
  }

  /** The title of a plot and the labels of its axes. */
  record Titles(String title, String xLabel, String yLabel) {}

  private void grid(Sketch out) {
    for (Tick tick : y.ticks()) {
      double at = y(tick.value());
      out.add(Shape.Line.straight(left, at, right, at, Ink.GRID));
      out.text(tick.label(), left - TICK_GAP, at + 4, Anchor.END, Ink.SOFT);
    }
    for (Tick tick : x.ticks()) {
      double at = x(tick.value());
      out.add(Shape.Line.straight(at, top, at, bottom, Ink.GRID));
      out.add(Shape.Line.straight(at, bottom, at, bottom + 4, Ink.AXIS));
      out.text(tick.label(), at, bottom + 18, Anchor.MIDDLE, Ink.SOFT);
    }
    out.add(Shape.Line.straight(left, bottom, right, bottom, Ink.AXIS));
    out.add(Shape.Line.straight(left, top, left, bottom, Ink.AXIS));
  }

  private void label(Sketch out, Titles titles) {
    double size = Picture.SMALL;
    String across = out.widths().shorten(titles.xLabel(), size, false, WIDTH - 24);
    double half = out.width(across) / 2;
    double middle = Math.max(half + 12, Math.min(WIDTH - 12 - half, (left + right) / 2));
    out.text(across, middle, bottom + 40, Anchor.MIDDLE, Ink.TEXT);
    String up = out.widths().shorten(titles.yLabel(), size, false, bottom - top);
    out.add(new Shape.Text(up, 22, (top + bottom) / 2, Anchor.MIDDLE, size, false, Ink.TEXT, true));
    if (x.ticks().isEmpty() && y.ticks().isEmpty()) {
      out.text("no data", (left + right) / 2, (top + bottom) / 2, Anchor.MIDDLE, Ink.SOFT);
    }
  }

  double x(double value) {
    return left + x.at(value) * (right - left);
  }

  double y(double value) {
    return bottom - y.at(value) * (bottom - top);
  }

  double left() {
    return left;
  }

  double right() {
    return right;
  }

  double top() {
    return top;
  }

  double bottom() {
    return bottom;
  }

  /** The height of the whole image. */
  double height() {
    return bottom + BELOW;
  }
}
