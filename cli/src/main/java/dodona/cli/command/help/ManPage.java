package dodona.cli.command.help;

import dodona.cli.option.OptionGroup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The help of a command as a manual page in the format of {@code man(7)}. */
final class ManPage {

  private final CommandLine command;
  private final StringBuilder page = new StringBuilder();

  private ManPage(CommandLine command) {
    this.command = command;
  }

  /**
   * Returns the page of a command.
   *
   * @param version the name and version of the program
   */
  static String of(CommandLine command, String version) {
    return new ManPage(command).page(version);
  }

  /** Returns the subcommands of a command, without hidden ones. */
  static Map<String, CommandLine> visible(CommandLine command) {
    Map<String, CommandLine> shown = new LinkedHashMap<>();
    command
        .getSubcommands()
        .forEach(
            (name, sub) -> {
              if (!sub.getCommandSpec().usageMessage().hidden()) {
                shown.put(name, sub);
              }
            });
    return shown;
  }

  @SuppressWarnings("deprecation") // only renderedDescription() fills in variables
  private String page(String version) {
    CommandSpec spec = command.getCommandSpec();
    UsageMessageSpec usage = spec.usageMessage();
    String name = spec.qualifiedName("-");
    String[] description = usage.description();
    page.append(".TH \"")
        .append(name.toUpperCase(Locale.ROOT))
        .append("\" 1 \"\" \"")
        .append(version)
        .append("\"\n");
    section("NAME");
    line(name + " - " + (description.length == 0 ? "" : firstSentence(description[0])));
    section("SYNOPSIS");
    line(HelpLayout.synopsis(spec));
    section("DESCRIPTION");
    for (String paragraph : description) {
      page.append(".PP\n");
      line(HelpLayout.plain(paragraph));
    }
    if (!visible(command).isEmpty()) {
      section("COMMANDS");
      visible(command)
          .forEach((sub, line) -> item(sub, line.getCommandSpec().usageMessage().description()));
    }
    section("OPTIONS");
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      item(parameter.paramLabel(), parameter.renderedDescription());
    }
    SortedMap<OptionGroup, List<OptionSpec>> groups = HelpLayout.groups(spec);
    groups.forEach(
        (group, options) -> {
          if (groups.size() > 1) {
            page.append(".SS ").append(group.title()).append('\n');
          }
          for (OptionSpec option : options) {
            String value = option.arity().max() == 0 ? "" : "=" + option.paramLabel();
            item(String.join(", ", option.names()) + value, option.renderedDescription());
          }
        });
    if (usage.footer().length > 0) {
      section("EXAMPLES");
      page.append(".nf\n");
      for (String line : usage.footer()) {
        line(HelpLayout.plain(line));
      }
      page.append(".fi\n");
    }
    section("EXIT STATUS");
    root()
        .getCommandSpec()
        .usageMessage()
        .exitCodeList()
        .forEach((code, meaning) -> item(code, new String[] {meaning}));
    return page.toString();
  }

  private CommandLine root() {
    CommandLine root = command;
    while (root.getParent() != null) {
      root = root.getParent();
    }
    return root;
  }

  private void section(String title) {
    page.append(".SH ").append(title).append('\n');
  }

  private void item(String head, String[] description) {
    page.append(".TP\n.B ").append(escaped(head)).append('\n');
    line(HelpLayout.plain(String.join(" ", description)));
  }

  private void line(String text) {
    for (String line : text.strip().split("\n", -1)) {
      String escaped = escaped(line);
      boolean isRequest = escaped.startsWith(".") || escaped.startsWith("'");
      page.append(isRequest ? "\\&" : "").append(escaped).append('\n');
    }
  }

  private static String firstSentence(String text) {
    int end = text.indexOf(". ");
    return HelpLayout.plain(end < 0 ? text : text.substring(0, end)).replaceAll("[.:]$", "");
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-");
  }
}
