package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests that the README lists the commands and exit codes of the program. */
class ReadmeTest {

  private static String readme() throws IOException {
    return Files.readString(Path.of("..", "README.md")).replaceAll("[ \\n]+", " ");
  }

  @Test
  void listsEveryCommandAndNoOther() throws IOException {
    List<String> rows =
        Files.readString(Path.of("..", "README.md"))
            .lines()
            .dropWhile(line -> !line.equals("| To | Use |"))
            .takeWhile(line -> line.startsWith("|"))
            .toList();
    TreeSet<String> named = new TreeSet<>();
    for (String row : rows) {
      Pattern.compile("`([^`]+)`")
          .matcher(row)
          .results()
          .forEach(result -> named.add(result.group(1)));
    }
    TreeSet<String> commands =
        new TreeSet<>(Dodona.commandLine(Terminal.ofProcess()).getSubcommands().keySet());
    commands.remove("warm-up");
    assertThat(named).isNotEmpty().isEqualTo(commands);
  }

  @Test
  void namesTheExitCodes() throws IOException {
    assertThat(readme())
        .contains(
            "Exit codes: "
                + (ExitCode.OK + " success, ")
                + (ExitCode.INPUT + " bad input, ")
                + (ExitCode.USAGE + " bad command line, ")
                + (ExitCode.INTERNAL + " internal error."));
  }
}
