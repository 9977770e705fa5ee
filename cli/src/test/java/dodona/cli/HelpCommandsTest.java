package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import dodona.support.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
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
        .contains("unknown command 'pares'. Did you mean 'parse'?")
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
  void allManualPagesAreWrittenAtOnce(@TempDir Path folder) throws IOException {
    Path pages = folder.resolve("share/man1");
    for (int time = 0; time < 2; time++) {
      CommandRun run = CommandRun.of("help", "--man", "-o", pages.toString());
      assertThat(run.code()).as(run.err()).isZero();
      assertThat(run.out()).isEmpty();
    }
    try (Stream<Path> files = Files.list(pages)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .contains("dodona.1", "dodona-parse.1", "dodona-encoder.1", "dodona-encoder-import.1")
          .doesNotContain("dodona-warm-up.1")
          .allMatch(name -> name.endsWith(".1"));
    }
    assertThat(pages.resolve("dodona-parse.1"))
        .hasContent(CommandRun.of("help", "--man", "parse").out());
    assertThat(CommandRun.of("help", "-o", pages.toString()).code()).isEqualTo(ExitCode.USAGE);
    assertThat(CommandRun.of("help", "--man", "parse", "-o", "x").code()).isEqualTo(ExitCode.USAGE);
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
            "--hash-bits",
            "14",
            "--iterations",
            "1",
            "--license",
            "CC0",
            "--model",
            model);
    assertThat(trained.code()).as(trained.err()).isZero();
    CommandRun run = CommandRun.of("info", model);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .containsPattern("license +CC0")
        .containsPattern("parser +linear")
        .containsPattern("confidence +not calibrated")
        .containsPattern("origin: non-projective +skip\n")
        .doesNotContain("[]")
        .containsPattern("origin: trainedOn +sentences\\.conllu sha256:")
        .containsPattern("\nparser +linear +[0-9,]+\n");
    Object json = JsonReader.read(CommandRun.of("info", model, "--json").out());
    assertThat(String.valueOf(json)).contains("labels=[").contains("nsubj");
    assertThat(CommandRun.of("info", "en").out())
        .contains("en (en)", "segmenter", "lemmatizer")
        .doesNotContain("lemmatiser", "icence")
        .containsPattern("origin: heldOutLas +[0-9]{2}\\.[0-9]{2}\n");
    Files.writeString(folder.resolve("no-model"), "this is no model");
    CommandRun damaged = CommandRun.of("info", folder.resolve("no-model").toString());
    assertThat(damaged.code()).isEqualTo(ExitCode.INPUT);
    assertThat(damaged.err()).contains("not a valid model file").doesNotContain("\tat ");
    assertThat(CommandRun.of("info", "tlh").err()).contains("there is no model 'tlh'");
  }
}
