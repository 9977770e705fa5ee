package dodona.text.segment;

import java.util.Arrays;
import java.util.BitSet;

/** The tokens of a paragraph: where they begin and end in the text, and which end a sentence. */
final class Tokens {

  private static final int FIRST_SIZE = 256;

  private int[] starts = new int[FIRST_SIZE];
  private int[] ends = new int[FIRST_SIZE];
  private final BitSet sentenceEnds = new BitSet();
  private int size;

  void clear() {
    size = 0;
    sentenceEnds.clear();
  }

  void add(int start, int end) {
    if (size == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
    }
    starts[size] = start;
    ends[size++] = end;
  }

  int size() {
    return size;
  }

  int start(int token) {
    return starts[token];
  }

  /** The place after the token's last character. */
  int end(int token) {
    return ends[token];
  }

  /** Keeps the tokens, but forgets which end a sentence. */
  void clearSentences() {
    sentenceEnds.clear();
  }

  /** A copy of the tokens without sentences. */
  Tokens withoutSentences() {
    Tokens copy = new Tokens();
    for (int token = 0; token < size; token++) {
      copy.add(starts[token], ends[token]);
    }
    return copy;
  }

  void endSentence(int token) {
    sentenceEnds.set(token);
  }

  /** Ends a sentence after the last token, if there is any. */
  void endLastSentence() {
    if (size > 0) {
      endSentence(size - 1);
    }
  }

  boolean endsSentence(int token) {
    return sentenceEnds.get(token);
  }
}
