package dodona.feature;

import dodona.linear.Hash;
import dodona.treebank.Sentence;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The attributes of the words of one sentence, hashed once and read in every configuration.
 *
 * <p>In addition to the words 1…n there are three more: {@link #NOTHING}, which has no values and
 * silences every feature that would need one; −1, a place of the stack or buffer where no word is;
 * and the root 0.
 */
final class WordTable {

  /** The word where a step leads to no word. */
  static final int NOTHING = -2;

  private static final int FIRST = -NOTHING;
  private static final long EMPTY_PLACE = Hash.of("no word");
  private static final long ROOT = Hash.of("the root");

  private final List<WordAttribute> attributes;
  private final Clusters clusters;
  private final boolean hasSets;
  private final int stride;
  private final int[] ofWords;
  private final int[] ofTags;
  private final TagMemory memory;
  private long[] values;
  private long[] setValues = {};
  private int[] setSizes = {};
  private int words;

  /** A table of attributes that have one value each, and of the attributes of FEATS if wanted. */
  WordTable(List<WordAttribute> attributes, Clusters clusters, boolean hasSets) {
    this.attributes = List.copyOf(attributes);
    this.clusters = clusters;
    this.hasSets = hasSets;
    this.stride = attributes.size();
    this.ofWords = numbers(attribute -> !attribute.isTag());
    this.ofTags = numbers(WordAttribute::isTag);
    this.memory = new TagMemory(ofTags.length, hasSets);
    this.values = new long[(FIRST + 1) * stride];
    for (int a = 0; a < stride; a++) {
      values[((FIRST - 1) * stride) + a] = EMPTY_PLACE;
      values[(FIRST * stride) + a] = ROOT;
    }
  }

  private int[] numbers(Predicate<WordAttribute> wanted) {
    return IntStream.range(0, stride).filter(a -> wanted.test(attributes.get(a))).toArray();
  }

  void begin(Sentence sentence) {
    words = sentence.size();
    reserve(words);
    for (int word = 1; word <= words; word++) {
      int row = word + FIRST;
      for (int a : ofWords) {
        values[(row * stride) + a] = attributes.get(a).value(sentence, word, clusters);
      }
      int slot = tags(sentence, word);
      for (int i = 0; i < ofTags.length; i++) {
        values[(row * stride) + ofTags[i]] = memory.value(slot, i);
      }
      if (hasSets) {
        setSizes[row] = memory.copySet(slot, setValues, row * Feats.MOST);
      }
    }
  }

  /** The slot of the memory that has the tags of a word. */
  private int tags(Sentence sentence, int word) {
    int slot = memory.slot(sentence, word);
    if (!memory.isKnown(slot, sentence, word)) {
      memory.take(slot, sentence, word);
      for (int i = 0; i < ofTags.length; i++) {
        memory.set(slot, i, attributes.get(ofTags[i]).value(sentence, word, clusters));
      }
    }
    return slot;
  }

  private void reserve(int n) {
    int rows = n + FIRST + 1;
    if (values.length < rows * stride) {
      long[] longer = new long[rows * stride];
      System.arraycopy(values, 0, longer, 0, (FIRST + 1) * stride);
      values = longer;
    }
    if (hasSets && setSizes.length < rows) {
      setSizes = new int[rows];
      setValues = new long[rows * Feats.MOST];
    }
  }

  /** The number of words of the sentence. */
  int words() {
    return words;
  }

  /** The hash of an attribute of a word, 0 if it has no value. */
  long value(int word, int attribute) {
    return values[((word + FIRST) * stride) + attribute];
  }

  /** Returns the number of FEATS attributes of a word. */
  int setSize(int word) {
    return setSizes[word + FIRST];
  }

  /** The hash of the i-th attribute of FEATS of a word, with its value. */
  long setValue(int word, int i) {
    return setValues[((word + FIRST) * Feats.MOST) + i];
  }
}
