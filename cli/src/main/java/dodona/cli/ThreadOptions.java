package dodona.cli;

import picocli.CommandLine.Option;

/** How many threads a command works with; its result does not depend on it. */
final class ThreadOptions {

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of threads, default one per core. The result is the same.")
  private int threads = Runtime.getRuntime().availableProcessors();

  int count() {
    if (threads < 1) {
      throw new UsageException("--threads " + threads + ": expected at least 1");
    }
    return threads;
  }
}
