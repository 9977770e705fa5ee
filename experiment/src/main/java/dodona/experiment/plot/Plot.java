package dodona.experiment.plot;

/** A plot of any kind. */
public sealed interface Plot permits LinePlot, HeatMap, ScatterPlot {

  /** What it shows, in a few words. */
  String title();
}
