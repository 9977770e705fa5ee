package dodona.cli.terminal;

/** The exit codes of the program. */
public final class ExitCode {

  /** Success. */
  public static final int OK = 0;

  /** Bad input: a file is missing, damaged or not as expected. */
  public static final int INPUT = 1;

  /** Bad command line. */
  public static final int USAGE = 2;

  /** An internal error: a bug in Dodona. */
  public static final int INTERNAL = 3;

  /** The reader has closed the output: the exit code of a program ended by SIGPIPE. */
  public static final int READER_GONE = 141;

  private ExitCode() {}
}
