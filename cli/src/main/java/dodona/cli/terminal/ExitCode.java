package dodona.cli.terminal;

/** What the program returns to the shell. */
public final class ExitCode {

  /** Success. */
  public static final int OK = 0;

  /** Bad input: a file is missing, damaged or not as expected. */
  public static final int INPUT = 1;

  /** Bad command line. */
  public static final int USAGE = 2;

  /** An internal error: a bug in Dodona. */
  public static final int INTERNAL = 3;

  /** Whoever read the output has had enough: what a shell says of a program that SIGPIPE ended. */
  public static final int READER_GONE = 141;

  private ExitCode() {}
}
