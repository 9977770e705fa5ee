package dodona.experiment.plot;

import java.util.List;

/**
 * Lines over a common x axis.
 *
 * @param title what it shows
 * @param xLabel what goes to the right
 * @param yLabel what goes up
 * @param series the lines
 */
public record LinePlot(String title, String xLabel, String yLabel, List<Series> series)
    implements Plot {

  /** Copies the lines. */
  public LinePlot {
    series = List.copyOf(series);
  }
}
