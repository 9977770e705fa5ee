package dodona.bench;

import dodona.error.InvalidInputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * The common frame of the commands in {@code bench} and {@code stress}. Exit codes: 0 success, 1
 * bad input or a failure of another program, 2 bad command line, 3 a bug in the command.
 */
public final class BenchCommand {

  private BenchCommand() {}

  /** Runs a command and ends the process with its exit code. */
  public static void run(Callable<Integer> command, String... args) {
    CommandLine line = new CommandLine(command);
    line.setUsageHelpWidth(100);
    line.setParameterExceptionHandler((e, ignored) -> misused(e));
    line.setExecutionExceptionHandler((e, failed, ignored) -> failed(e, failed));
    System.exit(line.execute(args));
  }

  /** The folder of the project, which the scripts pass on. */
  public static Path home() {
    return Path.of(System.getProperty("dodona.home", ".")).toAbsolutePath().normalize();
  }

  /** Says what goes on. */
  public static void progress(String message) {
    System.err.println(message);
  }

  private static int misused(ParameterException e) {
    String name = e.getCommandLine().getCommandName();
    System.err.println(name + ": " + e.getMessage());
    System.err.println("See '" + name + " --help'.");
    return 2;
  }

  private static int failed(Exception e, CommandLine command) {
    Throwable cause = e instanceof UncheckedIOException wrapped ? wrapped.getCause() : e;
    String name = command.getCommandName();
    if (cause instanceof ParameterException misuse) {
      return misused(misuse);
    }
    if (cause instanceof NoSuchFileException missing) {
      System.err.println(name + ": " + missing.getFile() + ": there is no such file");
      return 1;
    }
    if (cause instanceof IOException || cause instanceof InvalidInputException) {
      System.err.println(name + ": " + cause.getMessage());
      return 1;
    }
    e.printStackTrace(System.err);
    return 3;
  }
}
