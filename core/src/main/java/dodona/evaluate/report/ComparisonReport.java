package dodona.evaluate.report;

import dodona.evaluate.Evaluation;
import dodona.evaluate.Metric;
import dodona.evaluate.Score;
import dodona.evaluate.significance.Comparison;
import dodona.evaluate.significance.PairComparison;
import dodona.evaluate.significance.PairedBootstrap;
import dodona.evaluate.significance.Significance;
import dodona.table.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Several systems' scores and their differences as tables and as JSON. */
final class ComparisonReport implements Report {

  private final Comparison comparison;
  private final List<String> names;

  /** A report of this comparison. */
  public ComparisonReport(Comparison comparison) {
    this.comparison = comparison;
    this.names = Report.names(comparison.systems());
  }

  @Override
  public List<String> notes() {
    List<EvaluationReport> reports =
        comparison.systems().stream().map(EvaluationReport::new).toList();
    List<String> notes = new ArrayList<>();
    notes.add(reports.get(0).goldNote());
    reports.forEach(report -> notes.add(report.systemNote()));
    notes.add(reports.get(0).conventionNote());
    reports.stream().flatMap(report -> report.rootNotes().stream()).distinct().forEach(notes::add);
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
              + " pairs of systems by Holm's method, separately for each score and test");
    }
    return notes;
  }

  /** The systems side by side, and their differences. */
  @Override
  public List<TextTable> summary() {
    return List.of(systems(), differences());
  }

  /** All figures of the official scorer, then each system's own details. */
  @Override
  public List<TextTable> details() {
    List<TextTable> tables = new ArrayList<>(List.of(metrics()));
    for (int i = 0; i < names.size(); i++) {
      tables.addAll(new EvaluationReport(comparison.systems().get(i), names.get(i)).details());
    }
    return tables;
  }

  /** Each system's attachment scores, one row per system, and the official ones akin to them. */
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
    scores.putAll(evaluation.attachment().scores());
    Map<Metric, Score> metrics = evaluation.metrics();
    for (Metric metric : List.of(Metric.CLAS, Metric.MLAS, Metric.BLEX)) {
      Score score = metrics.get(metric);
      if (score != null) {
        scores.put(metric.toString(), score);
      }
    }
    return scores;
  }

  /** The official figures, one column per system; no rows under CoNLL-X. */
  public TextTable metrics() {
    TextTable table =
        new TextTable("All figures of the CoNLL 2018 scorer (F1, %)")
            .left("Metric")
            .right(names.toArray(String[]::new));
    for (Metric metric : comparison.systems().get(0).metrics().keySet()) {
      List<String> row = new ArrayList<>(List.of(metric.toString()));
      for (Evaluation system : comparison.systems()) {
        row.add(Figures.percent(Objects.requireNonNull(system.metrics().get(metric)).f1()));
      }
      table.row(row);
    }
    return table;
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

  @Override
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
