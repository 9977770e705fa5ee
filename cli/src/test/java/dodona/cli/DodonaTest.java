package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests what all commands have in common: help, exit codes and output streams. */
class DodonaTest {

  private static final List<String> COMMANDS =
      List.copyOf(Dodona.commandLine(Terminal.ofProcess()).getSubcommands().keySet());

  @Test
  void saysItsVersion() {
    CommandRun run = CommandRun.of("--version");
    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("dodona ").contains("Java");
  }

  @Test
  void asksForACommandWhenThereIsNone() {
    CommandRun run = CommandRun.of();
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .contains("expected a command")
        .contains("Usage: dodona")
        .contains("stats");
  }

  @Test
  void suggestsTheCommandThatWasMeant() {
    CommandRun run = CommandRun.of("stat", "x");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("stats");
  }

  @Test
  void everyCommandExplainsItselfWithAnExample() {
    assertThat(COMMANDS).contains("stats", "validate", "convert");
    for (String command : COMMANDS) {
      CommandRun run = CommandRun.of(command, "--help");
      assertThat(run.code()).as(command).isZero();
      assertThat(run.err()).as(command).isEmpty();
      assertThat(run.out()).as(command).contains("Usage: dodona " + command);
      if (!command.equals("warm-up")) {
        assertThat(run.out()).as(command).contains("Examples:").contains("  dodona " + command);
      }
    }
  }

  @Test
  void everyExampleWorksWhenPasted(@TempDir Path folder) {
    for (String command : COMMANDS) {
      String help = CommandRun.of(command, "--help").out().replaceAll("\\\\\n *", "");
      for (String line : help.lines().toList()) {
        // A server does not end by itself; ServeCommandTest starts it. Training from the network of
        // en needs more memory than tests have; AdaptedModelTest has a small network.
        boolean isSkipped = command.equals("serve") || line.contains(" --from en ");
        if (line.startsWith("  dodona ") && !isSkipped) {
          CommandRun run = CommandRun.of(Pasted.arguments(line, folder));
          assertThat(run.code()).as("%s%n%s", line, run.err()).isZero();
        }
      }
    }
  }

  @Test
  void namesAMissingFile() {
    CommandRun run = CommandRun.of("stats", "no-such-file.conllu");
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).isEqualTo("dodona stats: no-such-file.conllu: file not found\n");
  }

  @Test
  void refusesAnOptionThatItDoesNotKnow() {
    CommandRun run = CommandRun.of("stats", "--jsn", "x");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("--jsn").contains("--json");
  }

  @Test
  void warmsUpWithoutAWord() {
    CommandRun run = CommandRun.of("warm-up");
    assertThat(run.code()).isZero();
    assertThat(run.out() + run.err()).isEmpty();
  }
}
