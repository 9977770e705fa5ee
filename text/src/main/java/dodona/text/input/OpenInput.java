package dodona.text.input;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.LocationTracker;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.SentenceSelection;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * An input that is being read: its sentences with their places. Where reading fails, {@code
 * hasNext} throws an {@link UncheckedIOException}.
 */
public final class OpenInput implements Iterator<AnalyzedSentence>, Closeable {

  private final Iterator<AnalyzedSentence> sentences;
  private final InputKind kind;
  private final Closeable source;

  OpenInput(
      String name,
      Iterator<Sentence> sentences,
      InputKind kind,
      SentenceSelection selection,
      Closeable source) {
    this.sentences = selection.of(new Placed(sentences, new LocationTracker(name)));
    this.kind = kind;
    this.source = source;
  }

  private record Placed(Iterator<Sentence> sentences, LocationTracker places)
      implements Iterator<AnalyzedSentence> {
    @Override
    public boolean hasNext() {
      return sentences.hasNext();
    }

    @Override
    public AnalyzedSentence next() {
      Sentence sentence = sentences.next();
      return AnalyzedSentence.of(sentence, places.next(sentence));
    }
  }

  @Override
  public boolean hasNext() {
    return sentences.hasNext();
  }

  @Override
  public AnalyzedSentence next() {
    return sentences.next();
  }

  /**
   * Returns the annotation of a sentence of this input; raw text has words once it is segmented.
   *
   * @param said what sentences of a treebank are said to have, if anything
   */
  public ExistingAnnotation given(AnalyzedSentence sentence, @Nullable ExistingAnnotation said) {
    if (kind.isRaw()) {
      return ExistingAnnotation.TOKENS;
    }
    ExistingAnnotation known = said == null ? kind.given() : said;
    return known == null ? ExistingAnnotation.of(sentence.sentence()) : known;
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
