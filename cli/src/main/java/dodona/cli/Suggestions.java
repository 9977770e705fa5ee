package dodona.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Commands and options that a user may have meant by a word that is neither. */
final class Suggestions {

  private static final int MOST = 3;

  private Suggestions() {}

  /** Returns what a word that the command line does not know may stand for, the closest first. */
  static List<String> of(ParameterException e) {
    if (!(e instanceof UnmatchedArgumentException unmatched)) {
      return List.of();
    }
    String typed = unmatched.getUnmatched().get(0);
    CommandLine command = e.getCommandLine();
    return typed.startsWith("-")
        ? closest(typed.replaceFirst("=.*", ""), longNames(command))
        : closest(typed, visibleCommands(command));
  }

  private static List<String> longNames(CommandLine command) {
    return command.getCommandSpec().options().stream()
        .filter(option -> !option.hidden())
        .map(OptionSpec::longestName)
        .toList();
  }

  private static List<String> visibleCommands(CommandLine command) {
    return command.getSubcommands().entrySet().stream()
        .filter(entry -> !entry.getValue().getCommandSpec().usageMessage().hidden())
        .map(entry -> entry.getKey())
        .toList();
  }

  /** Returns the names that at most one edit in three letters separates from what was typed. */
  static List<String> closest(String typed, Collection<String> names) {
    int most = Math.max(1, typed.length() / 3);
    return names.stream()
        .filter(name -> distance(typed, name) <= most)
        .sorted(Comparator.comparingInt((String name) -> distance(typed, name)))
        .limit(MOST)
        .toList();
  }

  /**
   * Returns the number of letters to insert, delete, replace or swap with their neighbor to turn
   * one word into another (optimal string alignment).
   */
  static int distance(String a, String b) {
    int[][] edits = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        edits[i][j] = i == 0 || j == 0 ? i + j : step(edits, a, b, i, j);
      }
    }
    return edits[a.length()][b.length()];
  }

  private static int step(int[][] edits, String a, String b, int i, int j) {
    int replaced = edits[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int least = Math.min(replaced, Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
    boolean isSwap =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return isSwap ? Math.min(least, edits[i - 2][j - 2] + 1) : least;
  }
}
