package dodona.evaluate;

import dodona.error.InvalidInputException;
import dodona.evaluate.alignment.StretchSide;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The gold words that a system attached correctly, one bit per word, for significance tests and
 * error pages. Words that are not scored are not included.
 */
public final class WordOutcomes {

  /** The marks of words, from wrong to right. */
  private static final String MARKS = "xhl";

  private static final int HEAD = 1;
  private static final char SENTENCE_END = '/';

  private final BitSet heads = new BitSet();
  private final BitSet arcs = new BitSet();
  private final BitSet nonProjective = new BitSet();
  private int[] lastWordOf = new int[1024];
  private int sentences;
  private int words;

  WordOutcomes() {}

  void add(Stretch stretch) {
    StretchSide gold = stretch.gold();
    for (int index = 0; index < gold.sentences().size(); index++) {
      DependencyTree tree = gold.sentences().get(index).tree();
      BitSet crossing =
          Projectivity.isProjective(tree)
              ? new BitSet()
              : new Projectivity(tree).nonProjectiveArcs();
      for (int g = gold.wordBefore(index) + 1; g <= gold.lastWord(index); g++) {
        if (stretch.countsGold(g)) {
          nonProjective.set(words, crossing.get(g - gold.wordBefore(index)));
          heads.set(words, stretch.headCorrect(g));
          arcs.set(words, stretch.arcCorrect(g));
          words++;
        }
      }
      endSentence();
    }
  }

  private void endSentence() {
    if (sentences == lastWordOf.length) {
      lastWordOf = Arrays.copyOf(lastWordOf, 2 * sentences);
    }
    lastWordOf[sentences++] = words;
  }

  /**
   * Reads outcomes from text.
   *
   * @param marks as {@link #marks} writes them
   * @throws InvalidInputException if the text contains another character
   */
  public static WordOutcomes of(String marks) {
    WordOutcomes outcomes = new WordOutcomes();
    for (int i = 0; i < marks.length(); i++) {
      char mark = marks.charAt(i);
      if (mark == SENTENCE_END) {
        outcomes.endSentence();
        continue;
      }
      int kind = MARKS.indexOf(Character.toLowerCase(mark));
      if (kind < 0) {
        throw new InvalidInputException(
            "word outcomes, character "
                + (i + 1)
                + ": '"
                + mark
                + "'; expected l, h, x, L, H, X or /");
      }
      outcomes.heads.set(outcomes.words, kind >= HEAD);
      outcomes.arcs.set(outcomes.words, kind > HEAD);
      outcomes.nonProjective.set(outcomes.words, Character.isUpperCase(mark));
      outcomes.words++;
    }
    return outcomes;
  }

  /**
   * Returns the outcomes as text, one character for each word: {@code l} if head and label are
   * right, {@code h} if only the head is, {@code x} if it is not. Capital letters are words whose
   * gold arc is non-projective. A slash ends each sentence.
   */
  public String marks() {
    StringBuilder marks = new StringBuilder(words + sentences);
    for (int sentence = 0; sentence < sentences; sentence++) {
      for (int word = firstWord(sentence); word < lastWordOf[sentence]; word++) {
        char mark = MARKS.charAt((heads.get(word) ? 1 : 0) + (arcs.get(word) ? 1 : 0));
        marks.append(nonProjective.get(word) ? Character.toUpperCase(mark) : mark);
      }
      marks.append(SENTENCE_END);
    }
    return marks.toString();
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

  /** Returns whether a gold word, numbered from 0 through all sentences, is attached correctly. */
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
