package dodona.experiment.report;

import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import dodona.experiment.run.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * A figure over several seeds.
 *
 * @param mean its mean; NaN if there is none
 * @param deviation the standard deviation of a sample; 0 for one seed
 * @param seeds how many seeds
 */
record Spread(double mean, double deviation, int seeds) {

  /** The figure of a setting on a treebank; the folds of a seed count as one run. */
  static Spread of(
      Results results, String treebank, Setting setting, ToDoubleFunction<RunResult> figure) {
    return of(List.copyOf(bySeed(results, treebank, setting, figure).values()));
  }

  private static TreeMap<Long, Double> bySeed(
      Results results, String treebank, Setting setting, ToDoubleFunction<RunResult> figure) {
    return results.of(treebank, setting).stream()
        .collect(
            Collectors.groupingBy(
                result -> result.run().seed(), TreeMap::new, Collectors.averagingDouble(figure)));
  }

  /**
   * The mean of a figure over treebanks.
   *
   * @param settings by treebank the setting whose figure it is
   */
  static Spread macro(
      Results results, Map<String, Setting> settings, ToDoubleFunction<RunResult> figure) {
    TreeMap<Long, List<Double>> bySeed = new TreeMap<>();
    settings.forEach(
        (treebank, setting) ->
            bySeed(results, treebank, setting, figure)
                .forEach(
                    (seed, value) ->
                        bySeed.computeIfAbsent(seed, key -> new ArrayList<>()).add(value)));
    return of(bySeed.values().stream().map(values -> of(values).mean()).toList());
  }

  static Spread of(List<Double> values) {
    double mean = values.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
    double squares = values.stream().mapToDouble(v -> (v - mean) * (v - mean)).sum();
    double deviation = values.size() < 2 ? 0 : Math.sqrt(squares / (values.size() - 1));
    return new Spread(mean, deviation, values.size());
  }

  @Override
  public String toString() {
    return seeds < 2
        ? Figures.score(mean)
        : Figures.score(mean) + String.format(Locale.ROOT, " ± %.2f", deviation);
  }
}
