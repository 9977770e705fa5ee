package dodona.cli;

/** What the program returns to the shell. */
final class ExitCode {

  /** Success. */
  static final int OK = 0;

  /** Bad input: a file is missing, damaged or not as expected. */
  static final int INPUT = 1;

  /** Bad command line. */
  static final int USAGE = 2;

  /** An internal error: a bug in Dodona. */
  static final int INTERNAL = 3;

  /** Whoever read the output has had enough: what a shell says of a program that SIGPIPE ended. */
  static final int READER_GONE = 141;

  private ExitCode() {}
}
