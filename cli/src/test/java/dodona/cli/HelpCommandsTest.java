package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.support.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that tell about the program and its models. */
class HelpCommandsTest {

  @Test
  void helpSaysWhatTheOptionDoes() {
    assertThat(CommandRun.of("help").out()).isEqualTo(CommandRun.of("--help").out());
    assertThat(CommandRun.of("help", "parse").out())
        .isEqualTo(CommandRun.of("parse", "--help").out());
    assertThat(CommandRun.of("help", "encoder", "import").out())
        .isEqualTo(CommandRun.of("encoder", "import", "--help").out());
    CommandRun unknown = CommandRun.of("help", "pares");
    assertThat(unknown.code()).isEqualTo(ExitCode.USAGE);
    assertThat(unknown.err())
        .contains("there is no command 'pares'; there are parse, train,")
        .doesNotContain("warm-up");
  }

  @Test
  void everyCommandHasAManualPage() {
    for (String command : Dodona.commandLine(Terminal.ofProcess()).getSubcommands().keySet()) {
      String page = CommandRun.of("help", "--man", command).out();
      assertThat(page)
          .as(command)
          .startsWith(".TH \"DODONA-" + command.toUpperCase(java.util.Locale.ROOT) + "\" 1 ")
          .contains("\n.SH NAME\ndodona\\-" + command.replace("-", "\\-") + " \\- ")
          .contains("\n.SH SYNOPSIS\n", "\n.SH OPTIONS\n")
          .doesNotContain("${", "@|");
    }
    assertThat(CommandRun.of("help", "--man").out()).contains("\n.SH COMMANDS\n.TP\n.B parse\n");
  }

  @Test
  void completionKnowsEveryCommandAndItsOptions() {
    CommandRun run = CommandRun.of("completion");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("#!/usr/bin/env bash\n")
        .contains("_complete_dodona", "calibrate", "--per-sentence", "swap-standard");
  }

  @Test
  void infoTellsWhatIsInAModel(@TempDir Path folder) throws IOException {
    String model = folder.resolve("m").toString();
    CommandRun trained =
        CommandRun.of(
            "train",
            "--train",
            "../examples/sentences.conllu",
            "--preset",
            "fast",
            "--bits",
            "14",
            "--iterations",
            "1",
            "--licence",
            "CC0",
            "--model",
            model);
    assertThat(trained.code()).as(trained.err()).isZero();
    CommandRun run = CommandRun.of("info", model);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .containsPattern("licence +CC0")
        .containsPattern("parser +linear")
        .containsPattern("confidence +not calibrated")
        .containsPattern("origin: trainedOn +sentences\\.conllu sha256:")
        .containsPattern("\nparser +linear +[0-9,]+\n");
    Object json = JsonReader.read(CommandRun.of("info", model, "--json").out());
    assertThat(String.valueOf(json)).contains("labels=[").contains("nsubj");
    assertThat(CommandRun.of("info", "en").out()).contains("english-ewt (en)", "segmenter");
    Files.writeString(folder.resolve("no-model"), "this is no model");
    CommandRun damaged = CommandRun.of("info", folder.resolve("no-model").toString());
    assertThat(damaged.code()).isEqualTo(ExitCode.INPUT);
    assertThat(damaged.err()).contains("not a valid model file").doesNotContain("\tat ");
    assertThat(CommandRun.of("info", "tlh").err()).contains("there is no model 'tlh'");
  }
}
