package dodona.text.segment;

import dodona.text.linear.RowList;
import dodona.treebank.Sentence;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Splits raw text into sentences, tokens and words; immutable and shared by all threads.
 *
 * <p>Nothing of the text is changed or lost: every character is part of a token, or is white space
 * that MISC tells of. {@code TokenRange=start:end} says where a token stands in the text, in code
 * points; {@code SpaceAfter=No} that no white space follows; {@code SpacesAfter} and {@code
 * SpacesBefore} which white space it is where it is not a single space, with the escapes {@code \s
 * \t \r \n} for space, tab, carriage return and line feed.
 */
public final class Segmenter {

  private final Lexicon lexicon;
  private final TokenBoundaries tokenBoundaries;
  private final SentenceBoundaries sentenceBoundaries;
  private final WordSplitter splitter;
  private final AmbiguousTokens ambiguous;

  Segmenter(
      Lexicon lexicon,
      TokenBoundaries tokenBoundaries,
      SentenceBoundaries sentenceBoundaries,
      WordSplitter splitter,
      AmbiguousTokens ambiguous) {
    this.lexicon = lexicon;
    this.tokenBoundaries = tokenBoundaries;
    this.sentenceBoundaries = sentenceBoundaries;
    this.splitter = splitter;
    this.ambiguous = ambiguous;
  }

  /** The sentences of a text; none if there is nothing but white space. */
  public List<Sentence> segment(String text) {
    List<Sentence> sentences = new ArrayList<>();
    segment(text, sentences::add);
    return sentences;
  }

  /** Passes on the sentences of a text, one after the other. */
  public void segment(String text, Consumer<? super Sentence> sink) {
    RowList tokenFeatures = tokenBoundaries.features();
    RowList sentenceFeatures = sentenceBoundaries.features();
    Tokens tokens = new Tokens();
    SentenceWriter writer = new SentenceWriter(text, splitter, ambiguous, sink);
    int start = 0;
    while (start < text.length()) {
      int end = Paragraph.end(text, start);
      Paragraph paragraph = new Paragraph(text, start, end);
      tokens.clear();
      tokenBoundaries.find(paragraph, tokenFeatures, tokens);
      sentenceBoundaries.find(paragraph, sentenceFeatures, tokens);
      writer.write(paragraph, tokens);
      start = end;
    }
  }

  /** Writes the segmenter as a section of a model file. */
  public void write(DataOutput out) throws IOException {
    lexicon.write(out);
    tokenBoundaries.write(out);
    sentenceBoundaries.write(out);
    splitter.write(out);
    ambiguous.write(out);
  }

  /**
   * Reads a segmenter.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Segmenter read(DataInput in) throws IOException {
    Lexicon lexicon = Lexicon.read(in);
    return new Segmenter(
        lexicon,
        TokenBoundaries.read(in, lexicon),
        SentenceBoundaries.read(in, lexicon),
        WordSplitter.read(in),
        AmbiguousTokens.read(in));
  }
}
