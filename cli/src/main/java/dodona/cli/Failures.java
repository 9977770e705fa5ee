package dodona.cli;

import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.LostOutputException;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.error.InvalidPluginException;
import dodona.pattern.InvalidPatternException;
import dodona.support.Causes;
import dodona.support.Printable;
import dodona.treebank.InvalidTreebankException;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * Messages and exit codes for failures. Users can correct only {@link InvalidInputException},
 * {@link InvalidPluginException} and I/O errors; any other exception is a bug and shown with its
 * trace.
 */
final class Failures {

  private Failures() {}

  /** Reports an invalid command line. */
  static int misused(ParameterException e) {
    CommandLine command = e.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    PrintWriter err = command.getErr();
    String message = UsageErrors.message(e);
    err.println(Printable.line(name + ": " + message));
    if (e.getArgSpec() == null && e.getClass() == ParameterException.class) {
      command.usage(err); // the command is missing
    } else if (!message.endsWith("?")) {
      err.println("See '" + name + " --help'.");
    }
    return ExitCode.USAGE;
  }

  /** Reports why a command failed. */
  static int report(Exception e, String command, Terminal terminal) {
    Throwable cause = e instanceof UncheckedIOException wrapped ? wrapped.getCause() : e;
    PrintStream err = terminal.err();
    if (Causes.isLackOfMemory(cause)) {
      err.println(MemoryAdvice.of(cause, Runtime.getRuntime().maxMemory()));
      return ExitCode.INPUT;
    }
    if (cause instanceof LostOutputException) {
      return ExitCode.INPUT;
    }
    if (cause instanceof InvalidTreebankException) {
      err.println(Printable.lines(String.valueOf(cause.getMessage())));
      return ExitCode.INPUT;
    }
    if (cause instanceof InvalidPatternException) {
      err.println(Printable.lines(command + ": " + cause.getMessage()));
      return ExitCode.USAGE;
    }
    if (cause instanceof InvalidPathException path) {
      return print(
          err, command, "'" + path.getInput() + "': not a valid file name", ExitCode.USAGE);
    }
    if (cause instanceof FileAlreadyExistsException exists) {
      return print(
          err,
          command,
          exists.getFile() + ": the file exists; --force overwrites it",
          ExitCode.USAGE);
    }
    if (cause instanceof InvalidInputException || cause instanceof IOException) {
      int code = cause instanceof UsageException ? ExitCode.USAGE : ExitCode.INPUT;
      return print(err, command, message(cause), code);
    }
    if (cause instanceof InvalidPluginException) {
      return print(err, command, message(cause), ExitCode.INPUT);
    }
    StringWriter trace = new StringWriter();
    e.printStackTrace(new PrintWriter(trace));
    err.println(command + ": internal error. Please report it with this stack trace:");
    err.print(Printable.lines(trace.toString().replace("\t", "    ")));
    return ExitCode.INTERNAL;
  }

  /**
   * Reports why the commands could not be set up: plug-ins, whose oracles are values of options,
   * can conflict.
   */
  static int unstarted(RuntimeException e, Terminal terminal) {
    Throwable cause = e;
    while (cause != null && !(cause instanceof InvalidPluginException)) {
      cause = cause.getCause();
    }
    if (cause == null) {
      throw e;
    }
    return print(terminal.err(), "dodona", message(cause), ExitCode.INPUT);
  }

  /** Prints one line, even if a file name in the message contains line breaks. */
  private static int print(PrintStream err, String command, String message, int code) {
    err.println(Printable.line(command + ": " + message));
    return code;
  }

  private static String message(Throwable cause) {
    if (cause instanceof NoSuchFileException missing) {
      return missing.getFile()
          + ": "
          + (missing.getReason() == null ? "file not found" : missing.getReason());
    }
    if (cause instanceof FileSystemException failed) {
      String reason = failed.getReason();
      return failed.getFile() + ": " + (reason == null ? "access denied" : reason);
    }
    return String.valueOf(cause.getMessage());
  }
}
