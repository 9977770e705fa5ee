package dodona.feature;

import dodona.treebank.Sentence;

/**
 * The hashed attributes of words that were seen lately, as most words of a text come again soon.
 *
 * <p>Words are the same if their cells are the same strings, not only equal ones: readers and
 * taggers hand out one string for all equal cells. Where somebody does not, words are only hashed
 * more often. It is a table of fixed size that forgets, and belongs to one thread.
 */
final class WordMemory {

  private static final int SLOTS = 1 << 10;
  private static final int CELLS = 5;

  private final int stride;
  private final String[] cells = new String[SLOTS * CELLS];
  private final long[] values;
  private final long[] setValues;
  private final int[] setSizes = new int[SLOTS];

  /** An empty memory of so many attributes a word, and of those of FEATS if wanted. */
  WordMemory(int stride, boolean hasSets) {
    this.stride = stride;
    this.values = new long[SLOTS * stride];
    this.setValues = new long[hasSets ? SLOTS * Feats.MOST : 0];
  }

  /** Where a word is kept, or would be. */
  int slot(Sentence sentence, int word) {
    int hash = (31 * sentence.form(word).hashCode()) + sentence.feats(word).hashCode();
    return (hash ^ (hash >>> 16)) & (SLOTS - 1);
  }

  /** Whether a slot has this word. */
  boolean isKnown(int slot, Sentence sentence, int word) {
    int first = slot * CELLS;
    return isSame(first, sentence.form(word))
        && isSame(first + 1, sentence.lemma(word))
        && isSame(first + 2, sentence.upos(word))
        && isSame(first + 3, sentence.xpos(word))
        && isSame(first + 4, sentence.feats(word));
  }

  @SuppressWarnings("ReferenceEquality") // equal strings that are not the same cost time, not truth
  private boolean isSame(int cell, String text) {
    return cells[cell] == text;
  }

  /** Gives a slot to a word and keeps its attributes, which start at some place of an array. */
  void keep(int slot, Sentence sentence, int word, long[] from, int at) {
    int first = slot * CELLS;
    cells[first] = sentence.form(word);
    cells[first + 1] = sentence.lemma(word);
    cells[first + 2] = sentence.upos(word);
    cells[first + 3] = sentence.xpos(word);
    cells[first + 4] = sentence.feats(word);
    System.arraycopy(from, at, values, slot * stride, stride);
  }

  /** Keeps the attributes of FEATS of the word of a slot. */
  void keepSet(int slot, long[] from, int at, int size) {
    System.arraycopy(from, at, setValues, slot * Feats.MOST, size);
    setSizes[slot] = size;
  }

  /** Copies the attributes of the word of a slot. */
  void recall(int slot, long[] into, int at) {
    System.arraycopy(values, slot * stride, into, at, stride);
  }

  /** Copies the attributes of FEATS of the word of a slot, and says how many there are. */
  int recallSet(int slot, long[] into, int at) {
    System.arraycopy(setValues, slot * Feats.MOST, into, at, setSizes[slot]);
    return setSizes[slot];
  }
}
