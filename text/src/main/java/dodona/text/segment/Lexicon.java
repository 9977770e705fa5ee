package dodona.text.segment;

import dodona.linear.Codec;
import dodona.linear.Hash;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The frequent tokens of the training text in lower case, and how they are written inside a
 * sentence; immutable.
 */
final class Lexicon {

  /** A token that is not in the lexicon. */
  static final int UNKNOWN = 0;

  /** A token that was never seen inside a sentence. */
  static final int NEVER_INSIDE = 1;

  static final int MOSTLY_LOWER = 2;
  static final int MOSTLY_CAPITALISED = 3;
  static final int EITHER = 4;

  private static final String MARKS = " -lcm";
  private static final int LONGEST = 32;

  private final SortedMap<String, Integer> casings;
  private final long[] keys;
  private final byte[] values;

  /** A lexicon of lower-case tokens and their casings. */
  Lexicon(SortedMap<String, Integer> casings) {
    this.casings = new TreeMap<>(casings);
    int slots = Integer.highestOneBit(Math.max(8, 3 * casings.size())) * 2;
    this.keys = new long[slots];
    this.values = new byte[slots];
    casings.forEach((token, casing) -> put(Hash.of(token), casing.byteValue()));
  }

  private void put(long key, byte value) {
    int slot = slot(key);
    keys[slot] = key;
    values[slot] = value;
  }

  /** Returns the slot that holds a key or would hold it; 0 is not a key. */
  private int slot(long key) {
    int mask = keys.length - 1;
    int slot = (int) (key >>> 40) & mask;
    while (keys[slot] != 0 && keys[slot] != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** Returns the usual casing of a part of a paragraph, or {@link #UNKNOWN}. */
  int casing(Paragraph paragraph, int from, int to) {
    if (to - from > LONGEST) {
      return UNKNOWN;
    }
    int slot = slot(paragraph.lowerHash(from, to, LONGEST));
    return keys[slot] == 0 ? UNKNOWN : values[slot];
  }

  boolean knows(Paragraph paragraph, int from, int to) {
    return casing(paragraph, from, to) != UNKNOWN;
  }

  /** Returns whether a lower-case token is in the lexicon. */
  boolean knows(String lower) {
    return casings.containsKey(lower);
  }

  /** The casing of a token seen so often in lower case and capitalized inside sentences. */
  static int casing(int lower, int capitalized) {
    if (lower + capitalized == 0) {
      return NEVER_INSIDE;
    }
    if (lower >= 9 * capitalized) {
      return MOSTLY_LOWER;
    }
    return capitalized >= 9 * lower ? MOSTLY_CAPITALISED : EITHER;
  }

  void write(DataOutput out) throws IOException {
    List<String> lines =
        casings.entrySet().stream().map(e -> MARKS.charAt(e.getValue()) + e.getKey()).toList();
    Codec.writeLines(lines, out);
  }

  static Lexicon read(DataInput in) throws IOException {
    SortedMap<String, Integer> casings = new TreeMap<>();
    for (String line : Codec.readLines(in)) {
      int casing = line.length() < 2 ? -1 : MARKS.indexOf(line.charAt(0));
      Codec.inRange(casing, NEVER_INSIDE, EITHER, "casing of a token");
      casings.put(line.substring(1), casing);
    }
    return new Lexicon(casings);
  }
}
