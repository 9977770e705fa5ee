package dodona.cli.option;

import dodona.cli.terminal.UsageException;
import picocli.CommandLine.Option;

/** The number of threads of a command, which does not affect its result. */
@OptionGroup.In(OptionGroup.GENERAL)
public final class ThreadOptions {

  private static final int MOST = 1000;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of threads. Does not affect results. Default: one per core.")
  private int threads = Runtime.getRuntime().availableProcessors();

  public int count() {
    if (threads < 1 || threads > MOST) {
      throw new UsageException("--threads " + threads + ": expected 1 to " + MOST);
    }
    return threads;
  }
}
