package dodona.bench.compare;

import java.util.List;

/** The median of some values, and the least and the largest of them. */
record Spread(double median, double least, double most) {

  /** Nothing was measured. */
  static final Spread NONE = new Spread(Double.NaN, Double.NaN, Double.NaN);

  static Spread of(List<Double> values) {
    List<Double> sorted = values.stream().filter(v -> !v.isNaN()).sorted().toList();
    if (sorted.isEmpty()) {
      return NONE;
    }
    int n = sorted.size();
    double median = (sorted.get((n - 1) / 2) + sorted.get(n / 2)) / 2;
    return new Spread(median, sorted.get(0), sorted.get(n - 1));
  }

  boolean isKnown() {
    return !Double.isNaN(median);
  }
}
