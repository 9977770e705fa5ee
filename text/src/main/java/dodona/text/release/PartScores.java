package dodona.text.release;

import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import dodona.evaluate.Metric;
import dodona.evaluate.Score;
import dodona.evaluate.ScoredFile;
import dodona.support.JsonObject;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.LocationTracker;
import dodona.text.input.Input;
import dodona.text.input.InputKind;
import dodona.text.output.OutputFormat;
import dodona.text.output.RawTextWriter;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.RunSummary;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The scores of a pipeline on a part of a treebank: F1 as defined by the CoNLL 2018 shared task, in
 * percent.
 *
 * @param part the part, {@code dev} or {@code test}
 * @param input what the pipeline was given
 * @param f1 the scores
 */
public record PartScores(String part, InputForm input, Map<Metric, Double> f1) {

  /** The scores that are kept. */
  static final List<Metric> METRICS =
      List.of(
          Metric.WORDS,
          Metric.SENTENCES,
          Metric.UPOS,
          Metric.UFEATS,
          Metric.LEMMAS,
          Metric.UAS,
          Metric.LAS);

  /** The input of a pipeline. */
  public enum InputForm {
    /** The words of the treebank, without tags. */
    GOLD_WORDS("gold words"),
    /** The text of the treebank. */
    RAW_TEXT("raw text");

    private final String title;

    InputForm(String title) {
      this.title = title;
    }

    /** Returns its name in tables. */
    @Override
    public String toString() {
      return title;
    }
  }

  /** Copies the scores. */
  public PartScores {
    f1 = new EnumMap<>(f1);
  }

  /** Scores a pipeline with both forms of input. */
  static List<PartScores> of(String part, Pipeline pipeline, List<Sentence> gold)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ConlluWriter writer = new ConlluWriter(bytes)) {
      for (Sentence sentence : gold) {
        writer.write(sentence);
      }
    }
    byte[] treebank = bytes.toByteArray();
    return List.of(
        score(
            part,
            InputForm.GOLD_WORDS,
            pipeline,
            Input.sentences(gold.iterator(), part).as(InputKind.CONLLU_TOKENS),
            treebank),
        score(
            part,
            InputForm.RAW_TEXT,
            pipeline,
            Input.bytes(text(gold), part).as(InputKind.TEXT),
            treebank));
  }

  private static byte[] text(List<Sentence> gold) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    RawTextWriter writer = new RawTextWriter(bytes);
    LocationTracker places = new LocationTracker("");
    for (Sentence sentence : gold) {
      writer.write(AnalyzedSentence.of(sentence, places.next(sentence)));
    }
    writer.finish();
    return bytes.toByteArray();
  }

  private static PartScores score(
      String part, InputForm form, Pipeline pipeline, Input input, byte[] gold) throws IOException {
    ByteArrayOutputStream parsed = new ByteArrayOutputStream();
    RunSummary unused = pipeline.run(List.of(input), OutputFormat.CONLLU.onto(parsed));
    Map<Metric, Score> scores =
        Evaluation.of(
                file("gold " + part, gold),
                file("parsed " + part, parsed.toByteArray()),
                EvaluationOptions.UD.withLenient(true))
            .metrics();
    Map<Metric, Double> f1 = new EnumMap<>(Metric.class);
    for (Metric metric : METRICS) {
      f1.put(metric, Objects.requireNonNull(scores.get(metric)).f1());
    }
    return new PartScores(part, form, f1);
  }

  private static ScoredFile file(String name, byte[] content) {
    return new ScoredFile(name, () -> new ByteArrayInputStream(content));
  }

  /** Returns a score; NaN if it is not known. */
  public double f1(Metric metric) {
    return f1.getOrDefault(metric, Double.NaN);
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("part", part);
    json.put("input", input.toString());
    f1.forEach((metric, score) -> json.put(metric.toString(), score));
    return json;
  }

  static PartScores of(JsonObject json) {
    Map<Metric, Double> f1 = new EnumMap<>(Metric.class);
    for (Metric metric : METRICS) {
      f1.put(metric, json.number(metric.toString()));
    }
    String input = json.text("input");
    return new PartScores(
        json.text("part"),
        input.equals(InputForm.RAW_TEXT.toString()) ? InputForm.RAW_TEXT : InputForm.GOLD_WORDS,
        f1);
  }
}
