package dodona.cli;

import dodona.cli.command.help.CompletionCommand;
import dodona.cli.command.help.HelpCommand;
import dodona.cli.command.help.HelpLayout;
import dodona.cli.command.search.SearchCommand;
import dodona.cli.command.study.DeriveCommand;
import dodona.cli.command.study.ExperimentCommand;
import dodona.cli.command.study.LatticeCommand;
import dodona.cli.command.study.OracleCommand;
import dodona.cli.command.text.InfoCommand;
import dodona.cli.command.text.LanguageCommand;
import dodona.cli.command.text.ParseCommand;
import dodona.cli.command.text.SegmentCommand;
import dodona.cli.command.text.ServeCommand;
import dodona.cli.command.text.TagCommand;
import dodona.cli.command.train.CalibrateCommand;
import dodona.cli.command.train.ClustersCommand;
import dodona.cli.command.train.EncoderCommand;
import dodona.cli.command.train.JackknifeCommand;
import dodona.cli.command.train.TrainBoundariesCommand;
import dodona.cli.command.train.TrainCommand;
import dodona.cli.command.treebank.ConvertCommand;
import dodona.cli.command.treebank.EvaluateCommand;
import dodona.cli.command.treebank.ReviewCommand;
import dodona.cli.command.treebank.ShowCommand;
import dodona.cli.command.treebank.SplitCommand;
import dodona.cli.command.treebank.StatsCommand;
import dodona.cli.command.treebank.ValidateCommand;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.ProgramVersion;
import dodona.cli.terminal.ResultStream;
import dodona.cli.terminal.Terminal;
import dodona.error.InvalidPluginException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.InitializationException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The command {@code dodona}: runs subcommands and turns failures into exit codes. */
@Command(
    name = "dodona",
    mixinStandardHelpOptions = true,
    versionProvider = ProgramVersion.class,
    synopsisSubcommandLabel = "COMMAND",
    description = "Parses text into dependency trees, and trains and studies dependency parsers.",
    subcommands = {
      ParseCommand.class,
      TrainCommand.class,
      EvaluateCommand.class,
      CalibrateCommand.class,
      TrainBoundariesCommand.class,
      SegmentCommand.class,
      TagCommand.class,
      JackknifeCommand.class,
      ClustersCommand.class,
      LanguageCommand.class,
      SearchCommand.class,
      ShowCommand.class,
      StatsCommand.class,
      ValidateCommand.class,
      ReviewCommand.class,
      ConvertCommand.class,
      SplitCommand.class,
      OracleCommand.class,
      DeriveCommand.class,
      LatticeCommand.class,
      ServeCommand.class,
      ExperimentCommand.class,
      EncoderCommand.class,
      InfoCommand.class,
      HelpCommand.class,
      CompletionCommand.class,
      WarmUpCommand.class
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:success",
      "1:bad input, or no match for 'search'",
      "2:bad command line",
      "3:internal error",
      "130:interrupted, as by Ctrl-C",
      "141:the reader of a pipe has gone away"
    },
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
    System.exit(run(Terminal.ofProcess(), args));
  }

  /** Runs a command on the given streams, none of them a terminal, and returns its exit code. */
  public static int run(InputStream in, PrintStream out, PrintStream err, String... args) {
    return run(new Terminal(in, out, err, false, false, Terminal.DEFAULT_COLUMNS, false), args);
  }

  /** Runs a command on the given streams and returns its exit code. */
  static int run(Terminal terminal, String... args) {
    String advice = MemoryAdvice.of(Runtime.getRuntime().maxMemory());
    try {
      int code = commandLine(terminal).execute(args);
      return terminal.out().checkError() ? lost(code, terminal) : code;
    } catch (InvalidPluginException | InitializationException e) {
      return Failures.unstarted(e, terminal);
    } catch (OutOfMemoryError e) {
      String message = e.getMessage();
      boolean isKnown = message != null && message.contains(" needs ");
      terminal
          .err()
          .println(isKnown ? MemoryAdvice.of(e, Runtime.getRuntime().maxMemory()) : advice);
      return ExitCode.INPUT;
    }
  }

  /** Reports that output was lost, unless its reader has closed the pipe. */
  private static int lost(int code, Terminal terminal) {
    if (terminal.out() instanceof ResultStream out && out.isReaderGone()) {
      return ExitCode.READER_GONE;
    }
    String reason = terminal.out() instanceof ResultStream out ? ": " + out.reason() : "";
    terminal.err().println("dodona: standard output: cannot be written" + reason);
    return code == ExitCode.OK ? ExitCode.INPUT : code;
  }

  /** The file of an option that takes neither standard input nor standard output. */
  private static Path file(String name) {
    if (name.equals("-")) {
      throw new TypeConversionException("'-' is not a file; expected a file name");
    }
    return Path.of(name);
  }

  /** Returns the tree of commands and their options, for programs that generate command lines. */
  public static CommandSpec commands() {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    InputStream nothing = InputStream.nullInputStream();
    return commandLine(
            new Terminal(nothing, nowhere, nowhere, false, false, Terminal.DEFAULT_COLUMNS, false))
        .getCommandSpec();
  }

  static CommandLine commandLine(Terminal terminal) {
    CommandLine commands = new CommandLine(new Dodona(), new TerminalFactory(terminal));
    commands.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
    commands.setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
    commands.setColorScheme(
        CommandLine.Help.defaultColorScheme(terminal.colorOut() ? Ansi.ON : Ansi.OFF));
    commands.setUsageHelpWidth(Math.max(60, Math.min(terminal.columns(), 100)));
    HelpLayout.applyTo(commands);
    commands.setCaseInsensitiveEnumValuesAllowed(true);
    commands.registerConverter(Path.class, Dodona::file);
    commands.setExpandAtFiles(false); // a text may begin with @
    commands.setExecutionStrategy(Dodona::execute);
    commands.setParameterExceptionHandler((e, ignored) -> Failures.misused(e));
    commands.setExecutionExceptionHandler(
        (e, command, ignored) ->
            Failures.report(e, command.getCommandSpec().qualifiedName(), terminal));
    return commands;
  }

  /** Executes a command; conflicts between plug-ins can surface when its help is printed. */
  private static int execute(ParseResult parsed) {
    try {
      return new RunLast().execute(parsed);
    } catch (InvalidPluginException e) {
      CommandLine command = parsed.commandSpec().commandLine();
      throw new ExecutionException(command, String.valueOf(e.getMessage()), e);
    }
  }

  @Override
  public void run() {
    if (spec != null) {
      throw new ParameterException(spec.commandLine(), "expected a command");
    }
  }

  /** Passes the terminal to every command whose constructor takes it. */
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
