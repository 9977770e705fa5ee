package dodona.evaluate.alignment;

import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Sentence;
import java.util.Arrays;
import java.util.Locale;

/**
 * The alignment between the words of a system and the words of the gold file.
 *
 * <p>Outside multiword tokens, two words are the same if they have the same span of characters. The
 * words of a multiword token have no spans of their own; so wherever either file has one, the words
 * of both files that lie in the region it covers are aligned by a longest common subsequence of
 * their lower-cased forms. Regions grow until no multiword token sticks out of them. This is the
 * definition of the CoNLL 2018 shared task, including where a region begins: words that the other
 * file had already passed are part of it.
 */
public final class WordAlignment {

  private final StretchSide gold;
  private final StretchSide system;
  private final int[] systemOf;
  private final int[] goldOf;
  private int g = 1;
  private int s = 1;

  private WordAlignment(StretchSide gold, StretchSide system) {
    this.gold = gold;
    this.system = system;
    this.systemOf = new int[gold.size() + 1];
    this.goldOf = new int[system.size() + 1];
    Arrays.fill(systemOf, -1);
    Arrays.fill(goldOf, -1);
    systemOf[0] = 0;
    goldOf[0] = 0;
  }

  /** Aligns two sides with the same characters. */
  public static WordAlignment of(StretchSide gold, StretchSide system) {
    WordAlignment alignment = new WordAlignment(gold, system);
    alignment.align();
    return alignment;
  }

  /**
   * Aligns two sentences with the same words: each with its namesake.
   *
   * @throws InvalidTreebankException if the words differ
   */
  public static WordAlignment ofSameWords(Sentence gold, Sentence system) {
    SameWords.check(gold, system);
    StretchSide goldSide = new StretchSide(true);
    StretchSide systemSide = new StretchSide(true);
    goldSide.add(gold);
    systemSide.add(system);
    WordAlignment alignment = new WordAlignment(goldSide, systemSide);
    while (alignment.g <= gold.size()) {
      alignment.pair(alignment.g++, alignment.s++);
    }
    return alignment;
  }

  /** The sentences of the gold file. */
  public StretchSide gold() {
    return gold;
  }

  /** The sentences of the system's file. */
  public StretchSide system() {
    return system;
  }

  /** The system's word for a gold word: 0 for the root, −1 if there is none. */
  public int systemOf(int goldWord) {
    return systemOf[goldWord];
  }

  /** The gold word for a system's word: 0 for the root, −1 if there is none. */
  public int goldOf(int systemWord) {
    return goldOf[systemWord];
  }

  /** Returns whether gold words remained when the system's words were used up. */
  boolean goldIsLeft() {
    return g <= gold.size();
  }

  /** Returns whether the system's words remained when the gold words were used up. */
  boolean systemIsLeft() {
    return s <= system.size();
  }

  private void pair(int goldWord, int systemWord) {
    systemOf[goldWord] = systemWord;
    goldOf[systemWord] = goldWord;
  }

  private void align() {
    while (g <= gold.size() && s <= system.size()) {
      if (gold.isMultiword(g) || system.isMultiword(s)) {
        alignRegion();
      } else if (gold.start(g) == system.start(s) && gold.end(g) == system.end(s)) {
        pair(g++, s++);
      } else if (gold.start(g) <= system.start(s)) {
        g++;
      } else {
        s++;
      }
    }
  }

  private void alignRegion() {
    int regionEnd;
    if (gold.isMultiword(g)) {
      regionEnd = gold.end(g);
      s += !system.isMultiword(s) && system.start(s) < gold.start(g) ? 1 : 0;
    } else {
      regionEnd = system.end(s);
      g += gold.start(g) < system.start(s) ? 1 : 0;
    }
    int firstGold = g;
    int firstSystem = s;
    while (isInside(gold, g, regionEnd) || isInside(system, s, regionEnd)) {
      boolean takeGold =
          g <= gold.size() && (s > system.size() || gold.start(g) <= system.start(s));
      StretchSide side = takeGold ? gold : system;
      int word = takeGold ? g++ : s++;
      if (side.isMultiword(word)) {
        regionEnd = Math.max(regionEnd, side.end(word));
      }
    }
    alignByForms(firstGold, firstSystem);
  }

  private static boolean isInside(StretchSide side, int word, int regionEnd) {
    return word <= side.size()
        && (side.isMultiword(word) ? side.start(word) < regionEnd : side.end(word) <= regionEnd);
  }

  /** Aligns the words from the first of each side up to, but without, {@code g} and {@code s}. */
  private void alignByForms(int firstGold, int firstSystem) {
    String[] goldForms = lowerCased(gold, firstGold, g);
    String[] systemForms = lowerCased(system, firstSystem, s);
    int m = goldForms.length;
    int n = systemForms.length;
    int[][] longest = new int[m + 1][n + 1];
    for (int i = m - 1; i >= 0; i--) {
      for (int j = n - 1; j >= 0; j--) {
        int both = goldForms[i].equals(systemForms[j]) ? longest[i + 1][j + 1] + 1 : 0;
        longest[i][j] = Math.max(both, Math.max(longest[i + 1][j], longest[i][j + 1]));
      }
    }
    int i = 0;
    int j = 0;
    while (i < m && j < n) {
      if (goldForms[i].equals(systemForms[j])) {
        pair(firstGold + i++, firstSystem + j++);
      } else if (longest[i][j] == longest[i + 1][j]) {
        i++;
      } else {
        j++;
      }
    }
  }

  private static String[] lowerCased(StretchSide side, int from, int to) {
    String[] forms = new String[to - from];
    for (int i = 0; i < forms.length; i++) {
      forms[i] = side.spelling(from + i).toLowerCase(Locale.ROOT);
    }
    return forms;
  }
}
