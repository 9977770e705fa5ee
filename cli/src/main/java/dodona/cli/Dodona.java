package dodona.cli;

import dodona.treebank.InvalidTreebankException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code dodona}: finds the command asked for and turns failures into exit codes. */
@Command(
    name = "dodona",
    mixinStandardHelpOptions = true,
    versionProvider = Dodona.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description = "A dependency parser: from text to trees, with the oracles that train it.",
    subcommands = {
      ParseCommand.class,
      TrainCommand.class,
      EvaluateCommand.class,
      SegmentCommand.class,
      TagCommand.class,
      JackknifeCommand.class,
      ShowCommand.class,
      StatsCommand.class,
      ValidateCommand.class,
      ConvertCommand.class,
      OracleCommand.class,
      DeriveCommand.class,
      LatticeCommand.class,
      ExperimentCommand.class,
      EncoderCommand.class,
      WarmUpCommand.class
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:success", "1:bad input", "2:bad command line", "3:internal error"},
    footer = {
      "",
      "Example: parse a sentence and draw its tree.",
      "  dodona parse \"That's what they're after.\"",
      "",
      "'dodona COMMAND --help' explains a command and shows examples."
    })
public final class Dodona implements Runnable {

  @Spec private @Nullable CommandSpec spec;

  Dodona() {}

  /** Runs a command and ends the process with its exit code. */
  public static void main(String[] args) {
    System.setProperty(
        "java.awt.headless", "true"); // plots are drawn into files, never on a screen
    Terminal terminal = Terminal.ofProcess();
    int code = run(terminal, args);
    terminal.out().flush();
    boolean lost = terminal.out().checkError();
    System.exit(code == ExitCode.OK && lost ? ExitCode.INPUT : code);
  }

  /** Runs a command on the given streams and returns its exit code. */
  static int run(Terminal terminal, String... args) {
    return commandLine(terminal).execute(args);
  }

  static CommandLine commandLine(Terminal terminal) {
    CommandLine commands = new CommandLine(new Dodona(), new TerminalFactory(terminal));
    commands.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
    commands.setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
    commands.setColorScheme(
        CommandLine.Help.defaultColorScheme(terminal.colourOut() ? Ansi.ON : Ansi.OFF));
    commands.setUsageHelpWidth(Math.max(60, Math.min(terminal.columns(), 100)));
    commands.setCaseInsensitiveEnumValuesAllowed(true);
    commands.setParameterExceptionHandler((e, ignored) -> misused(e));
    commands.setExecutionExceptionHandler(
        (e, command, ignored) -> failed(e, command.getCommandSpec().qualifiedName(), terminal));
    return commands;
  }

  @Override
  public void run() {
    if (spec != null) {
      throw new ParameterException(spec.commandLine(), "expected a command");
    }
  }

  private static int misused(ParameterException e) {
    CommandLine command = e.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(command.getCommandSpec().qualifiedName() + ": " + e.getMessage());
    if (!CommandLine.UnmatchedArgumentException.printSuggestions(e, err)) {
      if (command.getParent() == null) {
        command.usage(err);
      } else {
        err.println("See '" + command.getCommandSpec().qualifiedName() + " --help'.");
      }
    }
    return ExitCode.USAGE;
  }

  private static int failed(Exception e, String command, Terminal terminal) {
    Throwable cause = e instanceof UncheckedIOException wrapped ? wrapped.getCause() : e;
    if (cause instanceof UsageException) {
      terminal.err().println(command + ": " + cause.getMessage());
      return ExitCode.USAGE;
    }
    if (cause instanceof FileAlreadyExistsException exists) {
      terminal.err().println(command + ": " + exists.getFile() + " exists; --force replaces it");
      return ExitCode.USAGE;
    }
    if (cause instanceof InputException) {
      terminal.err().println(command + ": " + cause.getMessage());
      return ExitCode.INPUT;
    }
    if (cause instanceof InvalidTreebankException) {
      terminal.err().println(cause.getMessage());
      return ExitCode.INPUT;
    }
    if (cause instanceof IOException io) {
      terminal.err().println(command + ": " + describe(io));
      return ExitCode.INPUT;
    }
    terminal.err().println(command + ": internal error; please report it with the following:");
    e.printStackTrace(terminal.err());
    return ExitCode.INTERNAL;
  }

  private static String describe(IOException e) {
    if (e instanceof NoSuchFileException missing) {
      return missing.getFile()
          + ": "
          + (missing.getReason() == null ? "there is no such file" : missing.getReason());
    }
    if (e instanceof FileSystemException failed) {
      String reason = failed.getReason();
      return failed.getFile() + ": " + (reason == null ? "access is denied" : reason);
    }
    return String.valueOf(e.getMessage());
  }

  /** Reads the version from the jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {name() + " (Java " + System.getProperty("java.version") + ")"};
    }

    /** The name and version of the program, such as {@code dodona 1.0.0}. */
    static String name() {
      String version = Dodona.class.getPackage().getImplementationVersion();
      return "dodona " + (version == null ? "(development)" : version);
    }
  }

  /** Hands the terminal to every command that asks for it in its constructor. */
  private record TerminalFactory(Terminal terminal) implements IFactory {
    @Override
    public <K> K create(Class<K> type) throws Exception {
      for (Constructor<?> constructor : type.getDeclaredConstructors()) {
        if (constructor.getParameterCount() == 1
            && constructor.getParameterTypes()[0] == Terminal.class) {
          return type.cast(constructor.newInstance(terminal));
        }
      }
      return CommandLine.defaultFactory().create(type);
    }
  }
}
