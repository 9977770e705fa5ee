package dodona.cli.option;

import dodona.cli.terminal.UsageException;
import picocli.CommandLine.Option;

/** How many threads a command works with; its result does not depend on it. */
public final class ThreadOptions {

  private static final int MOST = 1000;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of threads that work, default one per core. The result is the same.")
  private int threads = Runtime.getRuntime().availableProcessors();

  public int count() {
    if (threads < 1 || threads > MOST) {
      throw new UsageException("--threads " + threads + ": expected 1 to " + MOST);
    }
    return threads;
  }
}
