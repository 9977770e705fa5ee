package dodona.evaluate.report;

import dodona.table.TextTable;
import java.util.Locale;

/**
 * Confidences and shares of correct arcs, in ten classes: below 0.1, from 0.1 to below 0.2, and so
 * on.
 *
 * <p>The expected calibration error is the mean, over all events, of the difference between the
 * mean confidence and the share that was right in an event's class (Naeini et al., 2015).
 */
final class Reliability {

  private static final int CLASSES = 10;

  private final double[] confidence = new double[CLASSES];
  private final long[] right = new long[CLASSES];
  private final long[] count = new long[CLASSES];
  private long all;

  /** Counts an event. */
  void add(double sure, boolean isRight) {
    int number = Math.max(0, Math.min(CLASSES - 1, (int) (sure * CLASSES)));
    confidence[number] += sure;
    right[number] += isRight ? 1 : 0;
    count[number]++;
    all++;
  }

  /** Returns the number of events. */
  long count() {
    return all;
  }

  /** The expected calibration error, from 0 to 1. */
  double error() {
    double sum = 0;
    for (int i = 0; i < CLASSES; i++) {
      sum += Math.abs(confidence[i] - right[i]);
    }
    return all == 0 ? 0 : sum / all;
  }

  /** A row for each class in which there is anything. */
  TextTable table(String what) {
    TextTable table =
        new TextTable(
            String.format(
                Locale.ROOT,
                "confidence in %s: expected calibration error %.2f %%",
                what,
                100 * error()));
    table.right("from", "to", what, "confidence", "right");
    for (int i = 0; i < CLASSES; i++) {
      if (count[i] > 0) {
        table.row(
            String.format(Locale.ROOT, "%.1f", (double) i / CLASSES),
            String.format(Locale.ROOT, "%.1f", (double) (i + 1) / CLASSES),
            String.format(Locale.ROOT, "%,d", count[i]),
            percent(confidence[i] / count[i]),
            percent((double) right[i] / count[i]));
      }
    }
    return table;
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }
}
