package dodona.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.experiment.TinyExperiment;
import dodona.experiment.plan.Description;
import dodona.experiment.plan.DescriptionReader;
import dodona.experiment.run.ResultArchive;
import dodona.experiment.run.ResultStore;
import dodona.experiment.run.Results;
import dodona.experiment.run.Runner;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultArchiveTest {

  private static final String COMMAND = "dodona experiment tiny.yaml -o FOLDER";
  private static final String TWO = TinyExperiment.swapSettings("[lazy, nd-all]");

  @TempDir Path folder;

  private Path run(String lines) throws IOException {
    Description description = TinyExperiment.describe(folder, lines);
    Path out = folder.resolve("out");
    ResultStore store = ResultStore.open(out, description);
    ExperimentReport.write(new Runner(description, store, 2).run(remark -> {}), COMMAND, out);
    return out;
  }

  private Description alone() throws IOException {
    deleteTreebank();
    return DescriptionReader.withoutTreebanks(folder.resolve("tiny.yaml"), false);
  }

  private void deleteTreebank() throws IOException {
    for (String part : new String[] {"train", "dev", "test"}) {
      Files.deleteIfExists(folder.resolve("Tiny/tiny-" + part + ".conllu"));
    }
  }

  private static Path archive(Path out) {
    return out.resolve(ResultArchive.NAME);
  }

  /** The files that a report consists of. */
  private static Map<String, String> report(Path out) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(out)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = out.relativize(file).toString();
        if (!name.matches("(runs|treebanks|tags)[/\\\\].*|experiment.json")) {
          files.put(name, Files.readString(file, StandardCharsets.ISO_8859_1));
        }
      }
    }
    return files;
  }

  private void assertMadeAgain(String lines) throws IOException {
    Path out = run(lines);
    ResultArchive archive = ResultArchive.read(archive(out), alone());
    Path again = folder.resolve("again");
    ExperimentReport.write(archive.results(), archive.command(), again);
    assertThat(report(again)).isEqualTo(report(out)).containsKeys("report.md", "runs.csv");
  }

  @Test
  void theReportCanBeMadeAgainWithoutTreebanks() throws IOException {
    assertMadeAgain("report: [oracles, pairs, curves, non-projective]\nseeds: [3, 1]\n" + TWO);
  }

  @Test
  void soCanThatOfACrossValidation() throws IOException {
    assertMadeAgain("report: [oracles, pairs]\nfolds: 2\nsentences: 3\n" + TWO);
  }

  @Test
  void soCanOneWithoutRuns() throws IOException {
    assertMadeAgain("report: statistics\n");
  }

  @Test
  void soCanOneOfSupportVectorMachinesAndUnlabeledArcs() throws IOException {
    assertMadeAgain(
        """
        report: exploration
        scoring: conllx
        settings:
          - {system: swap-standard, oracle: [eager, lazy], learner: svm, hash-bits: 14}
          - {system: arc-eager, oracle: [static, dynamic], iterations: 2, hash-bits: 14,
             unlabeled: [true, false]}
        """);
  }

  @Test
  void keepsTheOutcomeOfEveryWordAndTheSwapsOfEverySentence() throws IOException {
    Results results =
        ResultArchive.read(archive(run("report: oracles\n" + TWO)), alone()).results();
    assertThat(results.runs())
        .allSatisfy(
            run -> {
              assertThat(run.test()).isNotNull();
              assertThat(Objects.requireNonNull(run.test()).sentences().words())
                  .isEqualTo("lll/llllL/ll/llll/");
              assertThat(Objects.requireNonNull(run.test()).sentences().swaps()).hasSize(4);
            });
    // LAZY swaps once, for the only non-projective tree.
    assertThat(Objects.requireNonNull(results.runs().get(0).test()).sentences().swaps())
        .containsExactly(0, 1, 0, 0);
    assertThat(ResultArchive.words(archive(folder.resolve("out"))))
        .containsExactly("lll/llllL/ll/llll/", "lll/llllL/ll/llll/");
  }

  @Test
  void resultsOfEarlierVersionsAreCompletedFromTheirPredictions() throws IOException {
    Path out = run("report: oracles\n" + TWO);
    try (Stream<Path> runs = Files.list(out.resolve("runs"))) {
      for (Path file : runs.filter(f -> f.toString().endsWith(".json")).toList()) {
        String text = Files.readString(file);
        String old = text.replaceAll("(?s),\\s*\"words\".*?\\]", "");
        assertThat(old).isNotEqualTo(text).doesNotContain("words");
        Files.writeString(file, old);
      }
    }
    Results results = ResultStore.finished(out, alone());
    assertThat(results.runs())
        .allSatisfy(
            run -> {
              assertThat(Objects.requireNonNull(run.test()).sentences().words())
                  .isEqualTo("lll/llllL/ll/llll/");
              assertThat(Objects.requireNonNull(run.test()).sentences().swaps()).isEmpty();
            });
  }

  @Test
  void namesAMissingRun() throws IOException {
    Path out = run("report: oracles\n" + TWO);
    TinyExperiment.describe(
        folder, "report: oracles\n" + TinyExperiment.swapSettings("[lazy, nd-all, eager]"));
    assertThatThrownBy(() -> ResultArchive.read(archive(out), alone()))
        .isInstanceOf(IOException.class)
        .hasMessageEndingWith("no result for Tiny · swap-standard eager greedy · seed 1");
  }

  @Test
  void refusesResultsOfAnotherProtocol() throws IOException {
    Path out = run("report: oracles\n" + TWO);
    TinyExperiment.describe(folder, "report: oracles\nselect: last\n" + TWO);
    assertThatThrownBy(() -> ResultArchive.read(archive(out), alone()))
        .hasMessageContaining("results with 'select: best', but the description has 'last'");
  }

  @Test
  void namesALineThatIsDamaged() throws IOException {
    Path file = archive(run("report: oracles\n" + TWO));
    String text;
    try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(
          text.replaceFirst("\n.*\n", "\n{\"statistics\"\n").getBytes(StandardCharsets.UTF_8));
    }
    assertThatThrownBy(() -> ResultArchive.read(file, alone()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("results.jsonl.gz, line 2");
  }
}
