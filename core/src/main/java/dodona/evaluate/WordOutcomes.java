package dodona.evaluate;

import dodona.evaluate.alignment.StretchSide;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Which gold words a system attached correctly, one bit per word: what significance tests compare
 * and what error pages choose by. Only words that count are in it.
 */
public final class WordOutcomes {

  private final BitSet heads = new BitSet();
  private final BitSet arcs = new BitSet();
  private int[] lastWordOf = new int[1024];
  private int sentences;
  private int words;

  WordOutcomes() {}

  void add(Stretch stretch) {
    StretchSide gold = stretch.gold();
    for (int index = 0; index < gold.sentences().size(); index++) {
      for (int g = gold.wordBefore(index) + 1; g <= gold.lastWord(index); g++) {
        if (stretch.countsGold(g)) {
          heads.set(words, stretch.headCorrect(g));
          arcs.set(words, stretch.arcCorrect(g));
          words++;
        }
      }
      if (sentences == lastWordOf.length) {
        lastWordOf = Arrays.copyOf(lastWordOf, 2 * sentences);
      }
      lastWordOf[sentences++] = words;
    }
  }

  /** The number of gold sentences. */
  public int sentences() {
    return sentences;
  }

  /** The number of gold words that count. */
  public int words() {
    return words;
  }

  /** The number of words that count in a gold sentence, numbered from 0. */
  public int words(int sentence) {
    return lastWordOf[sentence] - firstWord(sentence);
  }

  /** The number of words in a gold sentence, numbered from 0, that are attached correctly. */
  public int correct(int sentence, boolean labeled) {
    BitSet correct = labeled ? arcs : heads;
    return correct.get(firstWord(sentence), lastWordOf[sentence]).cardinality();
  }

  /** Whether a gold word, numbered from 0 through all sentences, is attached correctly. */
  public boolean isCorrect(int word, boolean labeled) {
    return (labeled ? arcs : heads).get(word);
  }

  /** The first word of a sentence in the numbering of {@link #isCorrect}. */
  public int firstWord(int sentence) {
    return sentence == 0 ? 0 : lastWordOf[sentence - 1];
  }

  /** Checks that two systems were scored on the same words. */
  public void requireSameWords(WordOutcomes other) {
    if (sentences != other.sentences
        || !Arrays.equals(lastWordOf, 0, sentences, other.lastWordOf, 0, sentences)) {
      throw new IllegalArgumentException("the systems were scored on different gold words");
    }
  }
}
