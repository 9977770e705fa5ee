package dodona.cli;

/** What the program returns to the shell. */
final class ExitCode {

  /** All went well. */
  static final int OK = 0;

  /** The input is at fault: a file is missing, damaged or not what it should be. */
  static final int INPUT = 1;

  /** The command line is at fault. */
  static final int USAGE = 2;

  /** Dodona is at fault. */
  static final int INTERNAL = 3;

  private ExitCode() {}
}
