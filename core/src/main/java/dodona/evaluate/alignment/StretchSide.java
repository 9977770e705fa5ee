package dodona.evaluate.alignment;

import dodona.treebank.InvalidTreebankException;
import dodona.treebank.MultiwordToken;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One file's sentences in a stretch, end to end: words are numbered 1…n through all of them, and
 * every token and word has a span of characters, counted without spaces.
 */
public final class StretchSide {

  private final boolean wordsOnly;
  private final List<Sentence> sentences = new ArrayList<>();
  private final StringBuilder characters = new StringBuilder();
  private int[] lastWordOf = new int[4];
  private int[] lastCharacterOf = new int[4];

  private int words;
  private int[] sentenceOf = new int[32];
  private int[] head = new int[32];
  private int[] start = new int[32];
  private int[] end = new int[32];
  private boolean[] multiword = new boolean[32];

  private int tokens;
  private int[] tokenEnd = new int[32];

  /** An empty side; with {@code wordsOnly} the words are the tokens, regardless of ranges. */
  public StretchSide(boolean wordsOnly) {
    this.wordsOnly = wordsOnly;
  }

  /** Adds the next sentence of the file. */
  public void add(Sentence sentence) {
    int index = sentences.size();
    int before = words;
    int n = sentence.size();
    sentences.add(sentence);
    reserve(before + n);
    List<MultiwordToken> ranges =
        wordsOnly || sentence.rows() == n ? List.of() : sentence.multiwordTokens();
    int range = 0;
    for (int word = 1; word <= n; ) {
      boolean isRange = range < ranges.size() && ranges.get(range).first() == word;
      int last = isRange ? ranges.get(range).last() : word;
      int from = characters.length();
      append(isRange ? ranges.get(range).form() : sentence.form(word));
      if (characters.length() == from) {
        throw new InvalidTreebankException(problem(sentence, word, "FORM consists only of spaces"));
      }
      tokenEnd[tokens++] = characters.length();
      for (; word <= last; word++) {
        int at = before + word;
        sentenceOf[at] = index;
        head[at] = sentence.head(word) == 0 ? 0 : before + sentence.head(word);
        start[at] = from;
        end[at] = characters.length();
        multiword[at] = isRange;
      }
      range += isRange ? 1 : 0;
    }
    words = before + n;
    lastWordOf[index] = words;
    lastCharacterOf[index] = characters.length();
  }

  private void reserve(int n) {
    if (sentences.size() > lastWordOf.length) {
      lastWordOf = Arrays.copyOf(lastWordOf, 2 * lastWordOf.length);
      lastCharacterOf = Arrays.copyOf(lastCharacterOf, 2 * lastCharacterOf.length);
    }
    if (n >= head.length) {
      int capacity = Math.max(n + 1, 2 * head.length);
      sentenceOf = Arrays.copyOf(sentenceOf, capacity);
      head = Arrays.copyOf(head, capacity);
      start = Arrays.copyOf(start, capacity);
      end = Arrays.copyOf(end, capacity);
      multiword = Arrays.copyOf(multiword, capacity);
      tokenEnd = Arrays.copyOf(tokenEnd, capacity);
    }
  }

  /** A space that one file writes inside a token and the other does not is no difference. */
  private void append(String form) {
    for (int i = 0; i < form.length(); i++) {
      char c = form.charAt(i);
      if (wordsOnly || Character.getType(c) != Character.SPACE_SEPARATOR) {
        characters.append(c);
      }
    }
  }

  /** An error of a word's line. */
  static Problem problem(Sentence sentence, int word, String message) {
    return new Problem(
        Problem.Severity.ERROR,
        sentence.source(),
        sentence.lineOfWord(word),
        sentence.name(),
        message);
  }

  /** The number of words. */
  public int size() {
    return words;
  }

  /** The number of tokens: multiword tokens, and words that are in none. */
  public int tokens() {
    return tokens;
  }

  /** The character after a token, which is counted from 0. */
  public int tokenEnd(int token) {
    return tokenEnd[token];
  }

  /** The sentences, in order. */
  public List<Sentence> sentences() {
    return sentences;
  }

  /** The first character of a sentence. */
  public int sentenceStart(int index) {
    return index == 0 ? 0 : lastCharacterOf[index - 1];
  }

  /** The character after a sentence. */
  public int sentenceEnd(int index) {
    return lastCharacterOf[index];
  }

  /** The last word before a sentence; its words follow. */
  public int wordBefore(int index) {
    return index == 0 ? 0 : lastWordOf[index - 1];
  }

  /** The last word of a sentence. */
  public int lastWord(int index) {
    return lastWordOf[index];
  }

  /** The sentence that a word stands in. */
  public Sentence sentence(int word) {
    return sentences.get(sentenceOf[word]);
  }

  /** The word's number in its own sentence. */
  public int inSentence(int word) {
    return word - wordBefore(sentenceOf[word]);
  }

  /** The form of a word. */
  public String form(int word) {
    return sentence(word).form(inSentence(word));
  }

  /** The word's form without spaces, which never distinguish two tokens. */
  String spelling(int word) {
    return multiword[word] ? form(word) : characters.substring(start[word], end[word]);
  }

  /** The head in the numbering of this side; 0 for a root. */
  public int head(int word) {
    return head[word];
  }

  /** The first character of a word. */
  public int start(int word) {
    return start[word];
  }

  /** The character after a word. */
  public int end(int word) {
    return end[word];
  }

  /** Returns whether a word belongs to a multiword token and thus has the token's span. */
  boolean isMultiword(int word) {
    return multiword[word];
  }

  StringBuilder characters() {
    return characters;
  }
}
