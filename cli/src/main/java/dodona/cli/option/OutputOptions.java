package dodona.cli.option;

import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Terminal;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The output file of a command. */
@OptionGroup.In(OptionGroup.OUTPUT)
public final class OutputOptions {

  private static final String STANDARD_OUTPUT = "-";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Output file, gzipped if its name ends in .gz. Default: standard output.")
  private String output = STANDARD_OUTPUT;

  @Option(names = "--force", description = "Overwrite OUT if it exists.")
  private boolean force;

  /** Begins the output. */
  public OutputFile create(Terminal terminal) throws IOException {
    return OutputFile.create(output, force, terminal);
  }

  /** Begins an output file with another name. */
  public OutputFile create(Path file, Terminal terminal) throws IOException {
    return OutputFile.create(file.toString(), force, terminal);
  }

  /** Returns whether existing files are overwritten. */
  public boolean isForced() {
    return force;
  }

  /** The name of the output file. */
  public String name() {
    return output;
  }

  /** Returns whether the result goes to standard output. */
  public boolean isStandardOutput() {
    return output.equals(STANDARD_OUTPUT);
  }
}
