package dodona.text.input;

import dodona.text.analysis.AnalysedSentence;
import dodona.text.analysis.Places;
import dodona.treebank.Sentence;
import dodona.treebank.SentenceSelection;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * An input that is being read: its sentences with their places. Where reading fails, {@code
 * hasNext} throws an {@link UncheckedIOException}.
 */
public final class OpenInput implements Iterator<AnalysedSentence>, Closeable {

  private final Iterator<AnalysedSentence> sentences;
  private final InputKind kind;
  private final Closeable source;

  OpenInput(
      String name,
      Iterator<Sentence> sentences,
      InputKind kind,
      SentenceSelection selection,
      Closeable source) {
    this.sentences = selection.of(new Placed(sentences, new Places(name)));
    this.kind = kind;
    this.source = source;
  }

  private record Placed(Iterator<Sentence> sentences, Places places)
      implements Iterator<AnalysedSentence> {
    @Override
    public boolean hasNext() {
      return sentences.hasNext();
    }

    @Override
    public AnalysedSentence next() {
      Sentence sentence = sentences.next();
      return AnalysedSentence.of(sentence, places.next(sentence));
    }
  }

  @Override
  public boolean hasNext() {
    return sentences.hasNext();
  }

  @Override
  public AnalysedSentence next() {
    return sentences.next();
  }

  /**
   * What a sentence of this input has; raw text has words once it was segmented.
   *
   * @param said what sentences of a treebank are said to have, if anything
   */
  public Given given(AnalysedSentence sentence, @Nullable Given said) {
    if (kind.isRaw()) {
      return Given.TOKENS;
    }
    Given known = said == null ? kind.given() : said;
    return known == null ? Given.of(sentence.sentence()) : known;
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
