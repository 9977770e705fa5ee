package dodona.text.tag;

import dodona.linear.Hash;
import dodona.support.parallel.SharedCache;

/** The hashes of the parts of words, which all sessions of a tagger share. */
final class WordHashes {

  static final int FORM = 0;
  static final int LOWER = 1;
  static final int SHAPE = 2;
  static final int CLASS = 3;
  static final int TAG_CLASS = 4;
  static final int FLAGS = 5;
  static final int SUFFIX = 5;
  static final int LONGEST_SUFFIX = 5;
  static final int PREFIX = SUFFIX + LONGEST_SUFFIX;
  static final int LONGEST_PREFIX = 4;
  static final int SIZE = PREFIX + LONGEST_PREFIX + 1;

  private static final int REMEMBERED_BITS = 16;
  private static final int LONGEST_REMEMBERED = 64;

  private final TagDictionary dictionary;
  private final TagDictionary tagDictionary;
  private final SharedCache<String, long[]> remembered = new SharedCache<>(REMEMBERED_BITS);

  /**
   * Hashes by two dictionaries.
   *
   * @param dictionary the classes of parts of speech
   * @param tagDictionary the classes of whole tags
   */
  WordHashes(TagDictionary dictionary, TagDictionary tagDictionary) {
    this.dictionary = dictionary;
    this.tagDictionary = tagDictionary;
  }

  /** The hashes of a form, which are not to be changed. */
  long[] of(String form) {
    if (form.length() > LONGEST_REMEMBERED) {
      return hash(form);
    }
    long[] word = remembered.get(form);
    if (word == null) {
      word = hash(form);
      remembered.put(form, word);
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

  /** Returns flags for digits, hyphens, capitals, and a capital at the beginning. */
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
}
