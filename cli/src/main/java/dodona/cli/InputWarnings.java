package dodona.cli;

import dodona.treebank.Problem;

/** Shows the first warnings about inputs as they come, and counts the others. */
final class InputWarnings {

  private static final int SHOWN = 5;

  private final ToolCommand command;
  private long count;

  InputWarnings(ToolCommand command) {
    this.command = command;
  }

  /** Shows a warning, or counts it. */
  void add(Problem warning) {
    count++;
    if (count <= SHOWN) {
      command.remark(warning.toString());
    }
  }

  /** Says how many were not shown. */
  void finish() {
    if (count > SHOWN) {
      command.remark("… and %,d more warnings".formatted(count - SHOWN));
    }
  }
}
