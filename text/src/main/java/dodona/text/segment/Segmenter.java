package dodona.text.segment;

import dodona.error.InvalidInputException;
import dodona.error.OutdatedPartException;
import dodona.linear.RowList;
import dodona.model.TokenVectors;
import dodona.text.boundary.BoundaryClassifier;
import dodona.text.layout.Hyphenation;
import dodona.text.layout.Layout;
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
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Splits raw text into sentences, tokens and words; immutable and shared by all threads.
 *
 * <p>The text is preserved: every character is part of a token, or is recorded in MISC. {@code
 * TokenRange=start:end} is the location of a token in the text, in code points. {@code
 * SpaceAfter=No} means that the next token follows immediately. {@code SpacesAfter} and {@code
 * SpacesBefore} have the text between tokens if it is not a single space: white space, and e-mail
 * quote marks at the beginning of lines. {@code SpacesInToken} has a token as written if it was
 * divided at a line end and its form has been joined. The escapes {@code \s \t \r \n \p \\} stand
 * for space, tab, carriage return, line feed, vertical bar and backslash. Of more than a thousand
 * white spaces in a row, only the first thousand are recorded; {@code TokenRange} counts them all.
 */
public final class Segmenter {

  /** The version of the features; must be raised whenever these change. */
  private static final int FEATURES = 2;

  private final Lexicon lexicon;
  private final TokenBoundaries tokenBoundaries;
  private final SentenceBoundaries sentenceBoundaries;
  private final WordSplitter splitter;
  private final AmbiguousTokens ambiguous;

  /** Decides doubtful sentence boundaries; null if the linear model does. */
  private final @Nullable BoundaryRevision revision;

  /** Knows words in lower case; null if words are not joined. */
  private final @Nullable Predicate<String> vocabulary;

  Segmenter(
      Lexicon lexicon,
      TokenBoundaries tokenBoundaries,
      SentenceBoundaries sentenceBoundaries,
      WordSplitter splitter,
      AmbiguousTokens ambiguous) {
    this(lexicon, tokenBoundaries, sentenceBoundaries, splitter, ambiguous, null, null);
  }

  private Segmenter(
      Lexicon lexicon,
      TokenBoundaries tokenBoundaries,
      SentenceBoundaries sentenceBoundaries,
      WordSplitter splitter,
      AmbiguousTokens ambiguous,
      @Nullable BoundaryRevision revision,
      @Nullable Predicate<String> vocabulary) {
    this.lexicon = lexicon;
    this.tokenBoundaries = tokenBoundaries;
    this.sentenceBoundaries = sentenceBoundaries;
    this.splitter = splitter;
    this.ambiguous = ambiguous;
    this.revision = revision;
    this.vocabulary = vocabulary;
  }

  /**
   * Returns a copy in which a classifier decides about sentence boundaries that are doubtful.
   *
   * @param vectors those that the classifier was trained on
   */
  public Segmenter revising(BoundaryClassifier classifier, TokenVectors vectors) {
    return copy(new BoundaryRevision(classifier, vectors), vocabulary);
  }

  /** Returns the linear model of sentence boundaries. */
  SentenceBoundaries sentenceBoundaries() {
    return sentenceBoundaries;
  }

  /**
   * Returns a copy that joins words that are divided at the end of a line of wrapped text. It uses
   * the frequent words of its training text and the words of the document.
   *
   * @param others knows more words, in lower case
   */
  public Segmenter joiningHyphens(Predicate<String> others) {
    return copy(revision, word -> lexicon.knows(word) || others.test(word));
  }

  private Segmenter copy(
      @Nullable BoundaryRevision newRevision, @Nullable Predicate<String> newVocabulary) {
    return new Segmenter(
        lexicon,
        tokenBoundaries,
        sentenceBoundaries,
        splitter,
        ambiguous,
        newRevision,
        newVocabulary);
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
    private final @Nullable Hyphenation hyphenation =
        vocabulary == null ? null : new Hyphenation(vocabulary);

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
          boolean isWrapped = lines == Lines.WRAPPED;
          segment(
              new Paragraph(isWrapped ? Layout.wrapped(next, hyphenation) : Layout.plain(next)),
              isNew);
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
        sentenceBoundaries.find(paragraph, sentenceFeatures, tokens, revision);
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
          "the segmenter was trained by another version of Dodona. Retrain it.");
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
