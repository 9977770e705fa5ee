package dodona.cli.command.help;

import dodona.support.Hyphens;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A script for bash and zsh that completes commands, options and values, and file names everywhere
 * else.
 *
 * <p>The script that picocli generates stores values by parameter label, so that all options of a
 * command with a {@code NAME} share them, and it does not complete file names after a command.
 */
final class CompletionScript {

  /** Values that need no quotation marks; there are no others. */
  private static final Pattern PLAIN = Pattern.compile("[\\w.-]+");

  private final StringBuilder script = new StringBuilder();

  private CompletionScript() {}

  /** Returns the script for a program and its commands. */
  static String of(CommandLine program) {
    CompletionScript completion = new CompletionScript();
    completion.program(program);
    return completion.script.toString();
  }

  private void program(CommandLine program) {
    String name = program.getCommandName();
    script.append(
        """
        # Completion for %1$s in bash and zsh: source <(%1$s completion)
        if [ -n "${ZSH_VERSION-}" ]; then
          type compdef >/dev/null 2>&1 || { autoload -U +X compinit && compinit; }
          autoload -U +X bashcompinit && bashcompinit
        fi

        _%1$s() {
          local current=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]} command= i
          local commands= options= values= prefix=
          # bash takes --option=value for three words, zsh for one.
          if [ "$current" = = ]; then
            current=
          elif [ "$last" = = ]; then
            last=${COMP_WORDS[COMP_CWORD-2]}
          elif [ "${current#--*=}" != "$current" ]; then
            last=${current%%%%=*} prefix=${current%%%%=*}= current=${current#*=}
          fi
          for ((i = 1; i < COMP_CWORD; i++)); do
            case $command/${COMP_WORDS[i]} in
        """
            .formatted(name));
    List<String> paths = new ArrayList<>();
    collect(program, "", paths);
    for (String path : paths) {
      int end = path.lastIndexOf(' ');
      String parent = end < 0 ? "" : path.substring(0, end);
      line("      '%s/%s') command='%s' ;;", parent, path.substring(end + 1), path);
    }
    line("      *) [ -z \"$command\" ] || break ;;");
    line("    esac");
    line("  done");
    line("  case $command in");
    command(program, "", ManPage.visible(program).keySet());
    commands(program, "");
    script.append(
        """
          esac
          if [ -n "$values" ]; then
            COMPREPLY=($(compgen -P "$prefix" -W "$values" -- "$current"))
          elif [ "${current#-}" != "$current" ]; then
            COMPREPLY=($(compgen -W "$options" -- "$current"))
          else
            COMPREPLY=($(compgen -W "$commands" -- "$current"))
          fi
        }

        complete -o default -F _%1$s %1$s
        """
            .formatted(name));
  }

  private static void collect(CommandLine command, String path, List<String> paths) {
    ManPage.visible(command)
        .forEach(
            (name, sub) -> {
              String own = path.isEmpty() ? name : path + " " + name;
              paths.add(own);
              collect(sub, own, paths);
            });
  }

  private void commands(CommandLine parent, String path) {
    for (Map.Entry<String, CommandLine> entry : ManPage.visible(parent).entrySet()) {
      String own = path.isEmpty() ? entry.getKey() : path + " " + entry.getKey();
      CommandLine command = entry.getValue();
      boolean namesCommands = command.getCommand() instanceof HelpCommand;
      command(command, own, ManPage.visible(namesCommands ? parent : command).keySet());
      commands(command, own);
    }
  }

  private void command(CommandLine command, String path, Iterable<String> words) {
    List<String> options = new ArrayList<>();
    for (OptionSpec option : command.getCommandSpec().options()) {
      if (!option.hidden()) {
        options.addAll(List.of(option.names()));
      }
    }
    line("    '%s')", path);
    line("      commands='%s'", String.join(" ", words));
    line("      options='%s'", String.join(" ", options));
    line("      case $last in");
    for (OptionSpec option : command.getCommandSpec().options()) {
      List<String> values = values(option);
      if (!values.isEmpty() && !option.hidden()) {
        line(
            "        %s) values='%s' ;;",
            String.join(" | ", option.names()), String.join(" ", values));
      }
    }
    line("      esac");
    line("      ;;");
  }

  /** Returns the values of an option if they are limited, spelled as in the help texts. */
  private static List<String> values(OptionSpec option) {
    List<String> values = new ArrayList<>();
    Object[] constants = option.auxiliaryTypes()[0].getEnumConstants();
    if (constants != null) {
      for (Object constant : constants) {
        values.add(Hyphens.of((Enum<?>) constant));
      }
    } else if (option.completionCandidates() != null) {
      option.completionCandidates().forEach(values::add);
    }
    values.removeIf(value -> !PLAIN.matcher(value).matches());
    return values;
  }

  private void line(String format, Object... arguments) {
    script.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }
}
