package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExperimentCommandTest {

  private static final String EXAMPLE = "../examples/experiment.yaml";

  @TempDir Path folder;

  @Test
  void writesAReportAndKeepsEveryRun() throws IOException {
    Path out = folder.resolve("out");
    CommandRun run = CommandRun.of("experiment", EXAMPLE, "-o", out.toString(), "--threads", "1");
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo(out.resolve("report.html") + "\n");
    assertThat(run.err()).contains("Example · swap-standard lazy greedy · seed 1: iteration ");
    for (String name :
        new String[] {"report.html", "report.md", "tables.tex", "runs.csv", "iterations.csv"}) {
      assertThat(out.resolve(name)).isNotEmptyFile();
    }
    assertThat(out.resolve("plots/learning-Example-greedy.svg")).isNotEmptyFile();
    assertThat(out.resolve("plots/learning-Example-greedy.png")).isNotEmptyFile();

    assertThat(Files.readString(out.resolve("report.md")))
        .contains("dodona experiment " + EXAMPLE + " -o FOLDER")
        .doesNotContain(folder.toString());
    String report = Files.readString(out.resolve("report.html"));
    CommandRun again = CommandRun.of("experiment", EXAMPLE, "-o", out.toString());
    assertThat(again.code()).isZero();
    assertThat(again.err()).isEmpty();
    assertThat(Files.readString(out.resolve("report.html"))).isEqualTo(report);
  }

  @Test
  void makesAReportAgainWithoutTheTreebanks() throws IOException {
    Path out = folder.resolve("out");
    CommandRun.of("experiment", EXAMPLE, "-o", out.toString(), "--threads", "1");
    Path kept = Files.createDirectories(folder.resolve("kept"));
    Files.copy(out.resolve("results.jsonl.gz"), kept.resolve("results.jsonl.gz"));
    CommandRun run = CommandRun.of("experiment", EXAMPLE, "--report-only", "-o", kept.toString());
    assertThat(run.code()).as(run.err()).isZero();
    for (String name : new String[] {"report.md", "runs.csv", "plots/swaps-Example-greedy.svg"}) {
      assertThat(kept.resolve(name)).hasSameTextualContentAs(out.resolve(name));
    }
    CommandRun finished =
        CommandRun.of("experiment", EXAMPLE, "--report-only", "-o", out.toString());
    assertThat(finished.code()).as(finished.err()).isZero();
    assertThat(Files.readString(out.resolve("report.md")).replace(" --treebanks FOLDER", ""))
        .isEqualTo(Files.readString(kept.resolve("report.md")));
  }

  @Test
  void saysWhatAReportAloneNeeds() {
    Path none = folder.resolve("none");
    CommandRun missing =
        CommandRun.of("experiment", EXAMPLE, "--report-only", "-o", none.toString());
    assertThat(missing.code()).isEqualTo(ExitCode.INPUT);
    assertThat(missing.err()).contains("results.jsonl.gz").doesNotContain("Exception");
    assertThat(CommandRun.of("experiment", EXAMPLE, "--report-only").err())
        .contains("missing required option --output=FOLDER");
    CommandRun both =
        CommandRun.of("experiment", EXAMPLE, "--report-only", "--dry-run", "-o", none.toString());
    assertThat(both.code()).isEqualTo(2);
    assertThat(both.err()).contains("--report-only cannot be combined with --dry-run");
  }

  @Test
  void theClaimsOfTheStudyAreThoseOfTheStoredReport() throws IOException {
    Path study = Path.of("../docs/experiments/study");
    Path out = folder.resolve("study");
    CommandRun run =
        CommandRun.of("experiment", study.resolve("study.yaml").toString(), "-o", out.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(out.resolve("claims.csv")).hasSameTextualContentAs(study.resolve("claims.csv"));
  }

  @Test
  void listsTheRunsWithoutMakingThem() {
    CommandRun run = CommandRun.of("experiment", EXAMPLE, "--dry-run");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            Example · swap-standard lazy greedy · seed 1
            Example · swap-standard nd-sw greedy · seed 1
            2 runs on 1 treebank
            """);
  }

  @Test
  void runsSomeOfTheTreebanksWithOtherSeeds() {
    CommandRun run =
        CommandRun.of("experiment", EXAMPLE, "--dry-run", "--only", "Example", "--seeds", "3,4");
    assertThat(run.out()).contains("lazy greedy · seed 3\n").contains("4 runs on 1 treebank");
    CommandRun other = CommandRun.of("experiment", EXAMPLE, "--dry-run", "--only", "Other");
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).contains("--only: unknown treebank 'Other'; expected Example");
  }

  @Test
  void everyShippedDescriptionCanBeReadOnATreebankOfOnesOwn() throws IOException {
    Path mine = Files.createDirectories(folder.resolve("mine"));
    for (String part : new String[] {"train", "dev", "test"}) {
      Files.copy(Path.of("../examples/sentences.conllu"), mine.resolve("my-" + part + ".conllu"));
    }
    try (var descriptions = Files.newDirectoryStream(Path.of("../experiments"), "*.yaml")) {
      int count = 0;
      for (Path description : descriptions) {
        for (String form : new String[] {"--dry-run", "--quick"}) {
          CommandRun run =
              CommandRun.of(
                  "experiment",
                  description.toString(),
                  "--treebank",
                  "Mine=" + mine,
                  form,
                  "--dry-run".equals(form) ? "-q" : "--dry-run");
          assertThat(run.code()).as(run.err()).isZero();
          assertThat(run.out()).contains(" on 1 treebank");
        }
        count++;
      }
      assertThat(count).isEqualTo(27);
    }
  }

  @Test
  void learnsWithoutLabelsWhereThatMakesSense() throws IOException {
    CommandRun run = CommandRun.of("experiment", EXAMPLE, "--dry-run", "--unlabeled");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("swap-standard lazy greedy (unlabeled) · seed 1");
    Path lifting = folder.resolve("lift.yaml");
    Files.writeString(
        lifting,
        Files.readString(Path.of(EXAMPLE))
            .replace("system: swap-standard", "system: arc-eager\n    non-projective: lift")
            .replace("oracle: [lazy, nd-sw]", "oracle: nd")
            .replaceAll("(train|dev|test): ", "$1: " + Path.of("../examples").toRealPath() + "/"));
    CommandRun refused =
        CommandRun.of("experiment", lifting.toString(), "--dry-run", "--unlabeled");
    assertThat(refused.code()).as(refused.err()).isEqualTo(ExitCode.USAGE);
    assertThat(refused.err()).contains("--unlabeled: lifted arcs are marked in their labels");
  }

  @Test
  void needsAnEncoderThatIsThereForEachTreebank() throws IOException {
    CommandRun missing =
        CommandRun.of("experiment", EXAMPLE, "--dry-run", "--encoder", "no.encoder");
    assertThat(missing.code()).isEqualTo(ExitCode.INPUT);
    assertThat(missing.err()).contains("no.encoder");
    Path file = Files.createFile(folder.resolve("x.encoder"));
    CommandRun other =
        CommandRun.of("experiment", EXAMPLE, "--dry-run", "--encoder", "Other=" + file);
    assertThat(other.code()).isEqualTo(ExitCode.USAGE);
    assertThat(other.err()).contains("no encoder for the treebank Example");
    CommandRun all =
        CommandRun.of("experiment", EXAMPLE, "--dry-run", "--encoder", file.toString());
    assertThat(all.code()).as(all.err()).isZero();
  }

  @Test
  void namesTheLineOfAMistake() throws IOException {
    Path file = folder.resolve("bad.yaml");
    Files.writeString(file, "title: x\nreport: nothing\n");
    CommandRun run = CommandRun.of("experiment", file.toString(), "-o", folder.toString());
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err())
        .startsWith("dodona experiment: " + file + ":2: 'nothing'; expected statistics, ");
  }

  @Test
  void asksWhereTo() {
    CommandRun run = CommandRun.of("experiment", EXAMPLE);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("missing required option --output=FOLDER");
  }

  @Test
  void saysWhatATreebankLacks() {
    CommandRun run =
        CommandRun.of("experiment", EXAMPLE, "--dry-run", "--treebank", folder.toString());
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("no *-train.conllu");
  }
}
