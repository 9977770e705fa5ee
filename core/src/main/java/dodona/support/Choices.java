package dodona.support;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Lists of permitted names in messages, with a suggestion if a name is misspelled. */
public final class Choices {

  private static final int MAX_SUGGESTIONS = 3;

  private Choices() {}

  /** Returns an enumeration such as {@code a, b or c}. */
  public static String list(Collection<String> names) {
    List<String> all = List.copyOf(names);
    int last = all.size() - 1;
    return last < 1
        ? String.join("", all)
        : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
  }

  /** Returns the end of a message about an unknown name: the permitted names and a suggestion. */
  public static String expected(String typed, Collection<String> names) {
    return "expected " + list(names) + suggestion(typed, names);
  }

  /** Returns {@code ". Did you mean 'x'?"}, or an empty text if no name is similar. */
  public static String suggestion(String typed, Collection<String> names) {
    List<String> similar = closest(typed, names).stream().map(name -> "'" + name + "'").toList();
    return similar.isEmpty() ? "" : ". Did you mean " + list(similar) + "?";
  }

  /** Returns the names within one edit per three letters of a misspelled one, closest first. */
  static List<String> closest(String typed, Collection<String> names) {
    return closest(typed, names, Math.max(1, typed.length() / 3));
  }

  /** Returns the names within this many edits of a misspelled one, closest first. */
  public static List<String> closest(String typed, Collection<String> names, int limit) {
    return names.stream()
        .distinct()
        .filter(name -> distance(typed, name) <= limit)
        .sorted(Comparator.comparingInt((String name) -> distance(typed, name)))
        .limit(MAX_SUGGESTIONS)
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
