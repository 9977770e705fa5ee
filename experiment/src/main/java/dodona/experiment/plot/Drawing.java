package dodona.experiment.plot;

/** The one way in which plots are drawn, whatever the medium. */
final class Drawing {

  private Drawing() {}

  /** The image of a plot in a medium whose texts have these widths. */
  static Picture of(Plot plot, TextWidth widths) {
    if (plot instanceof LinePlot lines) {
      return new LineDrawing(lines, widths).picture();
    }
    if (plot instanceof ScatterPlot points) {
      return new ScatterDrawing(points, widths).picture();
    }
    return new HeatDrawing((HeatMap) plot, widths).picture();
  }
}
