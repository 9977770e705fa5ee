package dodona.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import dodona.experiment.TinyExperiment;
import dodona.experiment.document.Block;
import dodona.experiment.document.Cell;
import dodona.experiment.document.Document;
import dodona.experiment.document.Figure;
import dodona.experiment.document.Section;
import dodona.experiment.document.Table;
import dodona.experiment.plan.Description;
import dodona.experiment.plot.HeatMap;
import dodona.experiment.plot.LinePlot;
import dodona.experiment.run.Iteration;
import dodona.experiment.run.ResultStore;
import dodona.experiment.run.Results;
import dodona.experiment.run.RunResult;
import dodona.experiment.run.Runner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExperimentReportTest {

  private static final String COMMAND = "dodona experiment tiny.yaml -o FOLDER";

  @TempDir Path folder;

  private Results run(String lines) throws IOException {
    Description description = TinyExperiment.describe(folder, lines);
    ResultStore store = ResultStore.open(folder.resolve("out"), description);
    return new Runner(description, store, 2).run(remark -> {});
  }

  private Document report(String lines) throws IOException {
    return ExperimentReport.of(run(lines), COMMAND);
  }

  private static Table table(Section section, int index) {
    List<Table> tables =
        section.blocks().stream().filter(Table.class::isInstance).map(Table.class::cast).toList();
    return tables.get(index);
  }

  private static List<String> texts(List<Cell> row) {
    return row.stream().map(Cell::text).toList();
  }

  @Test
  void countsSwapsOfATreebank() throws IOException {
    Document report = report("report: statistics\n");
    Table table = table(report.sections().get(0), 0);
    assertThat(texts(table.rows().get(0)))
        .startsWith("Tiny", "4", "14", "75.0")
        .hasSize(table.headings().size());
  }

  @Test
  void saysHowToRepeatItAndHowLongItTakes() throws IOException {
    Document report = report("report: oracles\n" + TinyExperiment.swapSettings("[lazy, nd-all]"));
    assertThat(report.facts())
        .containsEntry("command", COMMAND)
        .containsEntry("runs", "2")
        .containsKey("treebank Tiny (train, dev, test)");
    assertThat(report.facts().get("code (checksum)")).matches("[0-9a-f]{12}");
    assertThat(report.facts().get("time of all runs, one after the other")).matches("[0-9]+ s");
  }

  @Test
  void keepsLearnersAndFeaturesApart() throws IOException {
    Files.writeString(folder.resolve("few.features"), "S0p S1p; S0p B0p; S0w; B0w; S1p S0p B0p\n");
    Document report =
        report(
            """
            report: [oracles, non-projective]
            settings:
              - {system: swap-standard, oracle: [eager, lazy], iterations: 2, hash-bits: 14}
              - {system: swap-standard, oracle: [eager, lazy], iterations: 2, hash-bits: 14,
                 features: few.features}
              - {system: swap-standard, oracle: [eager, lazy], learner: svm, hash-bits: 14}
            """);
    assertThat(report.sections())
        .extracting(Section::title)
        .containsExactly(
            "Oracles, greedy",
            "Oracles, greedy, features few",
            "Oracles, greedy, svm 0.1",
            "Old against new oracle",
            "Test sets");
    Section arcs = report.sections().get(3);
    assertThat(arcs.blocks()).hasSize(3);
    for (int i = 0; i < 3; i++) {
      assertThat(table(arcs, i).rows())
          .extracting(row -> row.get(0).text())
          .containsExactly("Tiny, EAGER", "Tiny, LAZY");
    }
  }

  @Test
  void everyReportEndsWithTestScoresAndTheirPValues() throws IOException {
    Document report = report("report: curves\n" + TinyExperiment.swapSettings("[lazy, nd-all]"));
    Section section = report.sections().get(report.sections().size() - 1);
    assertThat(section.title()).isEqualTo("Test sets");
    assertThat(section.published()).isEmpty();
    Table table = table(section, 0);
    assertThat(table.headings())
        .containsExactly("setting", "UAS", "LAS", "difference", "p (Wilcoxon)", "p (Holm)");
    assertThat(texts(table.rows().get(0))).startsWith("swap-standard lazy greedy").endsWith("", "");
    List<String> second = texts(table.rows().get(1));
    assertThat(second).startsWith("swap-standard nd-all greedy").hasSize(6);
    assertThat(second.subList(4, 6))
        .allMatch(text -> text.matches("[01]\\.\\d{3}|\\d\\.\\de-\\d+"));
  }

  @Test
  void putsTheBestOfEachKindInBold() throws IOException {
    Document report =
        report("report: oracles\n" + TinyExperiment.swapSettings("[eager, lazy, nd-sw, nd-all]"));
    assertThat(report.sections()).hasSize(2);
    Section section = report.sections().get(0);
    assertThat(section.title()).isEqualTo("Oracles, greedy");
    assertThat(section.protocol()).contains("Gold tags", "punctuation counted", "Seed 1");
    Table dev = table(section, 0);
    assertThat(dev.headings()).containsExactly("treebank", "EAGER", "LAZY", "ND-SW", "ND-ALL");
    List<Cell> row = dev.rows().get(0);
    assertThat(row.subList(1, 3).stream().filter(Cell::bold)).hasSize(1);
    assertThat(row.subList(3, 5).stream().filter(Cell::bold)).hasSize(1);
    Table test = table(section, 1);
    assertThat(texts(test.rows().get(0))).startsWith("Tiny").endsWith("+0.00", "1.000", "1.000");
    assertThat(texts(test.rows().get(1))).startsWith("macro average");
  }

  @Test
  void drawsACurveForEveryOracle() throws IOException {
    Document report = report("report: curves\n" + TinyExperiment.swapSettings("[lazy, nd-all]"));
    List<Block> blocks = report.sections().get(0).blocks();
    assertThat(blocks).hasSize(2);
    LinePlot learning = (LinePlot) ((Figure) blocks.get(0)).plot();
    assertThat(learning.series()).extracting("name").containsExactly("LAZY", "ND-ALL");
    assertThat(learning.series().get(0).points()).hasSize(3);
    LinePlot swaps = (LinePlot) ((Figure) blocks.get(1)).plot();
    assertThat(swaps.series().get(0).points()).allMatch(point -> point.y() == 0.25);
  }

  @Test
  void contrastsTrainingWithAndWithoutExploration() throws IOException {
    Document report =
        report(
            """
            report: [exploration, heat-map]
            seeds: [1, 2]
            settings:
              - {system: arc-eager, oracle: static, iterations: 2, hash-bits: 14}
              - {system: arc-eager, oracle: dynamic, explore-k: [0, 1], explore-p: [0, 0.9],
                 iterations: 2, hash-bits: 14}
              - {system: easy-first, oracle: nd, iterations: 2, hash-bits: 14}
              - {system: easy-first, oracle: dynamic, explore-k: 1, explore-p: 0.9, iterations: 2,
                 hash-bits: 14}
            """);
    Table table = table(report.sections().get(0), 0);
    assertThat(table.rows()).hasSize(3);
    assertThat(table.rows())
        .extracting(row -> row.get(1).text())
        .containsExactly("arc-eager, k=0 p=0.9", "arc-eager", "easy-first");
    assertThat(table.rows().get(0).get(2).text()).contains(" ± ");
    HeatMap map = (HeatMap) ((Figure) report.sections().get(1).blocks().get(0)).plot();
    assertThat(map.rows()).containsExactly("0", "1");
    assertThat(map.columns()).containsExactly("0.0", "0.9");
    assertThat(map.values().get(0).get(0)).isEqualTo(map.values().get(1).get(0));
  }

  @Test
  void showsHowManyDecisionsWereJudgedByABound() throws IOException {
    Results results =
        run(
            """
            report: exploration
            settings:
              - {system: swap-standard, oracle: eager, iterations: 2, hash-bits: 14}
              - {system: swap-standard, oracle: dynamic, explore-k: 0, explore-p: 1, iterations: 2,
                 hash-bits: 14}
            """);
    assertThat(ExperimentReport.of(results, COMMAND).sections().get(0).blocks()).hasSize(1);
    List<RunResult> runs = results.runs().stream().map(ExperimentReportTest::approximate).toList();
    Results bounded =
        new Results(results.description(), results.manifest(), results.surveys(), runs);
    Table table = table(ExperimentReport.of(bounded, COMMAND).sections().get(0), 1);
    assertThat(table.headings()).hasSize(2).last().asString().contains("dynamic");
    assertThat(texts(table.rows().get(0))).containsExactly("Tiny", "2.0");
  }

  /**
   * Returns a result in which a bound judged one and three percent of a dynamic oracle's decisions.
   */
  private static RunResult approximate(RunResult run) {
    double share = run.run().setting().isDynamic() ? 1 : 0;
    List<Iteration> iterations =
        List.of(new Iteration(90, 80, 1, share), new Iteration(90, 80, 1, 3 * share));
    return new RunResult(
        run.run(),
        run.sentences(),
        run.skipped(),
        iterations,
        run.chosen(),
        run.devUas(),
        run.devLas(),
        run.test(),
        run.learningSeconds(),
        run.seconds());
  }

  @Test
  void namesTheOracleThatExplorationIsComparedWithIfThereAreSeveral() throws IOException {
    Document report =
        report(
            """
            report: exploration
            settings:
              - {system: arc-eager, oracle: [static, nd, dynamic], iterations: 2, hash-bits: 14}
              - {system: arc-hybrid, oracle: [static, dynamic], iterations: 2, hash-bits: 14}
            """);
    assertThat(table(report.sections().get(0), 0).rows())
        .extracting(row -> row.get(1).text())
        .containsExactly("arc-eager, against static", "arc-eager, against nd", "arc-hybrid");
  }

  @Test
  void saysWhatAttardisSystemCanDerive() throws IOException {
    Document report =
        report(
            """
            report: attardi
            folds: 2
            sentences: 1000
            settings:
              - {system: attardi, oracle: static, iterations: 2, hash-bits: 14}
              - {system: attardi, oracle: dynamic, explore-k: 0, explore-p: 1,
                 non-projective: dynamic, iterations: 2, hash-bits: 14}
            """);
    Section section = report.sections().get(0);
    assertThat(section.protocol())
        .contains("2-fold cross-validation")
        .contains("At most 1,000 sentences to learn from");
    assertThat(texts(table(section, 0).rows().get(0)))
        .containsExactly("Tiny", "4", "75.0", "100.0");
    assertThat(texts(table(section, 1).rows().get(0)))
        .hasSize(8)
        .startsWith("Tiny", "28")
        .element(5)
        .isEqualTo("5");
    assertThat(table(section, 2).rows()).hasSize(1);
    Table times = table(section, 3);
    assertThat(times.rows())
        .extracting(row -> row.get(0).text())
        .containsExactly("Tiny, STATIC", "Tiny, DYNAMIC, k=0 p=1.0, tie-breaking static");
    assertThat(times.rows()).extracting(row -> row.get(1).text()).containsExactly("2", "2");
    assertThat(times.rows().get(0).get(3).text()).isEqualTo("1.0");
  }

  @Test
  void testsNewOraclesAgainstTheOld() throws IOException {
    Document report =
        report("report: non-projective\n" + TinyExperiment.swapSettings("[eager, lazy, minimal]"));
    Table table = table(report.sections().get(0), 0);
    assertThat(table.rows())
        .extracting(row -> row.get(0).text())
        .containsExactly("Tiny, EAGER", "Tiny, LAZY", "Tiny, MINIMAL");
    assertThat(texts(table.rows().get(0)).subList(3, 9))
        .containsExactly("1", "100.00", "100.00", "100.00", "–", "–");
    assertThat(texts(table.rows().get(1)).subList(7, 9)).containsExactly("1.000", "1.000");
  }

  @Test
  void setsEverySettingAgainstThoseBeforeIt() throws IOException {
    Document report =
        report(
            """
            report: pairs
            seeds: [1, 2]
            settings:
              - {system: swap-standard, oracle: [eager, lazy, nd-all], iterations: 2, hash-bits: 14}
              - {system: arc-eager, oracle: static, iterations: 2, hash-bits: 14}
            """);
    Section section = report.sections().get(0);
    assertThat(section.blocks()).hasSize(1); // nothing to compare arc-eager's only oracle with
    Table table = table(section, 0);
    assertThat(table.headings()).containsExactly("oracle", "LAS", "over (1)", "over (2)");
    assertThat(texts(table.rows().get(0))).startsWith("(1) EAGER").endsWith("", "");
    assertThat(texts(table.rows().get(1))).startsWith("(2) LAZY").endsWith("+0.00, p 1.000", "");
    assertThat(texts(table.rows().get(2))).startsWith("(3) ND-ALL");
    for (int other = 0; other < 2; other++) {
      double ahead = las(table.rows().get(2)) - las(table.rows().get(other));
      assertThat(
              Double.parseDouble(table.rows().get(2).get(2 + other).text().split("[†‡,]", -1)[0]))
          .isCloseTo(ahead, offset(0.011));
    }
    assertThat(table.notes().get(0)).contains("10,000 samples", "the 3 tests of this section");
  }

  private static double las(List<Cell> row) {
    return Double.parseDouble(row.get(1).text().split(" ", -1)[0]);
  }

  @Test
  void namesEverySystemOnceThereAreSeveral() throws IOException {
    Document report =
        report(
            """
            report: [oracles, non-projective]
            settings:
              - {system: swap-standard, oracle: eager, iterations: 2, hash-bits: 14}
              - {system: covington, oracle: [static, nd], iterations: 2, hash-bits: 14}
              - {system: arc-eager, oracle: static, iterations: 2, hash-bits: 14}
            """);
    assertThat(report.sections())
        .extracting(Section::title)
        .containsExactly(
            "Oracles, swap-standard, greedy",
            "Oracles, covington, greedy",
            "Oracles, arc-eager, greedy",
            "Non-projective arcs",
            "Test sets");
    assertThat(report.sections().get(0).published()).startsWith("Björkelund");
    assertThat(report.sections().get(1).published()).isEmpty();
    Section arcs = report.sections().get(3);
    assertThat(arcs.blocks()).hasSize(2);
    assertThat(table(arcs, 1).rows())
        .extracting(row -> row.get(0).text())
        .containsExactly("Tiny, STATIC", "Tiny, ND");
    assertThat(table(arcs, 1).notes().get(0)).doesNotContain("EAGER");
  }

  @Test
  void writesEveryRunAndIterationAsCsv() throws IOException {
    Results results = run("report: oracles\n" + TinyExperiment.swapSettings("[lazy, nd-all]"));
    List<String> runs = ExperimentReport.runsCsv(results).lines().toList();
    assertThat(runs).hasSize(3);
    assertThat(runs.get(1))
        .startsWith("Tiny,swap-standard,lazy,greedy,,,,,,,,,,,,,skip,,,14,1,1,,4,0,3,");
    int columns = runs.get(0).split(",", -1).length;
    assertThat(runs).allMatch(line -> line.split(",", -1).length == columns);
    List<String> iterations = ExperimentReport.iterationsCsv(results).lines().toList();
    assertThat(iterations).hasSize(7);
    assertThat(iterations.get(6))
        .startsWith("Tiny,swap-standard,nd-all,greedy,,,,,,,,,,,,,skip,,,14,1,1,,3,100.0000");
  }

  @Test
  void learnsFromDerivationsThatJackKnifingFixed() throws IOException {
    Results results =
        run(
            """
            report: oracles
            settings:
              - {system: swap-standard, oracle: nd-all, beam: 4, iterations: 2, hash-bits: 14,
                 gold-derivation: [latent], gold-ranking: [sum, mean]}
              - {system: swap-standard, oracle: nd-all, beam: 4, iterations: 2, hash-bits: 14,
                 gold-derivation: fixed, gold-folds: 2}
            """);
    Table dev = table(ExperimentReport.of(results, COMMAND).sections().get(0), 0);
    assertThat(dev.headings())
        .containsExactly(
            "treebank",
            "ND-ALL",
            "ND-ALL, gold-ranking mean",
            "ND-ALL, gold-derivation fixed, gold-folds 2");
    assertThat(ExperimentReport.runsCsv(results).lines().toList().get(3))
        .startsWith(
            "Tiny,swap-standard,nd-all,beam,4,perceptron,,max-violation,fixed,2,sum,sum,,,,,"
                + "skip,,,14,1,1,,4,");
  }

  @Test
  void scoresArcsWithoutLabelsWhereNoneAreLearnt() throws IOException {
    Results results =
        run(
            """
            report: [oracles, exploration]
            scoring: conllx
            settings:
              - {system: arc-eager, oracle: [static, dynamic], iterations: 3, hash-bits: 14,
                 unlabeled: [true, false]}
            """);
    Document report = ExperimentReport.of(results, COMMAND);
    assertThat(report.sections())
        .extracting(Section::title)
        .contains("Oracles, arc-eager, greedy, unlabeled", "Oracles, arc-eager, greedy");
    assertThat(report.sections().get(0).protocol())
        .contains("as CoNLL-X counts them", "LAS is UAS");
    assertThat(table(report.sections().get(2), 0).rows())
        .extracting(row -> row.get(1).text())
        .containsExactly("arc-eager, unlabeled", "arc-eager");
    for (RunResult result : results.runs()) {
      assertThat(Objects.requireNonNull(result.test()).las()).isPositive();
      if (result.run().setting().isUnlabeled()) {
        assertThat(result.devLas()).isEqualTo(result.devUas());
        assertThat(Objects.requireNonNull(result.test()).las())
            .isEqualTo(Objects.requireNonNull(result.test()).uas());
      }
    }
  }

  @Test
  void spreadsAreThoseOfASample() {
    Spread spread = Spread.of(List.of(1.0, 2.0, 3.0, 4.0));
    assertThat(spread.mean()).isEqualTo(2.5);
    assertThat(spread.deviation()).isCloseTo(1.2909944, offset(1e-6));
    assertThat(spread).hasToString("2.50 ± 1.29");
    assertThat(Spread.of(List.of(7.0))).hasToString("7.00");
  }
}
