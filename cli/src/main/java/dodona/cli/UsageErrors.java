package dodona.cli;

import dodona.cli.command.help.HelpCommand;
import dodona.support.Choices;
import dodona.support.Hyphens;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Messages about command lines that cannot be parsed. */
final class UsageErrors {

  private static final Set<Class<?>> WHOLE =
      Set.of(int.class, long.class, Integer.class, Long.class);

  private static final Set<Class<?>> DECIMAL = Set.of(double.class, Double.class);

  private UsageErrors() {}

  /** Returns the message for an exception, with a suggestion if a name is misspelled. */
  static String message(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unknown(unmatched.getUnmatched().get(0), e.getCommandLine());
    }
    ArgSpec argument = e.getArgSpec();
    String value = e.getValue();
    return argument == null || value == null
        ? lowerCaseFirst(String.valueOf(e.getMessage()))
        : invalid(argument, value, e);
  }

  private static String unknown(String typed, CommandLine command) {
    if (typed.startsWith("-")) {
      String name = typed.replaceFirst("=.*", "");
      List<String> names =
          command.getCommandSpec().options().stream()
              .filter(option -> !option.hidden())
              .map(OptionSpec::longestName)
              .toList();
      return "unknown option '" + name + "'" + Choices.suggestion(name, names);
    }
    return command.getSubcommands().isEmpty()
        ? "unexpected argument '" + typed + "'"
        : HelpCommand.unknown(typed, command);
  }

  private static String invalid(ArgSpec argument, String value, ParameterException e) {
    String name =
        argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    Class<?> type = argument.auxiliaryTypes()[0];
    Object[] constants = type.getEnumConstants();
    if (constants != null) {
      List<String> names = Arrays.stream(constants).map(c -> Hyphens.of((Enum<?>) c)).toList();
      return name + ": unknown value '" + value + "'; " + Choices.expected(value, names);
    }
    if (WHOLE.contains(type) || DECIMAL.contains(type)) {
      return name
          + ": '"
          + value
          + "' is not valid; expected a "
          + (WHOLE.contains(type) ? "whole " : "")
          + "number";
    }
    return e.getCause() instanceof TypeConversionException
        ? name + ": " + e.getCause().getMessage()
        : lowerCaseFirst(String.valueOf(e.getMessage()));
  }

  private static String lowerCaseFirst(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }
}
