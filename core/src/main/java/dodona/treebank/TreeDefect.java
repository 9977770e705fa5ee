package dodona.treebank;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A reason why a list of heads is not a tree.
 *
 * @param word the word to point at: where the head is wrong, or the leftmost word of a cycle, or
 *     the first without a head
 * @param check the check that fails
 * @param message what is wrong
 */
public record TreeDefect(int word, FormatCheck check, String message) {

  /**
   * Finds everything that keeps {@code heads} from being a tree rooted in 0.
   *
   * @param heads the head of word {@code d} at index {@code d}; index 0 is not looked at
   * @return the defects in the order of their words; empty if and only if the heads form a tree
   */
  static List<TreeDefect> of(int[] heads) {
    int n = heads.length - 1;
    List<TreeDefect> defects = new ArrayList<>();
    boolean rooted = false;
    int headless = 0;
    for (int d = 1; d <= n; d++) {
      if (heads[d] < 0) {
        if (headless++ == 0) {
          defects.add(
              new TreeDefect(
                  d, FormatCheck.INVALID_HEAD, "word " + d + " has no HEAD, but a tree is needed"));
        }
      } else if (heads[d] > n) {
        defects.add(
            new TreeDefect(
                d,
                FormatCheck.UNKNOWN_HEAD,
                "HEAD " + heads[d] + " is out of range, expected 0 to " + n + " (words)"));
      } else if (heads[d] == d) {
        defects.add(
            new TreeDefect(d, FormatCheck.HEAD_SELF_LOOP, "word " + d + " is its own HEAD"));
      }
      rooted |= heads[d] == 0;
    }
    addCycles(heads, defects);
    if (!rooted && headless == 0 && n > 0) {
      defects.add(
          0, new TreeDefect(1, FormatCheck.NON_TREE, "no root: expected a word whose HEAD is 0"));
    }
    return defects;
  }

  private static void addCycles(int[] heads, List<TreeDefect> defects) {
    int[] visitedFrom = new int[heads.length];
    for (int start = 1; start < heads.length; start++) {
      int word = start;
      while (word > 0 && word < heads.length && visitedFrom[word] == 0) {
        visitedFrom[word] = start;
        word = heads[word];
      }
      boolean closes = word > 0 && word < heads.length && visitedFrom[word] == start;
      if (closes && heads[word] != word) {
        defects.add(cycleThrough(word, heads));
      }
    }
  }

  private static TreeDefect cycleThrough(int word, int[] heads) {
    int leftmost = word;
    for (int w = heads[word]; w != word; w = heads[w]) {
      leftmost = Math.min(leftmost, w);
    }
    int[] cycle = new int[heads.length];
    int length = 0;
    int w = leftmost;
    do {
      cycle[length++] = w;
      w = heads[w];
    } while (w != leftmost);
    StringBuilder path = new StringBuilder("the heads form a cycle: ");
    for (int member : Arrays.copyOf(cycle, Math.min(length, 10))) {
      path.append(member).append(" → ");
    }
    path.append(length > 10 ? "…" : String.valueOf(leftmost));
    return new TreeDefect(leftmost, FormatCheck.NON_TREE, path.toString());
  }
}
