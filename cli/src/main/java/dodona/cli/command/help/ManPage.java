package dodona.cli.command.help;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** A command's help as a manual page, in the language of {@code man(7)}. */
final class ManPage {

  private final CommandLine command;
  private final StringBuilder page = new StringBuilder();

  private ManPage(CommandLine command) {
    this.command = command;
  }

  /**
   * The page of a command.
   *
   * @param version the name and version of the program
   */
  static String of(CommandLine command, String version) {
    return new ManPage(command).page(version);
  }

  /** The commands of a command that are meant for people, in their order. */
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
    line(plain(command.getHelp().synopsis(0)));
    section("DESCRIPTION");
    for (String paragraph : description) {
      page.append(".PP\n");
      line(plain(paragraph));
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
    for (OptionSpec option : spec.options()) {
      String value = option.arity().max() == 0 ? "" : "=" + option.paramLabel();
      item(String.join(", ", option.names()) + value, option.renderedDescription());
    }
    if (usage.footer().length > 0) {
      section("EXAMPLES");
      page.append(".nf\n");
      for (String line : usage.footer()) {
        line(plain(line));
      }
      page.append(".fi\n");
    }
    section("EXIT STATUS");
    line("0 success, 1 bad input, 2 bad command line, 3 internal error");
    return page.toString();
  }

  private void section(String title) {
    page.append(".SH ").append(title).append('\n');
  }

  private void item(String head, String[] description) {
    page.append(".TP\n.B ").append(escaped(head)).append('\n');
    line(plain(String.join(" ", description)));
  }

  private void line(String text) {
    for (String line : text.strip().split("\n", -1)) {
      String escaped = escaped(line);
      boolean isRequest = escaped.startsWith(".") || escaped.startsWith("'");
      page.append(isRequest ? "\\&" : "").append(escaped).append('\n');
    }
  }

  private static String plain(String text) {
    return Ansi.OFF.string(String.format(Locale.ROOT, text.replace("%n", "\n").replace("%", "%%")));
  }

  private static String firstSentence(String text) {
    int end = text.indexOf(". ");
    return plain(end < 0 ? text : text.substring(0, end)).replaceAll("[.:]$", "");
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-");
  }
}
