package dodona.text.tag;

import dodona.linear.Hash;
import dodona.linear.RowList;
import dodona.treebank.Sentence;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The features of the words of a sentence; the parts of a word are hashed once. */
final class TagFeatures {

  static final int FORM = 0;
  static final int LOWER = 1;
  static final int SHAPE = 2;
  static final int CLASS = 3;
  static final int TAG_CLASS = 4;
  static final int FLAGS = 5;
  private static final int SUFFIX = 5;
  private static final int LONGEST_SUFFIX = 5;
  private static final int PREFIX = SUFFIX + LONGEST_SUFFIX;
  private static final int LONGEST_PREFIX = 4;
  private static final int SIZE = PREFIX + LONGEST_PREFIX + 1;

  /** The tag before the first word. */
  static final long START = Hash.of("before the sentence");

  private static final int MOST_REMEMBERED = 1 << 16;
  private static final int LONGEST_REMEMBERED = 64;
  private static final int MARGIN = 2;
  private static final long[] BEFORE = filled(START);
  private static final long[] AFTER = filled(Hash.of("after the sentence"));

  private final TagDictionary dictionary;
  private final TagDictionary tagDictionary;
  private final Map<String, long[]> remembered = new HashMap<>();
  private long[][] words = new long[64][];

  /**
   * Features by two dictionaries.
   *
   * @param dictionary the classes of parts of speech
   * @param tagDictionary the classes of whole tags
   */
  TagFeatures(TagDictionary dictionary, TagDictionary tagDictionary) {
    this.dictionary = dictionary;
    this.tagDictionary = tagDictionary;
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
      words[word + MARGIN] = word(sentence.form(word));
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

  private long[] word(String form) {
    long[] word = remembered.get(form);
    if (word == null) {
      word = hash(form);
      if (form.length() <= LONGEST_REMEMBERED) {
        if (remembered.size() >= MOST_REMEMBERED) {
          remembered.clear();
        }
        remembered.put(form, word);
      }
    }
    return word;
  }

  private long[] hash(String form) {
    long[] word = new long[SIZE];
    String lower = TagDictionary.lower(form);
    word[CLASS] = dictionary.classOf(lower);
    word[TAG_CLASS] = tagDictionary.classOf(lower);
    boolean isKnown = word[CLASS] != TagDictionary.UNKNOWN;
    word[FORM] = isKnown ? Hash.of(form) : TagDictionary.UNKNOWN;
    word[LOWER] = isKnown ? Hash.of(lower) : TagDictionary.UNKNOWN;
    word[SHAPE] = Hash.shape(form);
    int length = lower.length();
    for (int n = 1; n <= LONGEST_SUFFIX; n++) {
      word[SUFFIX + n] = n <= length ? Hash.of(lower, length - n, length) : n;
    }
    for (int n = 1; n <= LONGEST_PREFIX; n++) {
      word[PREFIX + n] = n <= length ? Hash.of(lower, 0, n) : n;
    }
    word[FLAGS] = flags(form);
    return word;
  }

  /** Whether there are digits, hyphens, capitals, and a capital at the beginning. */
  private static long flags(String form) {
    long flags = Character.isUpperCase(form.charAt(0)) ? 8 : 0;
    for (int i = 0; i < form.length(); i++) {
      char c = form.charAt(i);
      flags |= Character.isDigit(c) ? 1 : 0;
      flags |= c == '-' ? 2 : 0;
      flags |= Character.isUpperCase(c) ? 4 : 0;
    }
    return flags;
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
    extractNeighbours(l2, l1, w, r1, r2, list);
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

  private static void extractNeighbours(
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
