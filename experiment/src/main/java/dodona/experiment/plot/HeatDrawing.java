package dodona.experiment.plot;

import dodona.experiment.plot.Picture.Sketch;
import dodona.experiment.plot.Shape.Anchor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Draws a {@link HeatMap}: the higher a value, the darker its cell. The highest has an edge, unless
 * all are alike.
 */
final class HeatDrawing {

  private static final double CELL_HEIGHT = 40;
  private static final double NARROWEST_CELL = 66;
  private static final double WIDEST_CELL = 130;
  private static final double WIDEST_ROW_NAME = 180;
  private static final double NARROWEST = 420;
  private static final double FIGURE = 13;
  private static final int MOST_DECIMALS = 6;
  private static final Ink HIGHEST = Ink.fixed(0xff8c1a);

  private final HeatMap plot;
  private final Sketch out;
  private final double low;
  private final double high;
  private final int decimals;

  HeatDrawing(HeatMap plot, TextWidth widths) {
    this.plot = plot;
    this.out = new Sketch(widths);
    this.low = finite().min().orElse(Double.NaN);
    this.high = finite().max().orElse(Double.NaN);
    this.decimals = decimals();
  }

  Picture picture() {
    TextWidth widths = out.widths();
    double cell =
        Math.min(
            WIDEST_CELL,
            DoubleStream.concat(
                    plot.columns().stream().mapToDouble(out::width),
                    finite().map(v -> widths.of(figure(v), FIGURE, true)))
                .map(width -> width + 14)
                .reduce(NARROWEST_CELL, Math::max));
    double names =
        Math.min(WIDEST_ROW_NAME, plot.rows().stream().mapToDouble(out::width).max().orElse(0));
    double left = 34 + names + 10;
    double cellsWidth = cell * plot.columns().size();
    double width = Math.max(NARROWEST, left + cellsWidth + 16);
    double top = out.title(plot.title(), width);
    double bottom = top + CELL_HEIGHT * plot.rows().size();
    drawCells(left, top, cell);
    for (int row = 0; row < plot.rows().size(); row++) {
      String name = widths.shorten(plot.rows().get(row), Picture.SMALL, false, WIDEST_ROW_NAME);
      out.text(name, left - 8, top + (row + 0.5) * CELL_HEIGHT + 4, Anchor.END, Ink.SOFT);
    }
    for (int column = 0; column < plot.columns().size(); column++) {
      String name = widths.shorten(plot.columns().get(column), Picture.SMALL, false, cell - 6);
      out.text(name, left + (column + 0.5) * cell, bottom + 18, Anchor.MIDDLE, Ink.SOFT);
    }
    double middle = plot.columns().isEmpty() ? width / 2 : left + cellsWidth / 2;
    double roomAcross = 2 * Math.min(middle, width - middle) - 8;
    String across = widths.shorten(plot.xLabel(), Picture.SMALL, false, roomAcross);
    out.text(across, middle, bottom + 38, Anchor.MIDDLE, Ink.TEXT);
    String up = widths.shorten(plot.yLabel(), Picture.SMALL, false, Math.max(80, bottom - top));
    out.add(
        new Shape.Text(
            up, 22, (top + bottom) / 2, Anchor.MIDDLE, Picture.SMALL, false, Ink.TEXT, true));
    double y = bottom + 62;
    for (String line : widths.wrap(key(), Picture.SMALL, false, width - 24, 3)) {
      out.text(line, 12, y, Anchor.START, Ink.SOFT);
      y += 16;
    }
    return out.finish(width, y, description());
  }

  private void drawCells(double left, double top, double cell) {
    List<Shape> edges = new ArrayList<>();
    for (int row = 0; row < plot.rows().size(); row++) {
      for (int column = 0; column < plot.columns().size(); column++) {
        double value = plot.values().get(row).get(column);
        double x = left + column * cell;
        double y = top + row * CELL_HEIGHT;
        if (!Double.isFinite(value)) {
          out.add(new Shape.Edge(x + 1.5, y + 1.5, cell - 3, CELL_HEIGHT - 3, Ink.GRID, 1));
          out.text("–", x + cell / 2, y + CELL_HEIGHT / 2 + 4, Anchor.MIDDLE, Ink.SOFT);
          continue;
        }
        int color = ColorScale.at(high > low ? (value - low) / (high - low) : 0.25);
        boolean highest = isMarked(value);
        out.add(new Shape.Area(x + 1, y + 1, cell - 2, CELL_HEIGHT - 2, Ink.fixed(color)));
        out.add(
            new Shape.Text(
                figure(value),
                x + cell / 2,
                y + CELL_HEIGHT / 2 + 4.5,
                Anchor.MIDDLE,
                FIGURE,
                highest,
                Ink.fixed(ColorScale.readableOn(color)),
                false));
        if (highest) {
          edges.add(new Shape.Edge(x + 1, y + 1, cell - 2, CELL_HEIGHT - 2, HIGHEST, 3));
        }
      }
    }
    edges.forEach(out::add);
  }

  private boolean isMarked(double value) {
    return value == high && high > low;
  }

  private String key() {
    if (Double.isNaN(high)) {
      return "No data.";
    }
    return high > low
        ? "Pale: " + figure(low) + ", dark: " + figure(high) + ". The highest is outlined."
        : "All values are equal.";
  }

  private String figure(double value) {
    return Ticks.label(value, decimals);
  }

  /** Two, or as many as distinguish the values; none for whole numbers. */
  private int decimals() {
    if (finite().allMatch(value -> value == Math.rint(value))) {
      return 0;
    }
    int telling = high > low ? 1 - (int) Math.floor(Math.log10(high - low)) : 2;
    return Math.min(MOST_DECIMALS, Math.max(2, telling));
  }

  private DoubleStream finite() {
    return plot.values().stream()
        .flatMapToDouble(row -> row.stream().mapToDouble(Double::doubleValue))
        .filter(Double::isFinite);
  }

  private String description() {
    StringBuilder text =
        new StringBuilder("Rows: " + plot.yLabel() + ". Columns: " + plot.xLabel() + ".");
    for (int row = 0; row < plot.rows().size(); row++) {
      text.append(' ').append(plot.rows().get(row)).append(':');
      for (int column = 0; column < plot.columns().size(); column++) {
        double value = plot.values().get(row).get(column);
        text.append(column > 0 ? ", " : " ").append(plot.columns().get(column)).append(' ');
        text.append(Double.isFinite(value) ? figure(value) : "none");
      }
      text.append('.');
    }
    return text.toString();
  }
}
