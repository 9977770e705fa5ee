package dodona.evaluate.report;

import dodona.evaluate.ArcScore;
import dodona.evaluate.Breakdown;
import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import dodona.evaluate.LabelConfusion.Confusion;
import dodona.evaluate.Score;
import dodona.table.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One system's scores as tables and as JSON, with the definition under which they hold. */
final class EvaluationReport implements Report {

  private final Evaluation evaluation;
  private final String captionEnd;

  /** A report of these scores. */
  public EvaluationReport(Evaluation evaluation) {
    this(evaluation, "");
  }

  /** A report among others: every caption ends with the name of the system. */
  EvaluationReport(Evaluation evaluation, String name) {
    this.evaluation = evaluation;
    this.captionEnd = name.isEmpty() ? "" : ", " + name;
  }

  @Override
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    notes.add(goldNote());
    notes.add(systemNote());
    notes.add(conventionNote());
    notes.addAll(rootNotes());
    return notes;
  }

  String goldNote() {
    return "Gold: "
        + evaluation.gold()
        + ", "
        + Figures.count(evaluation.outcomes().sentences(), "sentence")
        + ", "
        + Figures.count(evaluation.attachment(true).uas().gold(), "word");
  }

  String systemNote() {
    return "System: " + evaluation.system();
  }

  String conventionNote() {
    return "Convention: " + evaluation.options().definition();
  }

  /** Returns notes on the sentences with several roots, which were scored anyway. */
  List<String> rootNotes() {
    List<String> notes = new ArrayList<>();
    addRoots(notes, evaluation.severalRootsInGold(), "the gold file");
    addRoots(notes, evaluation.severalRootsInSystem(), evaluation.system());
    return notes;
  }

  private static void addRoots(List<String> notes, long sentences, String file) {
    if (sentences > 0) {
      notes.add(
          Figures.count(sentences, "sentence")
              + " of "
              + file
              + " with several roots scored anyway; the official scorer rejects them");
    }
  }

  /** Attachment with its variants, and the figures of the official scorer. */
  @Override
  public List<TextTable> summary() {
    return List.of(attachment(), metrics());
  }

  /** The non-projective arcs, the breakdowns and the most frequent confusions. */
  @Override
  public List<TextTable> details() {
    List<TextTable> tables = new ArrayList<>();
    tables.add(nonProjective());
    for (Breakdown breakdown : evaluation.breakdowns()) {
      tables.add(breakdown(breakdown));
    }
    tables.add(confusions(25));
    return tables;
  }

  /** The figures of the official scorer; no rows under CoNLL-X, which does not define them. */
  public TextTable metrics() {
    TextTable table =
        table("All figures of the CoNLL 2018 scorer (%)")
            .left("Metric")
            .right("Precision", "Recall", "F1", "AligndAcc");
    evaluation
        .metrics()
        .forEach(
            (metric, score) ->
                table.row(
                    metric.toString(),
                    Figures.percent(score.precision()),
                    Figures.percent(score.recall()),
                    Figures.percent(score.f1()),
                    Figures.percent(score.alignedAccuracy())));
    return table;
  }

  /** Attachment scores, label accuracy and exact match, with and without punctuation. */
  public TextTable attachment() {
    EvaluationOptions options = evaluation.options();
    TextTable table =
        table("Attachment (F1, %); * is what the " + options.convention() + " convention counts")
            .left("Metric")
            .right(
                "with punctuation" + (options.punctuation() ? " *" : ""),
                "without" + (options.punctuation() ? "" : " *"))
            .left("");
    Map<String, Score> without = evaluation.attachment(false).scores();
    evaluation
        .attachment(true)
        .scores()
        .forEach(
            (name, score) ->
                table.row(
                    name,
                    Figures.percent(score.f1()),
                    Figures.percent(without.getOrDefault(name, score).f1()),
                    explain(name)));
    return table;
  }

  private TextTable table(String caption) {
    return new TextTable(caption + captionEnd);
  }

  private static String explain(String name) {
    return switch (name) {
      case "LAS" -> "heads and labels";
      case "UAS" -> "heads";
      case "LA" -> "labels";
      case "LEM" -> "sentences with all heads and labels right";
      case "UEM" -> "sentences with all heads right";
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** Precision, recall and F of non-projective arcs. */
  public TextTable nonProjective() {
    TextTable table =
        table("Non-projective arcs (%)")
            .left("Arcs")
            .right("Gold", "System", "Precision", "Recall", "F");
    addArcScore(table, "labelled", evaluation.nonProjective().labeled());
    addArcScore(table, "unlabelled", evaluation.nonProjective().unlabeled());
    return table;
  }

  private static void addArcScore(TextTable table, String name, ArcScore score) {
    table.row(
        name,
        String.valueOf(score.gold()),
        String.valueOf(score.system()),
        Figures.percent(score.precision()),
        Figures.percent(score.recall()),
        Figures.percent(score.f1()));
  }

  /** Precision, recall and F of labeled arcs, class by class. */
  public TextTable breakdown(Breakdown breakdown) {
    String title = breakdown.title();
    TextTable table =
        table("Labelled arcs by " + title + " (%)")
            .left(Character.toUpperCase(title.charAt(0)) + title.substring(1))
            .right("Gold", "System", "Precision", "Recall", "F");
    breakdown.labeled().forEach((name, score) -> addArcScore(table, name, score));
    return table;
  }

  /** The most frequent label confusions. */
  public TextTable confusions(int limit) {
    TextTable table =
        table("Most frequent label confusions")
            .left("Gold")
            .left("System")
            .right("Words", "wrong head too");
    evaluation.confusion().confusions().stream()
        .limit(limit)
        .forEach(
            confusion ->
                table.row(
                    confusion.gold(),
                    confusion.system(),
                    String.valueOf(confusion.words()),
                    String.valueOf(confusion.wrongHeads())));
    return table;
  }

  @Override
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("gold", evaluation.gold());
    json.put("system", evaluation.system());
    json.put("convention", evaluation.options().convention().toString());
    json.put("definition", evaluation.options().definition());
    json.put("punctuation", evaluation.options().punctuation());
    json.put("severalRootsInGold", evaluation.severalRootsInGold());
    json.put("severalRootsInSystem", evaluation.severalRootsInSystem());
    json.put("metrics", metricsJson());
    json.put("withPunctuation", scoresJson(evaluation.attachment(true).scores()));
    json.put("withoutPunctuation", scoresJson(evaluation.attachment(false).scores()));
    json.put(
        "nonProjective",
        arcsJson(evaluation.nonProjective().labeled(), evaluation.nonProjective().unlabeled()));
    Map<String, Object> breakdowns = new LinkedHashMap<>();
    for (Breakdown breakdown : evaluation.breakdowns()) {
      breakdowns.put(breakdown.title(), breakdownJson(breakdown));
    }
    json.put("breakdowns", breakdowns);
    json.put("confusion", evaluation.confusion().table());
    List<Object> confusions = new ArrayList<>();
    evaluation.confusion().confusions().forEach(one -> confusions.add(confusionJson(one)));
    json.put("confusions", confusions);
    return json;
  }

  private Map<String, Object> metricsJson() {
    if (evaluation.metrics().isEmpty()) {
      return scoresJson(evaluation.attachment().scores());
    }
    Map<String, Object> json = new LinkedHashMap<>();
    evaluation.metrics().forEach((metric, score) -> json.put(metric.toString(), score.json()));
    return json;
  }

  private static Map<String, Object> scoresJson(Map<String, Score> scores) {
    Map<String, Object> json = new LinkedHashMap<>();
    scores.forEach((name, score) -> json.put(name, score.json()));
    return json;
  }

  private static Map<String, Object> breakdownJson(Breakdown breakdown) {
    Map<String, Object> json = new LinkedHashMap<>();
    Map<String, ArcScore> unlabeled = breakdown.unlabeled();
    breakdown
        .labeled()
        .forEach(
            (name, score) -> json.put(name, arcsJson(score, unlabeled.getOrDefault(name, score))));
    return json;
  }

  private static Map<String, Object> arcsJson(ArcScore labeled, ArcScore unlabeled) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("labelled", labeled.json());
    json.put("unlabelled", unlabeled.json());
    return json;
  }

  private static Map<String, Object> confusionJson(Confusion confusion) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("gold", confusion.gold());
    json.put("system", confusion.system());
    json.put("words", confusion.words());
    json.put("wrongHeads", confusion.wrongHeads());
    return json;
  }
}
