package dodona.evaluate.report;

import java.util.Locale;

/** Writes figures for tables. */
final class Figures {

  private Figures() {}

  /** A number of things, {@code 1 word} or {@code 25,148 words}. */
  static String count(long number, String thing) {
    return String.format(Locale.ROOT, "%,d %s%s", number, thing, number == 1 ? "" : "s");
  }

  /** Two decimals; nothing where there is no figure. */
  static String percent(double value) {
    return Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.2f", value);
  }

  /** Two decimals with a sign, as differences are printed. */
  static String signed(double value) {
    return String.format(Locale.ROOT, "%+.2f", value).replace('-', '−');
  }

  /** Three decimals, and {@code <0.001} for what would be all zeros. */
  static String pValue(double p) {
    return p < 0.001 ? "<0.001" : String.format(Locale.ROOT, "%.3f", p);
  }
}
