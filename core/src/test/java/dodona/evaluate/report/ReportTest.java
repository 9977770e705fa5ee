package dodona.evaluate.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dodona.evaluate.Conllu;
import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import dodona.evaluate.WordOutcomes;
import dodona.evaluate.significance.Comparison;
import dodona.evaluate.significance.PairComparison;
import dodona.support.Json;
import dodona.table.TextTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {

  private static final String GOLD =
      "1 a a X _ 2 nsubj\n2 b b X _ 0 root\n3 c c X _ 2 obj\n4 . . X _ 2 punct";
  private static final String WRONG = GOLD.replace("2 obj", "1 obj");

  @TempDir private Path folder;

  @Test
  void printsTheOfficialFiguresAndTheConvention() throws IOException {
    EvaluationReport report = new EvaluationReport(evaluate(EvaluationOptions.UD));
    assertThat(report.metrics().text())
        .isEqualTo(
            """
            All figures of the CoNLL 2018 scorer (%)
            Metric     Precision  Recall      F1  AligndAcc
            ---------  ---------  ------  ------  ---------
            Tokens        100.00  100.00  100.00
            Sentences     100.00  100.00  100.00
            Words         100.00  100.00  100.00
            UPOS          100.00  100.00  100.00     100.00
            XPOS          100.00  100.00  100.00     100.00
            UFeats        100.00  100.00  100.00     100.00
            AllTags       100.00  100.00  100.00     100.00
            Lemmas        100.00  100.00  100.00     100.00
            UAS            87.50   87.50   87.50      87.50
            LAS            87.50   87.50   87.50      87.50
            CLAS           83.33   83.33   83.33      83.33
            MLAS           83.33   83.33   83.33      83.33
            BLEX           83.33   83.33   83.33      83.33
            """);
    assertThat(report.attachment().text())
        .isEqualTo(
            """
            Attachment (F1, %); * is what the UD convention counts
            Metric  with punctuation *  without
            ------  ------------------  -------  -----------------------------------------
            LAS                  87.50    83.33  heads and labels
            UAS                  87.50    83.33  heads
            LA                  100.00   100.00  labels
            LEM                  50.00    50.00  sentences with all heads and labels right
            UEM                  50.00    50.00  sentences with all heads right
            """);
  }

  @Test
  void givesEveryBreakdownATable() throws IOException {
    List<TextTable> tables = new EvaluationReport(evaluate(EvaluationOptions.UD)).details();
    assertThat(tables)
        .extracting(TextTable::caption)
        .containsExactly(
            "Non-projective arcs (%)",
            "Labelled arcs by label (%)",
            "Labelled arcs by arc direction (%)",
            "Labelled arcs by arc length (%)",
            "Labelled arcs by distance to root (%)",
            "Labelled arcs by sentence length (%)",
            "Most frequent label confusions");
    assertThat(tables.get(1).text())
        .contains("Label  Gold  System  Precision  Recall       F\n")
        .contains("obj       2       2      50.00   50.00   50.00\n");
    assertThat(tables.get(6).isEmpty()).isTrue();
  }

  @Test
  void writesUnroundedPercentagesUnderTheScorersNames() throws IOException {
    String json = Json.pretty(new EvaluationReport(evaluate(EvaluationOptions.UD)).json());
    assertThat(json)
        .contains("gold.conllu\"")
        .contains("\"convention\": \"UD\"")
        .contains("\"metrics\": {\n    \"Tokens\": {\n      \"precision\": 100.0,")
        .contains("\"CLAS\": {\n      \"precision\": 83.33333333333333,")
        .contains("\"arc direction\": {");
    String conllx = Json.pretty(new EvaluationReport(evaluate(EvaluationOptions.CONLLX)).json());
    assertThat(conllx)
        .contains("\"convention\": \"CoNLL-X\"")
        .contains("\"metrics\": {\n    \"LAS\": {\n      \"precision\": 83.33333333333333,");
  }

  @Test
  void comparesTwoSystemsByEveryTest() throws IOException {
    Comparison comparison = compare(repeat(GOLD, 12), repeat(WRONG, 12));
    PairComparison las = comparison.pairs().get(0);
    assertThat(comparison.isCorrected()).isFalse();
    assertThat(comparison.corrected()).isEqualTo(comparison.pairs());
    assertThat(las.metric()).isEqualTo("LAS");
    assertThat(las.difference()).isEqualTo(25.0);
    assertThat(las.onlyFirst()).isEqualTo(12);
    assertThat(las.onlySecond()).isZero();
    assertThat(las.mcNemar()).isCloseTo(2 / 4096.0, within(1e-12));
    // Twelve equal differences: T+ = 78, mean 39, variance 162.5 − (12³ − 12) / 48 = 126.75.
    assertThat(las.wilcoxon()).isCloseTo(0.000627, within(1e-6));
    assertThat(new ComparisonReport(comparison).differences().text())
        .contains("LAS     +25.00‡  [+25.00, +25.00]      <0.001     <0.001       <0.001");
  }

  @Test
  void correctsForSeveralPairs() throws IOException {
    Comparison comparison = compare(repeat(GOLD, 6), repeat(WRONG, 6), repeat(GOLD, 6));
    assertThat(comparison.isCorrected()).isTrue();
    assertThat(comparison.pairs()).hasSize(6);
    assertThat(comparison.pairs()).extracting(PairComparison::mcNemar).startsWith(0.03125, 1.0);
    assertThat(comparison.corrected())
        .extracting(PairComparison::mcNemar)
        .startsWith(0.09375, 1.0, 0.09375);
    ComparisonReport report = new ComparisonReport(comparison);
    assertThat(report.notes()).anyMatch(note -> note.contains("corrected for 3 pairs"));
    assertThat(report.notes()).filteredOn(note -> note.startsWith("Convention")).hasSize(1);
    assertThat(report.systems().text()).contains("system0.conllu").contains("LEM");
    assertThat(Json.pretty(report.json()))
        .contains("\"holmPValues\": {")
        .contains("\"bootstrapSeed\": 1");
  }

  @Test
  void severalRunsCountAsTheirMean() throws IOException {
    Path gold = Conllu.write(folder.resolve("gold.conllu"), repeat(GOLD, 12));
    Evaluation right = evaluate(gold, "right", repeat(GOLD, 12));
    String[] half = repeat(GOLD, 12);
    half[0] = WRONG;
    half[1] = WRONG;
    Evaluation mostly = evaluate(gold, "mostly", half);
    Evaluation wrong = evaluate(gold, "wrong", repeat(WRONG, 12));

    PairComparison one = PairComparison.ofRuns(outcomes(right), outcomes(wrong), true, 1);
    PairComparison both =
        PairComparison.ofRuns(outcomes(right, mostly), outcomes(wrong, right), true, 1);
    PairComparison turned =
        PairComparison.ofRuns(outcomes(mostly, right), outcomes(right, wrong), true, 1);
    PairComparison even =
        PairComparison.ofRuns(outcomes(right, wrong), outcomes(wrong, right), true, 1);

    assertThat(one).isEqualTo(Comparison.of(List.of(right, wrong), 1).pairs().get(0));
    // Ten sentences that lose 25 points in one of two runs, and two that win them in the other.
    assertThat(both.difference()).isCloseTo(12.5 * 10 / 12, within(1e-9));
    assertThat(both.onlyFirst()).isEqualTo(10);
    assertThat(both.onlySecond()).isZero();
    assertThat(both.mcNemar()).isCloseTo(2 / 1024.0, within(1e-12));
    assertThat(both.wilcoxon()).isGreaterThan(one.wilcoxon());
    assertThat(turned).isEqualTo(both);
    assertThat(even.wilcoxon()).isEqualTo(1);
    assertThat(even.difference()).isZero();
    assertThatThrownBy(
            () -> PairComparison.ofRuns(outcomes(right), outcomes(right, wrong), true, 1))
        .hasMessage("1 runs of one and 2 of the other");
  }

  private static List<WordOutcomes> outcomes(Evaluation... runs) {
    return Stream.of(runs).map(Evaluation::outcomes).toList();
  }

  private Evaluation evaluate(Path gold, String name, String[] sentences) throws IOException {
    return Evaluation.of(
        gold, Conllu.write(folder.resolve(name + ".conllu"), sentences), EvaluationOptions.UD);
  }

  @Test
  void needsTwoSystemsToCompare() {
    assertThatThrownBy(() -> Comparison.of(List.of(), 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private Evaluation evaluate(EvaluationOptions options) throws IOException {
    return Evaluation.of(
        Conllu.write(folder.resolve("gold.conllu"), GOLD, GOLD),
        Conllu.write(folder.resolve("system.conllu"), GOLD, WRONG),
        options);
  }

  private Comparison compare(String[]... systems) throws IOException {
    Path gold = Conllu.write(folder.resolve("gold.conllu"), repeat(GOLD, systems[0].length));
    Path[] files = new Path[systems.length];
    for (int i = 0; i < files.length; i++) {
      files[i] = Conllu.write(folder.resolve("system" + i + ".conllu"), systems[i]);
    }
    return Comparison.of(gold, List.of(files), EvaluationOptions.UD, 1);
  }

  private static String[] repeat(String sentence, int times) {
    return Stream.generate(() -> sentence).limit(times).toArray(String[]::new);
  }
}
