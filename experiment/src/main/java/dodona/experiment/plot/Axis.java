package dodona.experiment.plot;

import dodona.experiment.plot.Ticks.Tick;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * A range of values and the round numbers in it.
 *
 * <p>Axes do not begin at zero unless the values come near it: a parser's scores lie within a few
 * points of each other, far from it.
 */
record Axis(double low, double high, boolean logarithmic, List<Tick> ticks) {

  /** A range smaller than this share of its ends is no range. */
  private static final double NO_RANGE = 1e-9;

  /** The margin on each side of a single value, as a share of it. */
  private static final double AROUND = 0.02;

  /** An axis without numbers, for lack of values. */
  static final Axis EMPTY = new Axis(0, 1, false, List.of());

  /**
   * An axis for finite values.
   *
   * @param share how far values stay from the ends, as a share of their range
   */
  static Axis linear(double[] values, int mostTicks, double share) {
    if (values.length == 0) {
      return EMPTY;
    }
    double low = min(values);
    double high = max(values);
    boolean whole = isWhole(values);
    if (high - low <= NO_RANGE * Math.max(Math.abs(low), Math.abs(high))) {
      double room = whole ? 1 : Math.max(Math.abs(low) * AROUND, Double.MIN_NORMAL);
      return of(low - room, high + room, mostTicks, whole);
    }
    double margin = (high - low) * share;
    boolean fromZero = low >= 0 && low < (high - low) / 4;
    return of(fromZero ? 0 : low - margin, high + margin, mostTicks, whole);
  }

  /** An axis for steps such as iterations: it begins and ends close to the values. */
  static Axis steps(double[] values, int mostTicks) {
    if (values.length == 0) {
      return EMPTY;
    }
    double low = min(values);
    double high = max(values);
    double margin = high > low ? (high - low) * 0.02 : 0.5;
    return of(low - margin, high + margin, mostTicks, isWhole(values));
  }

  /** A logarithmic axis for finite values above zero. */
  static Axis logarithmic(double[] values, int mostTicks) {
    if (values.length == 0) {
      return EMPTY;
    }
    double room = Math.max(Math.sqrt(max(values) / min(values)), 1.3);
    double margin = StrictMath.pow(room, 0.2);
    double low = min(values) / margin;
    double high = max(values) * margin;
    return new Axis(low, high, true, Ticks.logarithmic(low, high, mostTicks));
  }

  /** Returns the position of a value, from 0 at the low end to 1 at the high end. */
  double at(double value) {
    return logarithmic
        ? (Math.log(value) - Math.log(low)) / (Math.log(high) - Math.log(low))
        : (value - low) / (high - low);
  }

  private static Axis of(double low, double high, int mostTicks, boolean whole) {
    return new Axis(low, high, false, Ticks.linear(low, high, mostTicks, whole));
  }

  private static boolean isWhole(double[] values) {
    return DoubleStream.of(values).allMatch(value -> value == Math.rint(value));
  }

  private static double min(double[] values) {
    return DoubleStream.of(values).min().orElseThrow();
  }

  private static double max(double[] values) {
    return DoubleStream.of(values).max().orElseThrow();
  }
}
