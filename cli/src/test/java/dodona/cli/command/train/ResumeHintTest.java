package dodona.cli.command.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class ResumeHintTest {

  @TempDir Path folder;

  @Test
  void theCommandIsTheSameWithResumeAndCanBePasted() throws IOException {
    Path checkpoint = Files.createFile(folder.resolve("my model.checkpoint"));
    assertThat(
            ResumeHint.message(
                checkpoint, List.of("train", "--train", "a.conllu", "-m", "my model", "-q")))
        .contains("\n  dodona train --train a.conllu -m 'my model' -q --resume\n");
    assertThat(ResumeHint.message(checkpoint, List.of("train", "--resume", "-m", "it's")))
        .contains("\n  dodona train --resume -m 'it'\\''s'\n");
  }

  @Test
  void nothingIsPromisedBeforeTheFirstIterationWasSaved() {
    assertThat(ResumeHint.message(folder.resolve("m.checkpoint"), List.of("train")))
        .contains("before anything was saved")
        .doesNotContain("--resume");
  }

  /** Tests that SIGTERM leaves a checkpoint and prints the command that resumes from it. */
  @Test
  @Timeout(120)
  void aTrainingThatIsKilledTellsHowToContinue() throws Exception {
    String model = folder.resolve("m").toString();
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "dodona.cli.Dodona",
                "train",
                "--train",
                "../examples/sentences.conllu",
                "--model",
                model,
                "--hash-bits",
                "16",
                "--preset",
                "fast",
                "--iterations",
                "1000000")
            .start();
    try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
      String line = err.readLine();
      while (line != null && !line.startsWith("iteration")) {
        line = err.readLine();
      }
      process.toHandle().destroy(); // Process.destroy() would close the stream that is read here
      assertThat(err.lines().collect(Collectors.joining("\n")))
          .contains("interrupted; " + model + ".checkpoint contains")
          .endsWith(
              " --model " + model + " --hash-bits 16 --preset fast --iterations 1000000 --resume");
    } finally {
      process.destroyForcibly();
    }
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(Path.of(model + ".checkpoint")).exists();
  }
}
