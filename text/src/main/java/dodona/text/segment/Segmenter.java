package dodona.text.segment;

import dodona.error.InvalidInputException;
import dodona.error.OutdatedPartException;
import dodona.linear.RowList;
import dodona.treebank.Sentence;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * Splits raw text into sentences, tokens and words; immutable and shared by all threads.
 *
 * <p>Nothing of the text is changed or lost: every character is part of a token, or is white space
 * that MISC tells of. {@code TokenRange=start:end} says where a token stands in the text, in code
 * points; {@code SpaceAfter=No} that no white space follows; {@code SpacesAfter} and {@code
 * SpacesBefore} which white space it is where it is not a single space, with the escapes {@code \s
 * \t \r \n} for space, tab, carriage return and line feed. Of a thousand white spaces and more in a
 * row only the first thousand are told; {@code TokenRange} counts them all.
 */
public final class Segmenter {

  /** Which features the weights belong to; to be raised whenever these change. */
  private static final int FEATURES = 2;

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

  /**
   * The paragraphs of a text, each with the white space after it, so that together they are the
   * text. No sentence goes beyond a paragraph: the sentences of the text are those of its
   * paragraphs.
   */
  public static List<String> paragraphs(String text) {
    ParagraphReader reader = new ParagraphReader(new StringReader(text), Lines.WRAPPED);
    List<String> paragraphs = new ArrayList<>();
    try {
      for (String next = reader.next(); next != null; next = reader.next()) {
        paragraphs.add(next);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return paragraphs;
  }

  /** The sentences of a text; none if there is nothing but white space. */
  public List<Sentence> segment(String text) {
    List<Sentence> sentences = new ArrayList<>();
    segment(new StringReader(text)).forEachRemaining(sentences::add);
    return sentences;
  }

  /**
   * The sentences of a text of any length. It is read as they are asked for, a paragraph at a time;
   * paragraphs of more than a million characters are cut into several.
   *
   * @return throws an {@link UncheckedIOException} where reading fails
   */
  public Iterator<Sentence> segment(Reader text) {
    return segment(text, Lines.WRAPPED);
  }

  /**
   * The sentences of a text of any length, as {@link #segment(Reader)} gives them.
   *
   * @param lines what the end of a line means
   */
  public Iterator<Sentence> segment(Reader text, Lines lines) {
    return new SentenceIterator(text, lines);
  }

  private final class SentenceIterator implements Iterator<Sentence> {

    private final Lines lines;
    private final ParagraphReader paragraphs;
    private final Deque<Sentence> ready = new ArrayDeque<>();
    private final SentenceWriter writer = new SentenceWriter(splitter, ambiguous, ready::add);
    private final RowList tokenFeatures = tokenBoundaries.features();
    private final RowList sentenceFeatures = sentenceBoundaries.features();
    private final Tokens tokens = new Tokens();

    SentenceIterator(Reader text, Lines lines) {
      this.lines = lines;
      this.paragraphs = new ParagraphReader(text, lines);
    }

    @Override
    public boolean hasNext() {
      try {
        while (ready.isEmpty()) {
          boolean isNew = lines != Lines.SENTENCES || paragraphs.isAfterEmptyLine();
          String next = paragraphs.next();
          if (next == null) {
            return false;
          }
          segment(new Paragraph(next), isNew);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return true;
    }

    private void segment(Paragraph paragraph, boolean isNew) {
      tokens.clear();
      tokenBoundaries.find(paragraph, tokenFeatures, tokens);
      if (lines == Lines.SENTENCES) {
        tokens.endLastSentence();
      } else {
        sentenceBoundaries.find(paragraph, sentenceFeatures, tokens);
      }
      writer.write(paragraph, tokens, isNew);
    }

    @Override
    public Sentence next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return ready.remove();
    }
  }

  /** Writes the segmenter as a section of a model file. */
  public void write(DataOutput out) throws IOException {
    out.writeByte(FEATURES);
    lexicon.write(out);
    tokenBoundaries.write(out);
    sentenceBoundaries.write(out);
    splitter.write(out);
    ambiguous.write(out);
  }

  /**
   * Reads a segmenter.
   *
   * @throws InvalidInputException if there is none
   */
  public static Segmenter read(DataInput in) throws IOException {
    if (in.readByte() != FEATURES) {
      throw new OutdatedPartException(
          "the segmenter was trained by another version of Dodona; train it again");
    }
    Lexicon lexicon = Lexicon.read(in);
    return new Segmenter(
        lexicon,
        TokenBoundaries.read(in, lexicon),
        SentenceBoundaries.read(in, lexicon),
        WordSplitter.read(in),
        AmbiguousTokens.read(in));
  }
}
