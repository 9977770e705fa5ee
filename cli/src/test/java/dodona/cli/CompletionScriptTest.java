package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dodona.cli.terminal.Terminal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Tests the script of {@code dodona completion} in a shell. */
class CompletionScriptTest {

  /** Completes the last argument as bash would after a press of the tabulator. */
  private static final String TAB =
      """
      . "$1"
      shift
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      _dodona
      printf '%s\\n' "${COMPREPLY[@]}"
      """;

  @TempDir Path folder;

  @BeforeEach
  void writeScript() throws IOException {
    CommandRun run = CommandRun.of("completion");
    assertThat(run.code()).isZero();
    Files.writeString(folder.resolve("script"), run.out());
  }

  private String completed(String... words) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of("bash", "-c", TAB, "bash", folder.resolve("script").toString()));
    command.addAll(List.of(words));
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash to try completion in");
    Process bash = new ProcessBuilder(command).redirectErrorStream(true).start();
    String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bash.waitFor()).as(out).isZero();
    return out.strip().replace('\n', ' ');
  }

  @Test
  void commandsAreCompleted() throws IOException, InterruptedException {
    assertThat(completed("dodona", "e")).isEqualTo("evaluate experiment encoder");
    assertThat(completed("dodona", ""))
        .startsWith("parse train evaluate ")
        .endsWith(" help completion");
    assertThat(completed("dodona", "encoder", "")).isEqualTo("import info");
    assertThat(completed("dodona", "help", "la")).isEqualTo("language lattice");
  }

  @Test
  void optionsAreThoseOfTheCommand() throws IOException, InterruptedException {
    assertThat(completed("dodona", "--v")).isEqualTo("--version");
    assertThat(completed("dodona", "parse", "--s")).isEqualTo("--strict --sentences");
    assertThat(completed("dodona", "parse", "x.txt", "--beam", "4", "--fo"))
        .isEqualTo("--force --format");
    assertThat(completed("dodona", "encoder", "import", "--la")).isEqualTo("--layers");
  }

  @Test
  void valuesAreThoseOfTheOptionAndWrittenAsInTheHelp() throws IOException, InterruptedException {
    assertThat(completed("dodona", "parse", "--format", ""))
        .isEqualTo("conllu conllx json displacy tree svg html");
    assertThat(completed("dodona", "train", "--system", "s")).isEqualTo("swap-standard");
    assertThat(completed("dodona", "train", "--oracle", "s")).isEqualTo("static static-dynamic");
    assertThat(completed("dodona", "train", "--preset", "")).contains("accurate", "fast");
    assertThat(completed("dodona", "evaluate", "--convention", "")).isEqualTo("ud conllx");
    assertThat(completed("dodona", "parse", "--language", "")).matches("af ar .* uk auto");
    assertThat(completed("dodona", "parse", "--format", "=")).startsWith("conllu conllx");
    assertThat(completed("dodona", "parse", "--format", "=", "t")).isEqualTo("tree");
    assertThat(completed("dodona", "parse", "--format=t")).isEqualTo("--format=tree");
  }

  /** With {@code -o default}, the shell then looks for files. */
  @Test
  void elsewhereFilesAreLeftToTheShell() throws IOException, InterruptedException {
    assertThat(completed("dodona", "parse", "exam")).isEmpty();
    assertThat(completed("dodona", "parse", "--model", "my")).isEmpty();
    assertThat(Files.readString(folder.resolve("script")))
        .endsWith("complete -o default -F _dodona dodona\n");
  }

  @Test
  void everyValueIsOneThatTheOptionTakes() throws IOException {
    Pattern command = Pattern.compile("^    '(.*)'\\)$");
    Pattern value = Pattern.compile("^        (\\S+).*\\) values='(.*)' ;;$");
    String path = "";
    int tried = 0;
    for (String line : Files.readAllLines(folder.resolve("script"))) {
      Matcher begins = command.matcher(line);
      path = begins.matches() ? begins.group(1) : path;
      Matcher has = value.matcher(line);
      if (has.matches()) {
        for (String each : has.group(2).split(" ", -1)) {
          assertThat(complaint(path + " " + has.group(1) + " " + each))
              .as(line)
              .doesNotContain("Invalid value", "Unknown option");
          tried++;
        }
      }
    }
    assertThat(tried).isGreaterThan(50);
  }

  private static String complaint(String words) {
    try {
      CommandLine.ParseResult unused =
          Dodona.commandLine(Terminal.ofProcess()).parseArgs(words.strip().split(" ", -1));
      return "";
    } catch (ParameterException e) {
      return String.valueOf(e.getMessage());
    }
  }
}
