package dodona.spark.data;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A sentence of a dataset of sentences.
 *
 * <p>Spark creates instances, which requires setters and a constructor without parameters.
 */
public final class ParsedSentence {

  private @Nullable String document;
  private int number;
  private String text = "";
  private int start;
  private int end;
  private List<ParsedWord> words = List.of();
  private List<MultiwordToken> multiword = List.of();
  private @Nullable Double confidence;

  /** An empty one, for Spark. */
  public ParsedSentence() {}

  /** The document that it is in. */
  public @Nullable String getDocument() {
    return document;
  }

  /** Sets it, for Spark. */
  public void setDocument(@Nullable String newDocument) {
    this.document = newDocument;
  }

  /** Its number in the document, from 1. */
  public int getNumber() {
    return number;
  }

  /** Sets it, for Spark. */
  public void setNumber(int newNumber) {
    this.number = newNumber;
  }

  /** Its text. */
  public String getText() {
    return text;
  }

  /** Sets it, for Spark. */
  public void setText(String newText) {
    this.text = newText;
  }

  /** Returns the start of the sentence in the document, in code points. */
  public int getStart() {
    return start;
  }

  /** Sets it, for Spark. */
  public void setStart(int newStart) {
    this.start = newStart;
  }

  /** The place after its last code point. */
  public int getEnd() {
    return end;
  }

  /** Sets it, for Spark. */
  public void setEnd(int newEnd) {
    this.end = newEnd;
  }

  /** Its words, from left to right. */
  public List<ParsedWord> getWords() {
    return words;
  }

  /** Sets it, for Spark. */
  public void setWords(List<ParsedWord> newWords) {
    this.words = newWords;
  }

  /** The tokens that stand for several words. */
  public List<MultiwordToken> getMultiword() {
    return multiword;
  }

  /** Sets it, for Spark. */
  public void setMultiword(List<MultiwordToken> newMultiword) {
    this.multiword = newMultiword;
  }

  /** The parser's confidence in its tree; null if it was not asked for. */
  public @Nullable Double getConfidence() {
    return confidence;
  }

  /** Sets it, for Spark. */
  public void setConfidence(@Nullable Double newConfidence) {
    this.confidence = newConfidence;
  }
}
