package dodona.feature;

import dodona.treebank.Sentence;

/**
 * The hashed attributes of tags that were seen lately: FEATS are long, and few of them are
 * frequent.
 *
 * <p>Tags are the same if their cells are the same strings, not only equal ones: readers and
 * taggers hand out one string for all equal cells. Otherwise, tags are only hashed more often. It
 * is a table of fixed size that forgets, and belongs to one thread.
 */
final class TagMemory {

  private static final int SLOTS = 1 << 10;
  private static final int CELLS = 3;

  private final int stride;
  private final String[] cells = new String[SLOTS * CELLS];
  private final long[] values;
  private final long[] setValues;
  private final int[] setSizes = new int[SLOTS];

  /** An empty memory of so many attributes a word, and of every attribute of FEATS if wanted. */
  TagMemory(int stride, boolean hasSets) {
    this.stride = stride;
    this.values = new long[SLOTS * stride];
    this.setValues = new long[hasSets ? SLOTS * Feats.MOST : 0];
  }

  /** Returns the slot for the tags of a word, whether it holds them or not. */
  int slot(Sentence sentence, int word) {
    int hash =
        (31 * ((31 * sentence.feats(word).hashCode()) + sentence.xpos(word).hashCode()))
            + sentence.upos(word).hashCode();
    return (hash ^ (hash >>> 16)) & (SLOTS - 1);
  }

  /** Returns whether a slot holds the tags of this word. */
  boolean isKnown(int slot, Sentence sentence, int word) {
    int first = slot * CELLS;
    return isSame(first, sentence.upos(word))
        && isSame(first + 1, sentence.xpos(word))
        && isSame(first + 2, sentence.feats(word));
  }

  @SuppressWarnings("ReferenceEquality") // equal strings that are not the same cost time, not truth
  private boolean isSame(int cell, String text) {
    return cells[cell] == text;
  }

  /** Gives a slot to the tags of a word, whose attributes are to be {@link #set}. */
  void take(int slot, Sentence sentence, int word) {
    int first = slot * CELLS;
    cells[first] = sentence.upos(word);
    cells[first + 1] = sentence.xpos(word);
    cells[first + 2] = sentence.feats(word);
    if (setValues.length > 0) {
      setSizes[slot] = Feats.each(sentence.feats(word), setValues, slot * Feats.MOST);
    }
  }

  void set(int slot, int attribute, long value) {
    values[(slot * stride) + attribute] = value;
  }

  /** The hash of one of the attributes of a slot. */
  long value(int slot, int attribute) {
    return values[(slot * stride) + attribute];
  }

  /** Copies the attributes of FEATS and returns their number. */
  int copySet(int slot, long[] into, int at) {
    System.arraycopy(setValues, slot * Feats.MOST, into, at, setSizes[slot]);
    return setSizes[slot];
  }
}
