package dodona.cli.terminal;

import dodona.treebank.Problem;

/** Shows the first warnings about inputs as they come, and counts the others. */
final class InputWarnings {

  private static final int SHOWN = 5;

  private final Console console;
  private long count;

  InputWarnings(Console console) {
    this.console = console;
  }

  /** Shows a warning, or counts it. */
  void add(Problem warning) {
    count++;
    if (count <= SHOWN) {
      console.remark(warning.toString());
    }
  }

  /** Says how many were not shown. */
  void finish() {
    if (count > SHOWN) {
      console.remark("… and %,d more warnings".formatted(count - SHOWN));
    }
  }
}
