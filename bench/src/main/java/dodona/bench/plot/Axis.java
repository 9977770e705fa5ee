package dodona.bench.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One axis of a plot: a title, a range and whether it is logarithmic.
 *
 * @param title with the unit
 * @param from the smallest value
 * @param to the largest value
 * @param logarithmic whether equal steps multiply
 */
record Axis(String title, double from, double to, boolean logarithmic) {

  private static final int MOST_TICKS = 8;
  private static final double LOG_MARGIN = 1.25;
  private static final double MARGIN = 0.06;

  /** An axis on which all values have room. */
  static Axis over(String title, boolean logarithmic, boolean fromZero, List<Double> values) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    if (logarithmic) {
      return new Axis(title, least / LOG_MARGIN, most * LOG_MARGIN, true);
    }
    double margin = Math.max(most - least, Math.abs(most) * 0.02 + 1e-9) * MARGIN;
    return fromZero
        ? new Axis(title, 0, most * (1 + MARGIN), false)
        : new Axis(title, least - margin, most + margin, false);
  }

  /** Where a value stands, 0 at the start of the axis and 1 at its end. */
  double place(double value) {
    return logarithmic
        ? Math.log(value / from) / Math.log(to / from)
        : (value - from) / (to - from);
  }

  /** The values to mark: round numbers. */
  List<Double> ticks() {
    return logarithmic ? logarithmicTicks() : linearTicks();
  }

  private List<Double> logarithmicTicks() {
    List<Double> all = new ArrayList<>();
    List<Double> powers = new ArrayList<>();
    for (int power = -9; power <= 12; power++) {
      for (int digit : new int[] {1, 2, 5}) {
        double tick = digit * Math.pow(10, power);
        if (tick >= from && tick <= to) {
          all.add(tick);
          if (digit == 1) {
            powers.add(tick);
          }
        }
      }
    }
    return all.size() <= MOST_TICKS ? all : powers;
  }

  private List<Double> linearTicks() {
    double step = Math.pow(10, Math.floor(Math.log10(to - from)) - 1);
    int[] factors = {2, 5, 10, 20, 50};
    double chosen = step;
    for (int factor : factors) {
      if ((to - from) / chosen > MOST_TICKS) {
        chosen = step * factor;
      }
    }
    List<Double> ticks = new ArrayList<>();
    for (long i = (long) Math.ceil(from / chosen); i * chosen <= to; i++) {
      ticks.add(i * chosen);
    }
    return ticks;
  }

  /** A marked value in words: thousands in groups, no needless zeros. */
  static String label(double tick) {
    if (tick == 0) {
      return "0";
    }
    if (Math.abs(tick) >= 1000) {
      return String.format(Locale.ROOT, "%,.0f", tick);
    }
    String text = String.format(Locale.ROOT, "%.4f", tick);
    return text.replaceAll("0+$", "").replaceAll("\\.$", "");
  }
}
