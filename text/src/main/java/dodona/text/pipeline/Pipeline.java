package dodona.text.pipeline;

import dodona.model.LinearModel;
import dodona.search.Parser;
import dodona.text.lemma.Lemmatiser;
import dodona.text.segment.Segmenter;
import dodona.text.tag.Tagger;
import dodona.treebank.Sentence;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * From raw text to trees: segments, tags, lemmatises and parses, as far as there are models for it.
 *
 * <pre>{@code
 * Pipeline pipeline = new Pipeline(PipelineFile.read(Path.of("english.model")));
 * for (Sentence sentence : pipeline.analyse("That's what they're after.")) {
 *   System.out.println(sentence.tree());
 * }
 * }</pre>
 *
 * <p>It may be used by any number of threads at once, which all share the models.
 */
public final class Pipeline {

  private final @Nullable Segmenter segmenter;
  private final @Nullable Tagger tagger;
  private final @Nullable Lemmatiser lemmatiser;
  private final UnaryOperator<Sentence> parser;
  private final Queue<Steps> idle = new ConcurrentLinkedQueue<>();

  /** A pipeline of the models that there are. */
  public Pipeline(PipelineModel model) {
    this(model, parser(model.parser()));
  }

  /**
   * A pipeline with another parser than the model's.
   *
   * @param parser adds a tree to a tagged sentence; called by many threads at once
   */
  public Pipeline(PipelineModel model, UnaryOperator<Sentence> parser) {
    this.segmenter = model.segmenter();
    this.tagger = model.tagger();
    this.lemmatiser = model.lemmatiser();
    this.parser = parser;
  }

  private static UnaryOperator<Sentence> parser(@Nullable LinearModel model) {
    if (model == null) {
      return UnaryOperator.identity();
    }
    Parser parser = new Parser(model);
    return sentence -> sentence.withTree(parser.parse(sentence));
  }

  /** What one thread at a time uses. */
  private final class Steps {

    private final Tagger.@Nullable Session tags = tagger == null ? null : tagger.open();
    private final Lemmatiser.@Nullable Session lemmas =
        lemmatiser == null ? null : lemmatiser.open();

    Sentence apply(Sentence sentence, Given given) {
      Sentence result = sentence;
      if (given == Given.TOKENS) {
        result = tags == null ? result : tags.tag(result);
        result = lemmas == null ? result : lemmas.lemmatise(result);
      }
      return parser.apply(result);
    }
  }

  /** The analyses of the sentences of a text. */
  public List<Sentence> analyse(String text) {
    List<Sentence> sentences = new ArrayList<>();
    analyse(text, sentences::add);
    return sentences;
  }

  /**
   * Passes on the analyses of the sentences of a text, one after the other.
   *
   * @throws IllegalStateException if there is no segmenter
   */
  public void analyse(String text, Consumer<? super Sentence> sink) {
    analyse(new StringReader(text), sink);
  }

  /**
   * Passes on the analyses of the sentences of a text of any length, one after the other, while it
   * is read.
   *
   * @throws IllegalStateException if there is no segmenter
   * @throws UncheckedIOException if reading fails
   */
  public void analyse(Reader text, Consumer<? super Sentence> sink) {
    if (segmenter == null) {
      throw new IllegalStateException("the model has no segmenter, which raw text needs");
    }
    Steps steps = take();
    segmenter
        .segment(text)
        .forEachRemaining(sentence -> sink.accept(steps.apply(sentence, Given.TOKENS)));
    idle.add(steps);
  }

  /**
   * The analysis of a sentence.
   *
   * @param given what it has already and keeps
   */
  public Sentence analyse(Sentence sentence, Given given) {
    Steps steps = take();
    Sentence analysis = steps.apply(sentence, given);
    idle.add(steps);
    return analysis;
  }

  private Steps take() {
    Steps steps = idle.poll();
    return steps == null ? new Steps() : steps;
  }
}
