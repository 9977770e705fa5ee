package dodona.experiment.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Round numbers along an axis. */
final class Ticks {

  /** A number and how it is written. */
  record Tick(double value, String label) {}

  /** A tolerance for rounding errors of divisions. */
  private static final double SLACK = 1e-9;

  private Ticks() {}

  /**
   * Multiples of 1, 2 or 5 times a power of ten within a range.
   *
   * @param most about how many there may be
   * @param whole whether only whole numbers make sense
   */
  static List<Tick> linear(double low, double high, int most, boolean whole) {
    double rough = (high - low) / most;
    int exponent = (int) Math.floor(Math.log10(rough) + SLACK);
    int factor = 1;
    for (int larger : new int[] {1, 2, 5, 10}) {
      factor = larger;
      if (larger * StrictMath.pow(10, exponent) >= rough * (1 - SLACK)) {
        break;
      }
    }
    if (factor == 10) {
      factor = 1;
      exponent++;
    }
    if (whole && exponent < 0) {
      factor = 1;
      exponent = 0;
    }
    int decimals = Math.max(0, -exponent);
    double step = multiple(factor, exponent);
    List<Tick> ticks = new ArrayList<>();
    long last = (long) Math.floor(high / step + SLACK);
    for (long k = (long) Math.ceil(low / step - SLACK); k <= last; k++) {
      double value = multiple(k * factor, exponent);
      ticks.add(new Tick(value, label(value, decimals)));
    }
    return ticks;
  }

  /**
   * Numbers for a logarithmic axis: 1, 2 and 5 times powers of ten, or only those powers, or some
   * of them. A range with less than two of them gets linear ones.
   */
  static List<Tick> logarithmic(double low, double high, int most) {
    int first = (int) Math.floor(Math.log10(low));
    int last = (int) Math.floor(Math.log10(high) + SLACK);
    boolean between = 3 * (Math.log10(high) - Math.log10(low)) <= most;
    int stride = between ? 1 : Math.max(1, (int) Math.ceil((last - first + 1.0) / most));
    List<Tick> ticks = new ArrayList<>();
    for (int exponent = first; exponent <= last; exponent += stride) {
      for (int factor : between ? new int[] {1, 2, 5} : new int[] {1}) {
        double value = multiple(factor, exponent);
        if (value >= low * (1 - SLACK) && value <= high * (1 + SLACK)) {
          ticks.add(new Tick(value, label(value, Math.max(0, -exponent))));
        }
      }
    }
    return ticks.size() >= 2 ? ticks : linear(low, high, most, false);
  }

  /** A number with a fixed number of decimals, a true minus and groups of three. */
  static String label(double value, int decimals) {
    String text = String.format(Locale.ROOT, "%,." + decimals + "f", Math.abs(value));
    boolean zero = text.chars().noneMatch(c -> c >= '1' && c <= '9');
    return value < 0 && !zero ? "−" + text : text;
  }

  /** A number in a sentence, where it stands alone and so has no decimals to share. */
  static String inWords(double value) {
    if (value == Math.rint(value) && Math.abs(value) < 1e15) {
      return label(value, 0);
    }
    return Math.abs(value) < 1e-3
        ? String.format(Locale.ROOT, "%.3g", value)
        : label(value, Math.abs(value) < 1 ? 4 : 2);
  }

  /** Divides where the power is negative, so that 3 · 10⁻¹ is the double nearest to 0.3. */
  private static double multiple(long factor, int exponent) {
    double power = StrictMath.pow(10, Math.abs(exponent));
    return exponent < 0 ? factor / power : factor * power;
  }
}
