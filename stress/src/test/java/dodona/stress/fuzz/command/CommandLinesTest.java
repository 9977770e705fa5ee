package dodona.stress.fuzz.command;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.Dodona;
import dodona.stress.fuzz.input.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

class CommandLinesTest {

  private static final int LINES = 60_000;

  private final CommandSpec program = Dodona.commands();
  private final CommandLines lines = new CommandLines(program);

  @Test
  void namesEveryCommandAndEveryOptionOfIt() {
    Map<String, Set<String>> declared = new TreeMap<>();
    declare(program, "", declared);
    assertThat(declared).containsKeys("parse", "train", "encoder import").doesNotContainKey("");
    assertThat(declared.values().stream().mapToInt(Set::size).sum()).isGreaterThan(150);
    Map<String, Set<String>> named = new TreeMap<>();
    declared.keySet().forEach(path -> named.put(path, new TreeSet<>()));
    for (int seed = 0; seed < LINES; seed++) {
      List<String> line = lines.next(new Chance(seed));
      Set<String> options = named.getOrDefault(path(line, declared.keySet()), new TreeSet<>());
      line.stream().map(arg -> arg.replaceAll("=.*", "")).forEach(options::add);
    }
    named.forEach((path, options) -> options.retainAll(declared.getOrDefault(path, Set.of())));
    assertThat(named).isEqualTo(declared);
  }

  /** By command, the names of its options. */
  private static void declare(CommandSpec command, String path, Map<String, Set<String>> all) {
    for (Map.Entry<String, CommandLine> sub : command.subcommands().entrySet()) {
      CommandSpec spec = sub.getValue().getCommandSpec();
      if (!spec.usageMessage().hidden()) {
        String own = path.isEmpty() ? sub.getKey() : path + " " + sub.getKey();
        Set<String> names = all.computeIfAbsent(own, ignored -> new TreeSet<>());
        spec.options().forEach(option -> names.addAll(List.of(option.names())));
        declare(spec, own, all);
      }
    }
  }

  private static String path(List<String> line, Set<String> paths) {
    String found = "";
    for (int words = 1; words <= Math.min(2, line.size()); words++) {
      String path = String.join(" ", line.subList(0, words));
      found = paths.contains(path) ? path : found;
    }
    return found;
  }

  @Test
  void givesEveryOptionWithChoicesEachOfThem() {
    CommandLine train = Objects.requireNonNull(program.subcommands().get("train"));
    List<String> missing = new ArrayList<>();
    for (OptionSpec option : train.getCommandSpec().options()) {
      if (option.completionCandidates() != null) {
        Set<String> wanted = new TreeSet<>();
        option
            .completionCandidates()
            .forEach(value -> wanted.add(value.toLowerCase(Locale.ROOT).replace('_', '-')));
        Chance chance = new Chance(1);
        for (int i = 0; i < 2000; i++) {
          wanted.remove(ArgumentValues.of(option, chance));
        }
        wanted.forEach(value -> missing.add(option.longestName() + " " + value));
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void limitsOnlyByOptionsThatExist() {
    Map<String, Set<String>> declared = new TreeMap<>();
    declare(program, "", declared);
    Set<String> names = new TreeSet<>();
    declared.values().forEach(names::addAll);
    assertThat(names).containsAll(CommandLines.LIMITS.keySet());
  }

  @Test
  void addsLimitsThatALineLacks() {
    assertThat(lines.limited(List.of("serve", "--access-log")))
        .containsExactly("serve", "--health-check", "--model", "{model}", "--access-log");
    assertThat(lines.limited(List.of("parse", "-m", "{bad}", "Dogs bark.")))
        .containsExactly("parse", "-m", "{bad}", "Dogs bark.");
    assertThat(lines.limited(List.of("no", "such"))).containsExactly("no", "such");
  }

  @Test
  void reachesCommandsWithTheirRequiredArguments() {
    CommandLine commands = program.commandLine();
    int whole = 0;
    for (int seed = 0; seed < 1000; seed++) {
      List<String> line = lines.next(new Chance(seed));
      try {
        commands.parseArgs(line.toArray(String[]::new));
        whole++;
      } catch (CommandLine.ParameterException e) {
        // which is what some of them are for
      }
    }
    assertThat(whole).isBetween(300, 950);
  }
}
