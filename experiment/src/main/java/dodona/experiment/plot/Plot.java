package dodona.experiment.plot;

/** A plot of any kind. */
public sealed interface Plot permits LinePlot, HeatMap, ScatterPlot {

  /** Returns a short title. */
  String title();
}
