package dodona.evaluate;

import dodona.support.TextTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Several systems' scores and their differences as tables and as JSON. */
public final class ComparisonReport {

  private final Comparison comparison;
  private final List<String> names;

  /** A report of this comparison. */
  public ComparisonReport(Comparison comparison) {
    this.comparison = comparison;
    this.names = names(comparison.systems());
  }

  /** File names where they tell the systems apart, else paths. */
  private static List<String> names(List<Evaluation> systems) {
    List<String> names = systems.stream().map(one -> fileName(one.system())).toList();
    return names.stream().distinct().count() == names.size()
        ? names
        : systems.stream().map(one -> one.system().toString()).toList();
  }

  private static String fileName(Path file) {
    Path name = file.getFileName();
    return name == null ? file.toString() : name.toString();
  }

  /** What was compared and how, one line each, to be printed with any table. */
  public List<String> notes() {
    Set<String> notes = new LinkedHashSet<>();
    for (Evaluation evaluation : comparison.systems()) {
      notes.addAll(new EvaluationReport(evaluation).notes());
    }
    notes.add(
        "Differences are over gold words; Wilcoxon signed-rank over sentences († p < 0.05, ‡ p <"
            + " 0.01), McNemar over words, paired bootstrap over sentences ("
            + PairedBootstrap.SAMPLES
            + " samples, seed "
            + comparison.seed()
            + ", 95 % interval)");
    if (comparison.isCorrected()) {
      notes.add(
          "p-values are corrected for "
              + comparison.pairs().size() / 2
              + " pairs of systems by Holm's method, for each score and test by itself");
    }
    return List.copyOf(notes);
  }

  /** The systems side by side, and their differences. */
  public List<TextTable> summary() {
    return List.of(systems(), differences());
  }

  /** Each system's main scores, one row a system. */
  public TextTable systems() {
    Evaluation first = comparison.systems().get(0);
    TextTable table =
        new TextTable("Scores (F1, %), " + first.options().convention() + " convention")
            .left("System");
    for (String name : scores(first).keySet()) {
      table.right(name);
    }
    for (int i = 0; i < names.size(); i++) {
      List<String> row = new ArrayList<>(List.of(names.get(i)));
      scores(comparison.systems().get(i))
          .values()
          .forEach(score -> row.add(Figures.percent(score.f1())));
      table.row(row);
    }
    return table;
  }

  private static Map<String, Score> scores(Evaluation evaluation) {
    Map<String, Score> scores = new LinkedHashMap<>();
    evaluation.metrics().forEach((metric, score) -> scores.put(metric.toString(), score));
    evaluation.attachment().scores().forEach(scores::putIfAbsent);
    return scores;
  }

  /** Every two systems: difference, interval and p-values, corrected if there are several pairs. */
  public TextTable differences() {
    TextTable table =
        new TextTable("Differences (percentage points)")
            .left("First")
            .left("Second")
            .left("Metric")
            .right("Δ", "95 % interval", "Wilcoxon p", "McNemar p", "Bootstrap p");
    for (PairComparison pair : comparison.corrected()) {
      PairedBootstrap bootstrap = pair.bootstrap();
      table.row(
          names.get(pair.first()),
          names.get(pair.second()),
          pair.metric(),
          Figures.signed(pair.difference()) + Significance.mark(pair.wilcoxon()),
          "[" + Figures.signed(bootstrap.low()) + ", " + Figures.signed(bootstrap.high()) + "]",
          Figures.pValue(pair.wilcoxon()),
          Figures.pValue(pair.mcNemar()),
          Figures.pValue(bootstrap.pValue()));
    }
    return table;
  }

  /** All scores and differences, unrounded, for {@link dodona.support.Json#pretty}. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    List<Object> systems = new ArrayList<>();
    for (Evaluation evaluation : comparison.systems()) {
      systems.add(new EvaluationReport(evaluation).json());
    }
    List<Object> pairs = new ArrayList<>();
    for (int i = 0; i < comparison.pairs().size(); i++) {
      pairs.add(pairJson(comparison.pairs().get(i), comparison.corrected().get(i)));
    }
    json.put("systems", systems);
    json.put("bootstrapSamples", PairedBootstrap.SAMPLES);
    json.put("bootstrapSeed", comparison.seed());
    json.put("differences", pairs);
    return json;
  }

  private Map<String, Object> pairJson(PairComparison pair, PairComparison corrected) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("first", names.get(pair.first()));
    json.put("second", names.get(pair.second()));
    json.put("metric", pair.metric());
    json.put("difference", pair.difference());
    json.put("interval", List.of(pair.bootstrap().low(), pair.bootstrap().high()));
    json.put("onlyFirstCorrect", pair.onlyFirst());
    json.put("onlySecondCorrect", pair.onlySecond());
    json.put("pValues", pair.pValues());
    json.put("holmPValues", corrected.pValues());
    return json;
  }
}
