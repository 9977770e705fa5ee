package dodona.text.analysis;

import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** A word of an analyzed sentence: its annotation, and its neighbors in the tree; immutable. */
public final class Word {

  private final AnalyzedSentence sentence;
  private final int id;
  private final Token token;
  private final Span inSentence;

  Word(AnalyzedSentence sentence, int id, Token token, Span inSentence) {
    this.sentence = sentence;
    this.id = id;
    this.token = token;
    this.inSentence = inSentence;
  }

  /** Its number in the sentence, from 1. */
  public int id() {
    return id;
  }

  /** Its form. */
  public String form() {
    return sentence.sentence().form(id);
  }

  /** Its lemma; empty if it has none. */
  public String lemma() {
    String lemma = sentence.sentence().lemma(id);
    return lemma.equals(Sentence.ABSENT) && !form().equals(Sentence.ABSENT) ? "" : lemma;
  }

  /** Its universal part of speech; empty if it has none. */
  public String upos() {
    return orEmpty(sentence.sentence().upos(id));
  }

  /** Its part of speech in the language's own tag set; empty if it has none. */
  public String xpos() {
    return orEmpty(sentence.sentence().xpos(id));
  }

  private static String orEmpty(String cell) {
    return cell.equals(Sentence.ABSENT) ? "" : cell;
  }

  /** Its morphological features, such as {@code Number} with {@code Sing}. */
  public Map<String, String> feats() {
    return KeyValues.of(sentence.sentence().feats(id));
  }

  /** Its MISC column. */
  public Map<String, String> misc() {
    return KeyValues.of(sentence.sentence().get(id, Column.MISC));
  }

  /** The word that it depends on; none for a root, and where the sentence was not parsed. */
  public Optional<Word> head() {
    int head = headId();
    return head >= 1 && head <= sentence.size()
        ? Optional.of(sentence.word(head))
        : Optional.empty();
  }

  /** The number of the word that it depends on: 0 for a root, −1 if it was not parsed. */
  public int headId() {
    return sentence.sentence().head(id);
  }

  /** Returns whether it depends on no word. */
  public boolean isRoot() {
    return headId() == 0;
  }

  /** Returns the relation to its head, such as {@code nsubj}; empty if it was not parsed. */
  public String deprel() {
    return orEmpty(sentence.sentence().deprel(id));
  }

  /**
   * The parser's confidence that its head and label are right, between 0 and 1, if it was asked
   * for; see {@link AnalyzedSentence#isCalibrated}.
   */
  public OptionalDouble confidence() {
    return sentence.confidence(id);
  }

  /** The words that depend on it, from left to right. */
  public List<Word> children() {
    return sentence.dependents(id);
  }

  /** The word itself and all words below it, from left to right. */
  public List<Word> subtree() {
    BitSet found = new BitSet();
    Deque<Word> open = new ArrayDeque<>(List.of(this));
    while (!open.isEmpty()) {
      Word word = open.remove();
      if (!found.get(word.id)) {
        found.set(word.id);
        open.addAll(word.children());
      }
    }
    return found.stream().mapToObj(sentence::word).toList();
  }

  /** The token that it is, or is a part of. */
  public Token token() {
    return token;
  }

  /**
   * Returns the span of the word in the text of the document. A word that is not written as such,
   * as in <i>du</i> for <i>de le</i>, has the span of its token.
   */
  public Span span() {
    return sentence.inDocument(inSentence);
  }

  /**
   * Returns the start of the word in the text of the document, in UTF-16 units as {@link String}
   * counts.
   */
  public int start() {
    return Math.toIntExact(span().start());
  }

  /**
   * Returns the end of the word in the text of the document, in UTF-16 units as {@link String}
   * counts.
   */
  public int end() {
    return Math.toIntExact(span().end());
  }

  /** The sentence that it is in. */
  public AnalyzedSentence sentence() {
    return sentence;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Word that && id == that.id && sentence.equals(that.sentence);
  }

  @Override
  public int hashCode() {
    return (31 * sentence.hashCode()) + id;
  }

  /** The arc into the word, such as {@code likes –nsubj→ John/PROPN}. */
  @Override
  public String toString() {
    String tagged = upos().isEmpty() ? form() : form() + "/" + upos();
    if (headId() < 0) {
      return tagged;
    }
    String head = head().map(Word::form).orElse("ROOT");
    return head + " –" + deprel() + "→ " + tagged;
  }
}
