package dodona.experiment.report;

import java.util.Locale;

/** Figures as tables show them. */
final class Figures {

  /** The text in place of a missing figure. */
  static final String NONE = "–";

  private Figures() {}

  /** A score, with two digits after the point. */
  static String score(double value) {
    return Double.isNaN(value) ? NONE : String.format(Locale.ROOT, "%.2f", value);
  }

  /** A mean or a ratio, with one digit after the point. */
  static String mean(double value) {
    return Double.isNaN(value) ? NONE : String.format(Locale.ROOT, "%.1f", value);
  }

  /** A share in percent, with one digit after the point. */
  static String percent(long part, long whole) {
    return whole == 0 ? NONE : String.format(Locale.ROOT, "%.1f", 100.0 * part / whole);
  }

  /** A count, with its thousands set apart. */
  static String count(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  /** A difference, always with its sign. */
  static String difference(double value) {
    return Double.isNaN(value) ? NONE : String.format(Locale.ROOT, "%+.2f", value);
  }

  /** A p-value, always as a number. */
  static String pValue(double value) {
    if (Double.isNaN(value)) {
      return NONE;
    }
    return String.format(Locale.ROOT, value > 0 && value < 0.001 ? "%.1e" : "%.3f", value);
  }
}
