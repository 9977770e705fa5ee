package dodona.cli.option;

import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Terminal;
import java.io.IOException;
import picocli.CommandLine.Option;

/** Where a command writes its result. */
public final class OutputOptions {

  private static final String STANDARD_OUTPUT = "-";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "The output file, gzipped if its name ends in .gz; default: standard output.")
  private String output = STANDARD_OUTPUT;

  @Option(names = "--force", description = "Overwrite OUT if it exists.")
  private boolean force;

  /** Begins the output. */
  public OutputFile create(Terminal terminal) throws IOException {
    return OutputFile.create(output, force, terminal);
  }

  /** The name of the output file. */
  public String name() {
    return output;
  }

  /** Whether the result goes to standard output. */
  public boolean isStandardOutput() {
    return output.equals(STANDARD_OUTPUT);
  }
}
