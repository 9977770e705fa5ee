package dodona.cli.command.help;

import dodona.cli.option.OptionGroup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The layout of help texts: a short synopsis, options in groups, and examples whose lines are not
 * wrapped, so that they can be pasted.
 */
public final class HelpLayout {

  /** Commands with fewer options list them without headings. */
  private static final int GROUPED_FROM = 12;

  private HelpLayout() {}

  /** Applies the layout to a command and its subcommands. */
  public static void applyTo(CommandLine command) {
    Map<String, IHelpSectionRenderer> sections = new HashMap<>(command.getHelpSectionMap());
    sections.put(
        UsageMessageSpec.SECTION_KEY_SYNOPSIS, help -> synopsis(help.commandSpec()) + "\n");
    sections.put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, HelpLayout::optionList);
    sections.put(UsageMessageSpec.SECTION_KEY_FOOTER, HelpLayout::footer);
    command.setHelpSectionMap(sections);
  }

  /** Returns the command line in short: required options and arguments, and a placeholder. */
  static String synopsis(CommandSpec command) {
    List<String> words = new ArrayList<>(List.of(command.qualifiedName()));
    words.add("[OPTIONS]");
    for (OptionSpec option : command.options()) {
      if (option.required() && option.group() == null) { // a group's options may be left out
        words.add(
            option.longestName()
                + "="
                + option.paramLabel()
                + (option.isMultiValue() ? "..." : ""));
      }
    }
    for (PositionalParamSpec argument : command.positionalParameters()) {
      String label = argument.paramLabel() + (argument.isMultiValue() ? "..." : "");
      words.add(argument.arity().min() == 0 ? "[" + label + "]" : label);
    }
    if (!command.subcommands().isEmpty()) {
      words.add("COMMAND");
    }
    return String.join(" ", words);
  }

  /** Returns the visible options of a command, by group; only one group if there are few. */
  static SortedMap<OptionGroup, List<OptionSpec>> groups(CommandSpec command) {
    SortedMap<OptionGroup, List<OptionSpec>> groups = new TreeMap<>();
    List<OptionSpec> visible = visible(command);
    for (OptionSpec option : visible) {
      OptionGroup group = OptionGroup.of(option);
      groups.computeIfAbsent(group, key -> new ArrayList<>()).add(option);
    }
    List<OptionSpec> data = groups.get(OptionGroup.DATA);
    if (data != null) { // the input of training is its data
      data.addAll(groups.getOrDefault(OptionGroup.INPUT, List.of()));
      groups.remove(OptionGroup.INPUT);
    }
    if (visible.size() >= GROUPED_FROM) {
      return groups;
    }
    SortedMap<OptionGroup, List<OptionSpec>> single = new TreeMap<>();
    groups
        .values()
        .forEach(
            some ->
                single.computeIfAbsent(OptionGroup.OPTIONS, key -> new ArrayList<>()).addAll(some));
    return single;
  }

  private static List<OptionSpec> visible(CommandSpec command) {
    return command.options().stream()
        .filter(option -> !option.hidden())
        .sorted(Comparator.comparing(HelpLayout::isForAllCommands))
        .toList();
  }

  /** Returns whether all commands have an option: quiet, help and version. */
  static boolean isForAllCommands(OptionSpec option) {
    return List.of("--quiet", "--help", "--version").contains(option.longestName());
  }

  private static String optionList(Help help) {
    StringBuilder text = new StringBuilder();
    SortedMap<OptionGroup, List<OptionSpec>> groups = groups(help.commandSpec());
    groups.forEach(
        (group, options) -> {
          if (groups.size() > 1) {
            text.append(text.isEmpty() ? "" : "\n").append(group.title()).append(":\n");
          }
          Help.Layout layout = help.createDefaultLayout();
          layout.addOptions(options, help.parameterLabelRenderer());
          text.append(layout);
        });
    return text.toString();
  }

  private static String footer(Help help) {
    StringBuilder text = new StringBuilder();
    for (String line : help.commandSpec().usageMessage().footer()) {
      text.append(plain(line)).append('\n');
    }
    return text.toString();
  }

  /** Returns a text of a command without the escapes of picocli. */
  static String plain(String text) {
    return Ansi.OFF.string(String.format(Locale.ROOT, text.replace("%n", "\n").replace("%", "%%")));
  }
}
