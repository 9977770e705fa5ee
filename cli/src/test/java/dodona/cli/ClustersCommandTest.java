package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClustersCommandTest {

  private static final String FILE = SmallTraining.TREEBANK;

  @TempDir Path folder;

  @Test
  void writesClustersThatATrainingTakes() throws IOException {
    Path paths = folder.resolve("words.paths");

    CommandRun run =
        CommandRun.of(
            "clusters", FILE, FILE, "--count", "6", "--min-frequency", "2", "-o", paths.toString());

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Files.readAllLines(paths))
        .isNotEmpty()
        .allMatch(line -> line.matches("[01]+\t[^\t]+\t[0-9]+"));
    CommandRun trained =
        SmallTraining.train(
            folder.resolve("m").toString(), "--clusters", paths.toString(), "--iterations", "1");
    assertThat(trained.code()).as(trained.err()).isZero();
  }

  @Test
  void saysWhenThereAreTooFewWords() {
    CommandRun run = CommandRun.of("clusters", FILE, "--count", "5000");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err())
        .contains("expected at least 5,000, one per cluster. Lower --count or --min-frequency.");
  }

  @Test
  void refusesSenselessNumbers() {
    assertThat(CommandRun.of("clusters", FILE, "--count", "1").code()).isEqualTo(ExitCode.USAGE);
    assertThat(CommandRun.of("clusters", FILE, "--min-frequency", "0").code())
        .isEqualTo(ExitCode.USAGE);
  }
}
