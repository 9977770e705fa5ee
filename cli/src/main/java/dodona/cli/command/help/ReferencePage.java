package dodona.cli.command.help;

import dodona.cli.option.OptionGroup;
import dodona.support.Markdown;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The help of all commands as a page in Markdown. */
final class ReferencePage {

  /** The value that a line of a description explains. */
  private static final Pattern VALUE = Pattern.compile("([a-z0-9-]+): ");

  /** Names and commands in descriptions: quoted text and long options. */
  private static final Pattern CODE =
      Pattern.compile("(?<![\\p{L}\\p{N}])'([^']+)'(?!\\p{L})|(?<![\\w-])(--[a-z][a-z-]*)");

  private final StringBuilder page = new StringBuilder();

  private ReferencePage() {}

  /** Returns the page of a program. */
  static String of(CommandLine program) {
    ReferencePage reference = new ReferencePage();
    reference.overview(program);
    reference.commands(program);
    return reference.page.toString();
  }

  private void overview(CommandLine program) {
    page.append(
        """
        # Command line

        The help of all commands, as `dodona COMMAND --help` prints it; `dodona help --markdown`
        generates this page. Results go to standard output, everything else to standard error. An
        argument that is not the name of a file is read as text, unless it looks like a file name.

        | command | purpose |
        |---|---|
        """);
    ManPage.visible(program)
        .forEach(
            (name, command) ->
                row(
                    "[`" + name + "`](#dodona-" + name + ")",
                    formatted(command.getCommandSpec().usageMessage().description()[0])));
    page.append("\n## Options of all commands\n\n| option | description |\n|---|---|\n");
    CommandLine parse = Objects.requireNonNull(ManPage.visible(program).get("parse"));
    for (OptionSpec option : parse.getCommandSpec().options()) {
      if (HelpLayout.isForAllCommands(option)) {
        row(names(option), description(option));
      }
    }
    page.append("\n## Exit codes\n\n| code | meaning |\n|---|---|\n");
    program
        .getCommandSpec()
        .usageMessage()
        .exitCodeList()
        .forEach((code, meaning) -> row("`" + code + "`", meaning));
  }

  private void commands(CommandLine parent) {
    ManPage.visible(parent)
        .values()
        .forEach(
            command -> {
              section(command.getCommandSpec());
              commands(command);
            });
  }

  private void section(CommandSpec command) {
    page.append("\n## ").append(command.qualifiedName()).append("\n\n```\n");
    page.append(HelpLayout.synopsis(command)).append("\n```\n");
    for (String paragraph : command.usageMessage().description()) {
      if (!paragraph.isEmpty()) {
        page.append('\n').append(formatted(paragraph)).append('\n');
      }
    }
    if (!command.subcommands().isEmpty()) {
      page.append("\n| command | purpose |\n|---|---|\n");
      command
          .subcommands()
          .forEach(
              (name, sub) ->
                  row(
                      "[`" + name + "`](#" + sub.getCommandSpec().qualifiedName("-") + ")",
                      formatted(sub.getCommandSpec().usageMessage().description()[0])));
      return;
    }
    tables(command);
    if (command.usageMessage().footer().length > 0) {
      page.append("\nExamples:\n\n```sh\n");
      for (String line : command.usageMessage().footer()) {
        page.append(HelpLayout.plain(line).strip()).append('\n');
      }
      page.append("```\n");
    }
  }

  private void tables(CommandSpec command) {
    if (!command.positionalParameters().isEmpty()) {
      page.append("\n| argument | description |\n|---|---|\n");
      for (PositionalParamSpec argument : command.positionalParameters()) {
        row("`" + argument.paramLabel().replace("|", "\\|") + "`", description(argument));
      }
    }
    SortedMap<OptionGroup, List<OptionSpec>> groups = HelpLayout.groups(command);
    groups.forEach(
        (group, options) -> {
          List<OptionSpec> own = new ArrayList<>(options);
          own.removeIf(HelpLayout::isForAllCommands);
          if (!own.isEmpty()) {
            boolean isTitled = groups.size() > 1 && group != OptionGroup.OPTIONS;
            String title = isTitled ? group.title() + " option" : "option";
            page.append("\n| ").append(title).append(" | description |\n|---|---|\n");
            own.forEach(option -> row(names(option), description(option)));
          }
        });
  }

  private void row(String first, String second) {
    page.append("| ").append(first).append(" | ").append(second).append(" |\n");
  }

  private static String names(OptionSpec option) {
    String value = option.arity().max() == 0 ? "" : "=" + option.paramLabel();
    return "`" + String.join("`, `", option.names()) + value.replace("|", "\\|") + "`";
  }

  @SuppressWarnings("deprecation") // only renderedDescription() fills in variables
  private static String description(ArgSpec argument) {
    List<String> lines = new ArrayList<>();
    for (String line : argument.renderedDescription()) {
      Matcher value = VALUE.matcher(line);
      lines.add(
          value.lookingAt()
              ? "`" + value.group(1) + "`: " + formatted(line.substring(value.end()))
              : formatted(line));
    }
    return String.join(" ", lines);
  }

  /** Returns a text with code in backticks and everything else escaped. */
  private static String formatted(String text) {
    String plain = HelpLayout.plain(text);
    StringBuilder formatted = new StringBuilder();
    Matcher code = CODE.matcher(plain);
    int end = 0;
    while (code.find()) {
      String name = code.group(1) == null ? code.group(2) : code.group(1);
      formatted
          .append(Markdown.escape(plain.substring(end, code.start())))
          .append('`')
          .append(name.replace("|", "\\|"))
          .append('`');
      end = code.end();
    }
    return formatted.append(Markdown.escape(plain.substring(end))).toString();
  }
}
