package dodona.experiment.run;

import dodona.experiment.plan.Description;
import dodona.experiment.plan.Setting;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * The results of an experiment.
 *
 * @param description what was to be done
 * @param manifest code, data and protocol, by name
 * @param surveys the treebanks, in the order of the description
 * @param runs the runs, in the order of the description
 */
public record Results(
    Description description,
    Map<String, Object> manifest,
    List<Survey> surveys,
    List<RunResult> runs) {

  /** Copies the collections. */
  public Results {
    manifest = Collections.unmodifiableMap(new LinkedHashMap<>(manifest));
    surveys = List.copyOf(surveys);
    runs = List.copyOf(runs);
  }

  /** The names of the treebanks. */
  public List<String> treebanks() {
    return surveys.stream().map(Survey::treebank).toList();
  }

  /** The settings that fulfil a condition, in the order of the description. */
  public List<Setting> settings(Predicate<Setting> condition) {
    return description.settings().stream().filter(condition).toList();
  }

  /** The runs of a setting on a treebank, one for each seed and fold. */
  public List<RunResult> of(String treebank, Setting setting) {
    return runs.stream()
        .filter(r -> r.run().treebank().equals(treebank) && r.run().setting().equals(setting))
        .toList();
  }

  /** The mean of a figure over the runs of a setting on a treebank. */
  public double mean(String treebank, Setting setting, ToDoubleFunction<RunResult> figure) {
    return of(treebank, setting).stream().mapToDouble(figure).average().orElse(Double.NaN);
  }

  static String summary(RunResult result) {
    TestScore test = result.test();
    return result.run().name()
        + String.format(
            Locale.ROOT,
            ": iteration %d%s%s, %s",
            result.chosen(),
            Double.isNaN(result.devLas())
                ? ""
                : String.format(Locale.ROOT, ", dev LAS %.2f", result.devLas()),
            test == null ? "" : String.format(Locale.ROOT, ", test LAS %.2f", test.las()),
            ProgressBoard.duration(result.seconds()));
  }
}
