package dodona.text.input;

import dodona.text.segment.Segmenter;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import dodona.treebank.conllu.InvalidUtf8;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Sentences in memory. */
final class SentenceSource implements Source {

  /** So many sentences are the beginning. */
  private static final int PEEK = 500;

  private final Iterator<Sentence> rest;
  private final Deque<Sentence> peeked = new ArrayDeque<>();

  SentenceSource(Iterator<Sentence> sentences) {
    this.rest = sentences;
  }

  @Override
  public InputKind kind(@Nullable InputKind said) {
    return said == null ? InputKind.CONLLU : said;
  }

  @Override
  public String beginning(InputKind kind) {
    StringBuilder text = new StringBuilder();
    while (peeked.size() < PEEK && rest.hasNext()) {
      Sentence sentence = rest.next();
      peeked.add(sentence);
      text.append(SurfaceText.of(sentence)).append('\n');
    }
    return text.toString();
  }

  @Override
  public Iterator<Sentence> read(
      InputKind kind, Supplier<Segmenter> segmenter, InvalidUtf8 invalid) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return !peeked.isEmpty() || rest.hasNext();
      }

      @Override
      public Sentence next() {
        return peeked.isEmpty() ? rest.next() : peeked.remove();
      }
    };
  }

  @Override
  public void close() {}
}
