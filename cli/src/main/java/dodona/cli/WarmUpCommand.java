package dodona.cli;

import dodona.cli.command.ToolCommand;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;

/**
 * Runs the frequent commands on a sentence of its own, so that a class-data-sharing archive made at
 * its end holds the classes that they need. The launcher calls it once after a build.
 */
@Command(name = "warm-up", hidden = true, description = "Loads classes, for the launcher.")
final class WarmUpCommand extends ToolCommand {

  private static final String SENTENCE =
      """
      # text = John likes Mary
      1\tJohn\tJohn\tPROPN\t_\tNumber=Sing\t2\tnsubj\t_\t_
      2\tlikes\tlike\tVERB\t_\tTense=Pres\t0\troot\t_\t_
      3\tMary\tMary\tPROPN\t_\tNumber=Sing\t2\tobj\t_\t_

      """;

  WarmUpCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    Path gold = Files.createTempFile("dodona", ".conllu");
    try {
      Files.writeString(gold, SENTENCE);
      runAll(gold.toString());
    } finally {
      Files.delete(gold);
    }
    return ExitCode.OK;
  }

  private static void runAll(String gold) {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    String[][] commands = {
      {"--version"},
      {"--help"},
      {"stats", "-"},
      {"validate", "-"},
      {"convert", "-", "-"},
      {"show", "-"},
      {"parse", "Dodona listens to an oak."},
      {"parse", "-", "--format", "json"},
      {"evaluate", gold, "-"}
    };
    for (String[] command : commands) {
      Terminal own =
          new Terminal(
              new ByteArrayInputStream(SENTENCE.getBytes(StandardCharsets.UTF_8)),
              nowhere,
              nowhere,
              false,
              false,
              80,
              false);
      int unused = Dodona.run(own, command);
    }
  }
}
