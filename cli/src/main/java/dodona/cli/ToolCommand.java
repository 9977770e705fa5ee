package dodona.cli;

import dodona.support.Printable;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** What all commands have in common: help, silence on request, and the streams they work on. */
@Command(
    mixinStandardHelpOptions = true,
    versionProvider = Dodona.Version.class,
    sortOptions = false,
    descriptionHeading = "%n",
    parameterListHeading = "%n",
    optionListHeading = "%n",
    footerHeading = "%nExamples:%n")
abstract class ToolCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Option(
      names = {"-q", "--quiet"},
      description = "Print no progress and no remarks, only errors.")
  private boolean quiet;

  ToolCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  final Terminal terminal() {
    return terminal;
  }

  final boolean quiet() {
    return quiet;
  }

  /** Says something that is not a result. */
  final void remark(String message) {
    if (!quiet) {
      terminal.err().println(Printable.lines(message));
    }
  }

  /** A number and what was counted, such as {@code 1 sentence} or {@code 2 sentences}. */
  static String counted(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
