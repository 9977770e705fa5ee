package dodona.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.experiment.TinyExperiment;
import dodona.experiment.plan.Description;
import dodona.experiment.plan.InvalidDescriptionException;
import dodona.experiment.plan.Study;
import dodona.experiment.plan.StudyReader;
import dodona.experiment.run.ResultStore;
import dodona.experiment.run.Runner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyReportTest {

  private static final String CLAIM =
      """
      title: A study
      results: results
      claims:
        - claim: "B over A"
          experiment: one
          both: {system: s}
          before: {oracle: a}
          after: {oracle: b}
      """;

  @TempDir Path folder;

  private List<String> report(String study) throws IOException {
    Path file = Files.writeString(folder.resolve("study.yaml"), study);
    Study read = StudyReader.read(file).orElseThrow();
    StudyReport.write(read, "dodona experiment study.yaml", folder.resolve("out"));
    return Files.readAllLines(folder.resolve("out/claims.csv"));
  }

  private void results(String... rows) throws IOException {
    Files.createDirectories(folder.resolve("results/one"));
    Files.writeString(
        folder.resolve("results/one/runs.csv"),
        "treebank,system,oracle,ties,seed,fold,test_las\r\n" + String.join("\r\n", rows) + "\r\n");
  }

  @Test
  void testsAClaimFromTheScoresOfRuns() throws IOException {
    results(
        "X,s,a,,1,,50",
        "X,s,a,,2,,52",
        "X,s,b,,1,,53",
        "X,s,b,,2,,53",
        "Y,s,a,,1,,60",
        "Y,s,a,,2,,60",
        "Y,s,b,,1,,61",
        "Y,s,b,,2,,63",
        "Z,s,a,,1,,70",
        "Z,s,a,,2,,71",
        "Z,s,b,,1,,70",
        "Z,s,b,,2,,70");
    List<String> claims = report(CLAIM);
    assertThat(claims).hasSize(2);
    assertThat(claims.get(1))
        .startsWith("B over A,one,3,2,60.5000,61.6667,1.1667,")
        .contains(",2,");
    assertThat(Files.readAllLines(folder.resolve("out/differences.csv")))
        .containsExactly(
            "claim,number,treebank,difference",
            "B over A,1,X,2.0000",
            "B over A,1,Y,2.0000",
            "B over A,1,Z,-0.5000");
    String report = Files.readString(folder.resolve("out/report.md"));
    assertThat(report)
        .contains("| B over A | one | 3 × 2 | 60.50 | 61.67 | +1.17 | – | 2 of 3 |")
        .contains("| s b | 53.00 | 62.00 | 70.00 | 61.67 |")
        .contains("corrected for all 1 claims");
  }

  @Test
  void foldsOfASeedCountAsOneRun() throws IOException {
    results(
        "X,s,a,,1,1,50",
        "X,s,a,,1,2,60",
        "X,s,b,,1,1,51",
        "X,s,b,,1,2,63",
        "Y,s,a,,1,1,50",
        "Y,s,a,,1,2,60",
        "Y,s,b,,1,1,51",
        "Y,s,b,,1,2,63");
    assertThat(report(CLAIM).get(1)).startsWith("B over A,one,2,1,55.0000,57.0000,2.0000,");
  }

  @Test
  void usesSentencesWhereTheyAreKept() throws IOException {
    Description description =
        TinyExperiment.describe(
            folder,
            "report: pairs\nseeds: [1, 2]\n" + TinyExperiment.swapSettings("[lazy, nd-all]"));
    Path one = folder.resolve("results/one");
    ResultStore store = ResultStore.open(one, description);
    ExperimentReport.write(new Runner(description, store, 1).run(remark -> {}), "c", one);
    String study =
        CLAIM
            .replace("system: s", "system: swap-standard")
            .replace("oracle: a", "oracle: lazy")
            .replace("oracle: b", "oracle: nd-all");
    assertThat(report(study).get(1)).startsWith("B over A,one,1,2,100.0000,100.0000,0.0000,,,0,,");
    Path csv = one.resolve("runs.csv");
    Files.writeString(csv, Files.readString(csv).replaceFirst("(Tiny.*\r\n)", "$1$1"));
    assertThatThrownBy(() -> report(study)).hasMessageContaining("4 runs, but runs.csv has 5");
  }

  @Test
  void namesAClaimThatDoesNotFit() throws IOException {
    results("X,s,a,,1,,50", "X,s,b,free,1,,51", "X,s,b,broken,1,,52");
    assertThatThrownBy(() -> report(CLAIM))
        .isInstanceOf(IOException.class)
        .hasMessage(
            "line 4, 'B over A': several settings have {system=s, oracle=b}: s b ties free; s b ties"
                + " broken");
    assertThatThrownBy(() -> report(CLAIM.replace("oracle: b", "oracle: c")))
        .hasMessageContaining("no setting has {system=s, oracle=c}");
    assertThatThrownBy(() -> report(CLAIM.replace("oracle: b", "orcle: b")))
        .hasMessageContaining("runs.csv has no column 'orcle'");
    results("X,s,a,,1,,50", "X,s,b,,2,,51");
    assertThatThrownBy(() -> report(CLAIM)).hasMessageContaining("not the same seeds");
    results("X,s,a,,1,,50", "Y,s,b,,1,,51");
    assertThatThrownBy(() -> report(CLAIM)).hasMessageContaining("not the same treebanks");
    results("X,s,a,,1,50");
    assertThatThrownBy(() -> report(CLAIM)).hasMessageContaining("line 2: 6 cells; expected 7");
  }

  @Test
  void namesWhatAStudyLacks() throws IOException {
    Path file = folder.resolve("study.yaml");
    Files.writeString(file, CLAIM.replace("experiment: one", "experimint: one"));
    assertThatThrownBy(() -> StudyReader.read(file))
        .isInstanceOf(InvalidDescriptionException.class)
        .hasMessageContaining("'experimint' is not supported here");
    Files.writeString(file, "title: An experiment\n");
    assertThat(StudyReader.read(file)).isEmpty();
  }

  @Test
  void readsQuotedCells() {
    assertThat(RunsTable.cells("a,\"b,\"\"c\"\"\"\r\n,d"))
        .containsExactly(List.of("a", "b,\"c\""), List.of("", "d"));
  }
}
