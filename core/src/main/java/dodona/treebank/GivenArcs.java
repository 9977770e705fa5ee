package dodona.treebank;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Facts about a sentence's tree that are known before it is parsed: the heads and labels of some
 * words, and arcs that the tree must not have; immutable.
 *
 * <p>In a file, known heads and labels are those in HEAD and DEPREL, with {@code _} for all others,
 * and {@code Forbid=2,5} in MISC forbids a word the heads 2 and 5. A word whose label is known to
 * be {@code root} is attached to the root.
 */
public final class GivenArcs {

  /** The key in MISC of the heads that a word must not have. */
  public static final String FORBID = "Forbid";

  private static final String ROOT = "root";
  private static final int NONE = -1;

  private final int[] heads;
  private final @Nullable String[] labels;
  private final @Nullable BitSet[] forbidden;
  private final boolean forbids;

  private GivenArcs(
      int[] heads, @Nullable String[] labels, @Nullable BitSet[] forbidden, boolean forbids) {
    this.heads = heads;
    this.labels = labels;
    this.forbidden = forbidden;
    this.forbids = forbids;
  }

  /**
   * Heads alone.
   *
   * @param heads the heads of the words 1, 2, …, n, −1 where they are not known
   */
  public static GivenArcs ofHeads(int... heads) {
    int[] all = new int[heads.length + 1];
    all[0] = NONE;
    System.arraycopy(heads, 0, all, 1, heads.length);
    return new GivenArcs(all, new String[all.length], new BitSet[all.length], false);
  }

  /**
   * Reads what a sentence gives.
   *
   * @param keepsHeads whether HEAD and {@code Forbid=} count
   * @param keepsLabels whether DEPREL counts
   * @throws InvalidTreebankException if a value of {@code Forbid=} is not a list of heads
   */
  public static GivenArcs of(Sentence sentence, boolean keepsHeads, boolean keepsLabels) {
    int n = sentence.size();
    GivenArcs given =
        new GivenArcs(new int[n + 1], new String[n + 1], new BitSet[n + 1], hasForbid(sentence));
    Arrays.fill(given.heads, NONE);
    for (int d = 1; d <= n; d++) {
      String label = sentence.deprel(d);
      if (keepsLabels && !label.equals(Sentence.ABSENT)) {
        given.labels[d] = label;
        given.heads[d] = label.equals(ROOT) ? 0 : NONE;
      }
      if (keepsHeads && sentence.head(d) >= 0) {
        given.heads[d] = sentence.head(d);
      }
      if (keepsHeads && given.forbids) {
        given.forbidden[d] = forbiddenHeads(sentence, d);
      }
    }
    return keepsHeads || !given.forbids
        ? given
        : new GivenArcs(given.heads, given.labels, given.forbidden, false);
  }

  private static boolean hasForbid(Sentence sentence) {
    for (int d = 1; d <= sentence.size(); d++) {
      if (sentence.get(d, Column.MISC).contains(FORBID + "=")) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable BitSet forbiddenHeads(Sentence sentence, int word) {
    for (String entry : sentence.get(word, Column.MISC).split("\\|", -1)) {
      if (entry.startsWith(FORBID + "=")) {
        BitSet heads = new BitSet();
        for (String head : entry.substring(FORBID.length() + 1).split(",", -1)) {
          if (!head.matches("0|[1-9][0-9]{0,8}") || Integer.parseInt(head) > sentence.size()) {
            throw sentence.invalid(
                word,
                "'"
                    + entry
                    + "' in MISC; expected heads from 0 to "
                    + sentence.size()
                    + ", such as "
                    + FORBID
                    + "=0,2");
          }
          heads.set(Integer.parseInt(head));
        }
        return heads;
      }
    }
    return null;
  }

  /** The number of words. */
  public int size() {
    return heads.length - 1;
  }

  /** The head of a word, −1 if it is not known. */
  public int head(int word) {
    return heads[word];
  }

  /** The label of the arc into a word, null if it is not known. */
  public @Nullable String label(int word) {
    return labels[word];
  }

  /** Returns whether any arc is forbidden. */
  public boolean forbidsArcs() {
    return forbids;
  }

  /** Returns whether an arc to a word is forbidden. */
  public boolean forbidsArcsTo(int dependent) {
    return forbidden[dependent] != null;
  }

  /**
   * Returns whether an arc may be in the tree: it is not forbidden, and the dependent has no other
   * head.
   */
  public boolean allows(int head, int dependent) {
    BitSet without = forbidden[dependent];
    return head != dependent
        && (heads[dependent] < 0 || heads[dependent] == head)
        && (without == null || !without.get(head));
  }

  /** Returns whether nothing is known. */
  public boolean isEmpty() {
    for (int d = 1; d < heads.length; d++) {
      if (heads[d] >= 0 || labels[d] != null) {
        return false;
      }
    }
    return !forbids;
  }

  /** The words whose heads are known, from left to right. */
  public List<Integer> words() {
    List<Integer> words = new ArrayList<>();
    for (int d = 1; d < heads.length; d++) {
      if (heads[d] >= 0) {
        words.add(d);
      }
    }
    return words;
  }

  /** Returns a copy in which a word has another head, −1 for one that is not known. */
  public GivenArcs withHead(int word, int head) {
    int[] copy = heads.clone();
    copy[word] = head;
    return new GivenArcs(copy, labels, forbidden, forbids);
  }

  /** Returns a copy in which a word must not have some heads. */
  public GivenArcs forbidding(int word, int... without) {
    @Nullable BitSet[] copy = forbidden.clone();
    BitSet all = new BitSet();
    BitSet before = forbidden[word];
    if (before != null) {
      all.or(before);
    }
    Arrays.stream(without).forEach(all::set);
    copy[word] = all;
    return new GivenArcs(heads, labels, copy, true);
  }

  /**
   * Returns the reason why no tree can have everything that is given; empty if one can.
   *
   * @param singleRoot whether only one word may be attached to the root
   */
  public Optional<TreeDefect> contradiction(boolean singleRoot) {
    int root = 0;
    for (int d = 1; d < heads.length; d++) {
      if (heads[d] >= 0 && !allows(heads[d], d) && heads[d] != d) {
        return defect(d, "the given arc " + arc(d) + " is also forbidden");
      }
      if (singleRoot && heads[d] == 0 && root > 0) {
        return defect(d, "two given roots, words " + root + " and " + d + "; expected one");
      }
      root = heads[d] == 0 ? d : root;
    }
    return TreeDefect.of(heads).stream()
        .filter(defect -> heads[defect.word()] >= 0)
        .findFirst()
        .or(this::withoutHead);
  }

  /** A word that may have no head at all. */
  private Optional<TreeDefect> withoutHead() {
    for (int d = 1; d < heads.length; d++) {
      BitSet without = forbidden[d];
      if (without != null && without.cardinality() + (without.get(d) ? 0 : 1) == heads.length) {
        return defect(d, "every head of word " + d + " is forbidden");
      }
    }
    return Optional.empty();
  }

  /** The first two given arcs that cross, or one that passes over the given root. */
  public Optional<TreeDefect> crossing() {
    for (int d = 1; d < heads.length; d++) {
      for (int other = d + 1; other < heads.length; other++) {
        if (heads[d] >= 0 && heads[other] >= 0 && cross(d, other)) {
          return defect(other, "the given arcs " + arc(d) + " and " + arc(other) + " cross");
        }
      }
    }
    return Optional.empty();
  }

  private boolean cross(int d, int other) {
    int left = Math.min(d, heads[d]);
    int right = Math.max(d, heads[d]);
    int otherLeft = Math.min(other, heads[other]);
    int otherRight = Math.max(other, heads[other]);
    boolean isRootPassed =
        (heads[d] == 0 && otherLeft > 0 && otherLeft < d && d < otherRight)
            || (heads[other] == 0 && left > 0 && left < other && other < right);
    return isRootPassed
        || (left < otherLeft && otherLeft < right && right < otherRight)
        || (otherLeft < left && left < otherRight && otherRight < right);
  }

  /** The arc to a word, such as {@code 2→3}. */
  public String arc(int word) {
    return heads[word] + "→" + word;
  }

  private static Optional<TreeDefect> defect(int word, String message) {
    return Optional.of(new TreeDefect(word, FormatCheck.NON_TREE, message));
  }
}
