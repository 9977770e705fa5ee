package dodona.stress.fuzz.command;

import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.Oddities;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.ArgSpec;

/** Makes up a value for an option or a parameter from its type, its candidates and its label. */
final class ArgumentValues {

  private static final List<String> NUMBERS = List.of("1", "2", "3", "5", "0", "-1", "0.5", "x");
  private static final List<String> WORDS =
      List.of(
          "The dog barks.",
          "2,0,2",
          "1-3,5",
          "the,dog,barks",
          "det,nsubj,root",
          "SH,LA",
          "SH LA",
          "static",
          "conllu",
          "nsubj=2.5",
          "https://example.org",
          "en",
          "*",
          "-");
  private static final List<String> ADDRESSES = List.of("127.0.0.1", "localhost", "::1");
  private static final List<String> INPUTS =
      List.of("{good}", "{other}", "{bad}", "{empty}", "{text}", "{missing}", "{folder}", "-");
  private static final List<String> OUTPUTS =
      List.of("{out}", "{out}.svg", "{out}.json", "{good}", "{folder}", "-", "/dev/full");

  private static final Pattern WORD = Pattern.compile("[^A-Z]+");
  private static final Set<String> PATHS =
      Set.of(
          "FILE",
          "FOLDER",
          "MODEL",
          "TREEBANK",
          "ENCODER",
          "SOURCE",
          "IN",
          "OUT",
          "CSV",
          "GOLD",
          "SYSTEM");

  private ArgumentValues() {}

  /** Returns a value; several in a row where the argument is split. */
  static String of(ArgSpec arg, Chance chance) {
    List<String> values = new ArrayList<>();
    for (int i = arg.splitRegex().isEmpty() ? 0 : chance.below(4); i >= 0; i--) {
      values.add(one(arg, chance));
    }
    return String.join(",", values);
  }

  private static String one(ArgSpec arg, Chance chance) {
    Class<?> type = arg.auxiliaryTypes()[0];
    String label = arg.paramLabel();
    if (label.equals("ADDRESS")) {
      return chance.of(ADDRESSES); // others would be looked up
    }
    boolean isPath = type == Path.class || WORD.splitAsStream(label).anyMatch(PATHS::contains);
    if (isPath && !label.contains("TEXT")) {
      return path(label, type, chance);
    }
    if (chance.oneIn(12)) {
      return Oddities.cell(chance);
    }
    if (isPath && !chance.oneIn(3)) {
      return chance.of(INPUTS);
    }
    if (arg.completionCandidates() != null && !chance.oneIn(12)) {
      return candidate(arg, chance);
    }
    boolean isNumber = Number.class.isAssignableFrom(type) || type.isPrimitive();
    return chance.of(isNumber ? NUMBERS : WORDS);
  }

  /** A path in the folder, where all that is written stays. */
  private static String path(String label, Class<?> type, Chance chance) {
    if (chance.oneIn(12)) {
      return "{folder}/" + Oddities.cell(chance);
    }
    String path = chance.of(chance.oneIn(12) ? INPUTS : files(label));
    boolean isElsewhere = type == Path.class && !path.startsWith("{") && !path.startsWith("/");
    return isElsewhere ? "{folder}/" + path : path;
  }

  private static String candidate(ArgSpec arg, Chance chance) {
    List<String> candidates = new ArrayList<>();
    arg.completionCandidates().forEach(candidates::add);
    return candidates.isEmpty()
        ? chance.of(WORDS)
        : chance.of(candidates).toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static List<String> files(String label) {
    if (label.contains("OUT") || label.equals("CSV")) {
      return OUTPUTS;
    }
    if (label.contains("FOLDER")) {
      return List.of("{folder}", "{out}", "Tiny={folder}", "{good}");
    }
    if (label.contains("MODEL")) {
      return List.of("{model}", "{neural}", "{multilingual}", "{out}", "{bad}", "a={model}");
    }
    if (label.equals("LIST")) {
      return List.of("{languages}", "{languages}", "{folder}", "{bad}");
    }
    if (label.contains("DESCRIPTION")) {
      return List.of("{yaml}", "{yaml}", "{bad}");
    }
    return label.contains("ENCODER") || label.contains("SOURCE")
        ? List.of("{encoder}", "{model}", "{bad}")
        : with(
            INPUTS, "{clusters}", "{features}", "{encoder}", "{profile}", "{patterns}", "{lists}");
  }

  private static List<String> with(List<String> some, String... others) {
    List<String> all = new ArrayList<>(some);
    all.addAll(List.of(others));
    return all;
  }
}
