package dodona.stress.fuzz.command;

import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.Oddities;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Makes up command lines from the tree of commands that picocli has: any visible command, its
 * required options and parameters, some of the others, and now and then something odd. Paths are
 * placeholders, which {@link CommandFiles} fills in.
 */
public final class CommandLines {

  /** The maximum number of optional options of a command line. */
  private static final int OPTIONS = 5;

  /** Options that are always given to a command that has them, so that it ends soon. */
  static final Map<String, List<String>> LIMITS = new LinkedHashMap<>();

  static {
    LIMITS.put("--model", List.of("{model}")); // those that ship take long to be read
    LIMITS.put("--iterations", List.of("1"));
    LIMITS.put("--average", List.of("1"));
    LIMITS.put("--hash-bits", List.of("12"));
    LIMITS.put("--dry-run", List.of());
    LIMITS.put("--health-check", List.of()); // a server would never end
  }

  /**
   * Drawn less often than others, because they train a tagger of real size, which takes a hundred
   * times as long as anything else.
   */
  private static final Set<String> COSTLY = Set.of("jackknife", "--pipeline", "--languages");

  private static final int COSTLY_ONE_IN = 20;

  /** By their names in a row, such as {@code encoder info}; the program itself has none. */
  private final Map<List<String>, CommandSpec> commands = new LinkedHashMap<>();

  private final List<OptionSpec> options = new ArrayList<>();

  /** Lines for a program. */
  public CommandLines(CommandSpec program) {
    collect(program, List.of());
    commands.values().forEach(command -> options.addAll(command.options()));
  }

  private void collect(CommandSpec command, List<String> path) {
    commands.put(path, command);
    for (Map.Entry<String, CommandLine> sub : command.subcommands().entrySet()) {
      CommandSpec spec = sub.getValue().getCommandSpec();
      if (!spec.usageMessage().hidden()) {
        List<String> own = new ArrayList<>(path);
        own.add(sub.getKey());
        collect(spec, List.copyOf(own));
      }
    }
  }

  /** Returns the arguments of a line. */
  public List<String> next(Chance chance) {
    List<String> path = path(chance);
    CommandSpec command = Objects.requireNonNull(commands.get(path));
    List<List<String>> parts = new ArrayList<>();
    for (OptionSpec option : command.options()) {
      if (option.required() && option.group() == null && !chance.oneIn(15)) {
        parts.add(option(option, chance));
      }
    }
    for (int i = chance.below(OPTIONS + 1); i > 0; i--) {
      OptionSpec option = chance.of(chance.oneIn(30) ? options : command.options());
      int oneIn = isInformation(option) ? 4 : isCostly(option) ? COSTLY_ONE_IN : 1;
      if (chance.oneIn(oneIn)) {
        parts.add(option(option, chance));
      }
    }
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      parts.add(parameter(parameter, chance));
    }
    if (chance.oneIn(15)) {
      parts.add(List.of((chance.oneIn(2) ? "--" : "{folder}/") + Oddities.cell(chance)));
    }
    List<String> line = new ArrayList<>(path);
    while (!parts.isEmpty()) {
      line.addAll(parts.remove(chance.oneIn(4) ? chance.below(parts.size()) : 0));
    }
    return line;
  }

  private List<String> path(Chance chance) {
    List<List<String>> paths = List.copyOf(commands.keySet());
    while (true) {
      List<String> path = chance.of(paths);
      if (path.stream().noneMatch(COSTLY::contains) || chance.oneIn(COSTLY_ONE_IN)) {
        return path;
      }
    }
  }

  private static boolean isCostly(OptionSpec option) {
    return COSTLY.contains(option.longestName());
  }

  /** Returns whether an option makes a command only print information about itself. */
  private static boolean isInformation(OptionSpec option) {
    return option.usageHelp() || option.versionHelp();
  }

  private static List<String> option(OptionSpec option, Chance chance) {
    String name = chance.of(List.of(option.names()));
    if (option.arity().max() == 0) {
      return List.of(name);
    }
    String value = ArgumentValues.of(option, chance);
    return name.startsWith("--") && chance.oneIn(4)
        ? List.of(name + "=" + value)
        : List.of(name, value);
  }

  /** As many values as a parameter takes, or nearly so. */
  private static List<String> parameter(PositionalParamSpec parameter, Chance chance) {
    int least = parameter.arity().min();
    int most = parameter.arity().isVariable() ? least + 2 : parameter.arity().max();
    int count = chance.oneIn(15) ? chance.below(4) : least + chance.below(most - least + 1);
    List<String> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      values.add(ArgumentValues.of(parameter, chance));
    }
    return values;
  }

  /** Returns a line with the limits that its command knows and that it lacks. */
  public List<String> limited(List<String> line) {
    int names = 0;
    while (names < line.size() && commands.containsKey(line.subList(0, names + 1))) {
      names++;
    }
    CommandSpec command = commands.get(line.subList(0, names));
    List<String> limited = new ArrayList<>(line);
    for (Map.Entry<String, List<String>> limit : LIMITS.entrySet()) {
      OptionSpec option = command == null ? null : command.findOption(limit.getKey());
      if (option != null && !option.required() && !isGiven(option, line)) {
        limited.addAll(names, limit.getValue());
        limited.add(names, limit.getKey());
      }
    }
    return limited;
  }

  private static boolean isGiven(OptionSpec option, List<String> line) {
    for (String name : option.names()) {
      boolean hasValue = option.arity().max() > 0;
      if (line.stream().anyMatch(a -> a.equals(name) || (hasValue && a.startsWith(name + "=")))) {
        return true;
      }
    }
    return false;
  }
}
