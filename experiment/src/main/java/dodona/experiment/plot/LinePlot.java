package dodona.experiment.plot;

import java.util.List;

/**
 * Lines over a common x axis.
 *
 * @param title what it shows
 * @param xLabel what goes to the right
 * @param yLabel what goes up
 * @param series the lines
 * @param fromZero whether what goes up begins at zero, so that the height of a line can be compared
 */
public record LinePlot(
    String title, String xLabel, String yLabel, List<Series> series, boolean fromZero)
    implements Plot {

  /** Lines whose differences matter more than their height. */
  public LinePlot(String title, String xLabel, String yLabel, List<Series> series) {
    this(title, xLabel, yLabel, series, false);
  }

  /** Copies the lines. */
  public LinePlot {
    series = List.copyOf(series);
  }
}
