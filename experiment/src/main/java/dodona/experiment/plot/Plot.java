package dodona.experiment.plot;

/** Something that can be drawn. */
public sealed interface Plot permits LinePlot, HeatMap, ScatterPlot {

  /** What it shows, in a few words. */
  String title();
}
