package dodona.text.tag;

import static dodona.text.tag.WordHashes.CLASS;
import static dodona.text.tag.WordHashes.FLAGS;
import static dodona.text.tag.WordHashes.FORM;
import static dodona.text.tag.WordHashes.LONGEST_PREFIX;
import static dodona.text.tag.WordHashes.LONGEST_SUFFIX;
import static dodona.text.tag.WordHashes.LOWER;
import static dodona.text.tag.WordHashes.PREFIX;
import static dodona.text.tag.WordHashes.SHAPE;
import static dodona.text.tag.WordHashes.SIZE;
import static dodona.text.tag.WordHashes.SUFFIX;
import static dodona.text.tag.WordHashes.TAG_CLASS;

import dodona.linear.Hash;
import dodona.linear.RowList;
import dodona.treebank.Sentence;
import java.util.Arrays;

/** The features of the words of a sentence; the parts of a word are hashed once. */
final class TagFeatures {

  /** The tag before the first word. */
  static final long START = Hash.of("before the sentence");

  private static final int MARGIN = 2;
  private static final long[] BEFORE = filled(START);
  private static final long[] AFTER = filled(Hash.of("after the sentence"));

  private final WordHashes hashes;
  private long[][] words = new long[64][];

  /** Features by the parts of words. */
  TagFeatures(WordHashes hashes) {
    this.hashes = hashes;
  }

  private static long[] filled(long value) {
    long[] word = new long[SIZE];
    Arrays.fill(word, value);
    return word;
  }

  /** Takes up a sentence. */
  void begin(Sentence sentence) {
    int n = sentence.size();
    if (words.length < n + 1 + (2 * MARGIN)) {
      words = new long[n + 1 + (2 * MARGIN) + n / 2][];
    }
    for (int i = 0; i < MARGIN; i++) {
      words[1 + i] = BEFORE;
      words[1 + MARGIN + n + i] = AFTER;
    }
    for (int word = 1; word <= n; word++) {
      words[word + MARGIN] = hashes.of(sentence.form(word));
    }
  }

  /** Replaces what is known of a word; for training. */
  void replace(int word, boolean isKnown, long ambiguityClass, long tagClass) {
    long[] copy = words[word + MARGIN].clone();
    copy[CLASS] = ambiguityClass;
    copy[TAG_CLASS] = tagClass;
    if (!isKnown) {
      copy[FORM] = TagDictionary.UNKNOWN;
      copy[LOWER] = TagDictionary.UNKNOWN;
    }
    words[word + MARGIN] = copy;
  }

  /**
   * Finds the features of a word.
   *
   * @param t1 the tag of the word before it
   * @param t2 the tag of the word before that one
   * @param p1 the part of speech of the word before it
   * @param p2 the part of speech of the word before that one
   */
  void extract(int word, long t1, long t2, long p1, long p2, RowList list) {
    long[] l2 = words[word + MARGIN - 2];
    long[] l1 = words[word + MARGIN - 1];
    long[] w = words[word + MARGIN];
    long[] r1 = words[word + MARGIN + 1];
    long[] r2 = words[word + MARGIN + 2];
    list.clear();
    list.add(0);
    list.add(w[FORM]);
    list.add(w[LOWER]);
    for (int n = 1; n <= LONGEST_SUFFIX; n++) {
      list.add(w[SUFFIX + n]);
    }
    for (int n = 1; n <= LONGEST_PREFIX; n++) {
      list.add(w[PREFIX + n]);
    }
    list.add(w[SHAPE]);
    list.add(w[FLAGS], w[SUFFIX + 2]);
    list.add(w[CLASS]);
    list.add(w[TAG_CLASS]);
    list.add(w[CLASS], w[SHAPE]);
    list.add(w[SHAPE], l1 == BEFORE ? 1 : 0);
    extractNeighbors(l2, l1, w, r1, r2, list);
    list.add(t1);
    list.add(t1, t2);
    list.add(p1, w[LOWER]);
    list.add(p1, p2, w[LOWER]);
    list.add(p1, r1[LOWER]);
    list.add(p1, w[CLASS]);
    list.add(p1, p2, w[CLASS]);
    list.add(t1, w[TAG_CLASS]);
    list.add(p1, r1[CLASS]);
    list.add(p1, w[CLASS], r1[CLASS]);
    list.add(p1, w[SUFFIX + 3]);
    list.add(p1, w[SUFFIX + 2], w[SHAPE]);
  }

  private static void extractNeighbors(
      long[] l2, long[] l1, long[] w, long[] r1, long[] r2, RowList list) {
    list.add(l1[LOWER]);
    list.add(l2[LOWER]);
    list.add(r1[LOWER]);
    list.add(r2[LOWER]);
    list.add(l1[LOWER], w[LOWER]);
    list.add(w[LOWER], r1[LOWER]);
    list.add(l1[LOWER], r1[LOWER]);
    list.add(l2[LOWER], l1[LOWER]);
    list.add(r1[LOWER], r2[LOWER]);
    list.add(r1[CLASS]);
    list.add(r2[CLASS]);
    list.add(w[TAG_CLASS], r1[TAG_CLASS]);
    list.add(w[CLASS], r1[CLASS]);
    list.add(w[CLASS], r1[CLASS], r2[CLASS]);
    list.add(w[CLASS], r1[SUFFIX + 2]);
    list.add(w[CLASS], l1[LOWER]);
    list.add(w[CLASS], r1[LOWER]);
    list.add(r1[SUFFIX + 3]);
    list.add(l1[SUFFIX + 3]);
    list.add(r1[SHAPE]);
    list.add(l1[SHAPE], w[SHAPE], r1[SHAPE]);
  }
}
