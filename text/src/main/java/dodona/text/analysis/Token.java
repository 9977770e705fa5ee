package dodona.text.analysis;

import dodona.treebank.Column;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A token as written in the text: a word or, such as <i>don't</i>, several words; immutable. */
public final class Token {

  private final AnalyzedSentence sentence;
  private final int id;
  private final int row;
  private final int first;
  private final int last;
  private final Span inSentence;

  Token(AnalyzedSentence sentence, int id, int row, int first, int last, Span inSentence) {
    this.sentence = sentence;
    this.id = id;
    this.row = row;
    this.first = first;
    this.last = last;
    this.inSentence = inSentence;
  }

  /** Its number among the tokens of the sentence, from 1. */
  public int id() {
    return id;
  }

  /**
   * The token as it is written, but in one piece if it was divided at the end of a line: its {@link
   * #span} then also has the hyphen and the line end.
   */
  public String form() {
    return sentence.sentence().cell(row, Column.FORM);
  }

  int first() {
    return first;
  }

  int last() {
    return last;
  }

  /** Its words, at least one. */
  public List<Word> words() {
    return sentence.words().subList(first - 1, last);
  }

  /** Returns whether it stands for several words. */
  public boolean isMultiword() {
    return last > first;
  }

  /**
   * Returns the text between the token and the next one: white space, and the quote marks of an
   * e-mail where a line begins.
   */
  public String spaceAfter() {
    return Spacing.after(sentence.sentence().cell(row, Column.MISC));
  }

  /** Its MISC column. */
  public Map<String, String> misc() {
    return KeyValues.of(sentence.sentence().cell(row, Column.MISC));
  }

  /** Returns the span of the token in the text of the document. */
  public Span span() {
    return sentence.inDocument(inSentence);
  }

  Span inSentence() {
    return inSentence;
  }

  /** The sentence that it is in. */
  public AnalyzedSentence sentence() {
    return sentence;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Token that && id == that.id && sentence.equals(that.sentence);
  }

  @Override
  public int hashCode() {
    return (31 * sentence.hashCode()) + id;
  }

  /** The form. */
  @Override
  public String toString() {
    return form();
  }
}
