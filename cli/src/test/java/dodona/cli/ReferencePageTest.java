package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Compares docs/reference/cli.md with the help of the commands. */
class ReferencePageTest {

  private static final Path PAGE = Path.of("../docs/reference/cli.md");

  @Test
  void thePageIsGeneratedFromTheHelp() throws IOException {
    CommandRun run = CommandRun.of("help", "--markdown");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Files.readString(PAGE))
        .as("regenerate it with: ./dodona help --markdown > docs/reference/cli.md")
        .isEqualTo(run.out());
  }

  @Test
  void everyCommandHasASection() {
    assertThat(CommandRun.of("help", "--markdown").out())
        .contains("## dodona parse\n", "## dodona encoder import\n", "`--gold-folds=N`")
        .contains("| Research option |", "| `2` | bad command line |")
        .doesNotContain("warm-up", "${", "@|");
  }

  @Test
  void thePageIsForAllCommands() {
    assertThat(CommandRun.of("help", "--markdown", "parse").code()).isEqualTo(2);
    assertThat(CommandRun.of("help", "--markdown", "--man").code()).isEqualTo(2);
  }
}
