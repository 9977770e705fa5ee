package dodona.text.pipeline;

import dodona.model.ParserModel;
import dodona.search.Parser;
import dodona.support.IdlePool;
import dodona.support.InvalidInputException;
import dodona.support.OrderedResults;
import dodona.support.OrderedWorkers;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Document;
import dodona.text.analysis.LocationTracker;
import dodona.text.input.ExistingAnnotation;
import dodona.text.input.Input;
import dodona.text.input.InputListener;
import dodona.text.model.InstalledModel;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import dodona.text.model.PipelineStep;
import dodona.text.output.AnalysisWriter;
import dodona.text.segment.Segmenter;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * From raw text to trees: segments, tags, lemmatizes and parses, as far as there are models for it.
 *
 * <pre>{@code
 * Pipeline pipeline = Pipeline.load("en");
 * for (AnalyzedSentence sentence : pipeline.analyze("That's what they're after.")) {
 *   for (Word word : sentence.words()) {
 *     System.out.println(word.form() + " " + word.upos() + " " + word.deprel());
 *   }
 * }
 * }</pre>
 *
 * <p>It may be used by any number of threads at once, which all share the models.
 */
public final class Pipeline {

  private final PipelineModel model;
  private final PipelineOptions options;
  private final @Nullable Parser parser;
  private final IdlePool<Steps> steps;

  private Pipeline(PipelineModel model, PipelineOptions options) {
    this.model = model;
    this.options = options;
    this.parser = parser(model.parser(), options);
    this.steps = new IdlePool<>(this::newSteps);
    // Whatever does not fit together fails here, not at the first sentence.
    Steps unused = steps.use(first -> first);
  }

  private static @Nullable Parser parser(@Nullable ParserModel model, PipelineOptions options) {
    if (model == null
        || options.last() == PipelineStep.SEGMENT
        || (options.last() == PipelineStep.TAG && !model.predictsTags())) {
      return null;
    }
    return options.beamWidth() == 0 ? new Parser(model) : new Parser(model, options.beamWidth());
  }

  private Steps newSteps() {
    return new Steps(model, options, parser);
  }

  /**
   * Loads a model from the class path, where it comes with an artifact such as {@code
   * io.github.dodona-nlp:dodona-model-en}.
   *
   * @param name a language such as {@code en}, or the name of a model
   * @throws InvalidInputException if there is no such model; the message says what there is
   */
  public static Pipeline load(String name) throws IOException {
    return load(name, PipelineOptions.DEFAULT);
  }

  /**
   * Loads a model from the class path.
   *
   * @param name a language such as {@code en}, or the name of a model
   * @throws InvalidInputException if there is no such model, or the options do not suit it
   */
  public static Pipeline load(String name, PipelineOptions options) throws IOException {
    return of(InstalledModel.named(name).read(), options);
  }

  /** Loads a model that {@code dodona train} has written. */
  public static Pipeline load(Path file) throws IOException {
    return load(file, PipelineOptions.DEFAULT);
  }

  /**
   * Loads a model that {@code dodona train} has written.
   *
   * @throws InvalidInputException if the options do not suit the model
   */
  public static Pipeline load(Path file, PipelineOptions options) throws IOException {
    return of(PipelineFile.read(file), options);
  }

  /** A pipeline of the models that there are. */
  public static Pipeline of(PipelineModel model) {
    return of(model, PipelineOptions.DEFAULT);
  }

  /**
   * A pipeline of the models that there are.
   *
   * @throws InvalidInputException if the options do not suit the model
   */
  public static Pipeline of(PipelineModel model, PipelineOptions options) {
    return new Pipeline(model, options);
  }

  /** The models. */
  public PipelineModel model() {
    return model;
  }

  /** The options. */
  public PipelineOptions options() {
    return options;
  }

  /** The same models, used otherwise. */
  public Pipeline with(PipelineOptions newOptions) {
    return new Pipeline(model, newOptions);
  }

  /**
   * The analysis of a text.
   *
   * @throws MissingStepException if there is no segmenter
   */
  public Document analyze(String text) {
    List<AnalyzedSentence> sentences = new ArrayList<>();
    analyze(Input.text(text), sentences::add);
    return new Document(text, sentences);
  }

  /**
   * Passes on the analyses of the sentences of a text of any length, one after the other, while it
   * is read.
   *
   * @throws MissingStepException if there is no segmenter
   * @throws UncheckedIOException if reading fails
   */
  public void analyze(Reader text, Consumer<? super AnalyzedSentence> sink) {
    analyze(Input.text(text, ""), sink);
  }

  private void analyze(Input input, Consumer<? super AnalyzedSentence> sink) {
    try (InputSentences sentences = open(List.of(input), InputListener.SILENT)) {
      List<InputSentences.Item> batch = new ArrayList<>();
      while (sentences.hasNext()) {
        batch.add(sentences.next());
        if (batch.size() == batchSize() || !sentences.hasNext()) {
          analyzeAll(batch).forEach(sink);
          batch.clear();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The analysis of a sentence that has words, and maybe tags. */
  public AnalyzedSentence analyze(Sentence sentence) {
    AnalyzedSentence placed =
        AnalyzedSentence.of(sentence, new LocationTracker(sentence.source()).next(sentence));
    ExistingAnnotation given = options.given();
    return analyze(
        new InputSentences.Item(placed, given == null ? ExistingAnnotation.of(sentence) : given));
  }

  /**
   * The transitions by which the parser finds the tree of a sentence that was tagged.
   *
   * @throws MissingStepException if there is no parser
   */
  public int[] derivation(Sentence tagged) {
    if (parser == null) {
      throw new MissingStepException("the model has no parser, so that there is no derivation");
    }
    int[][] found = {{}};
    DependencyTree unused =
        parser.parse(tagged, (same, derivation, scorer) -> found[0] = derivation);
    return found[0];
  }

  /** The analysis of a sentence by its words. */
  public AnalyzedSentence analyze(List<String> words) {
    return analyze(Sentence.ofForms(words));
  }

  private AnalyzedSentence analyze(InputSentences.Item item) {
    return analyzeAll(List.of(item)).get(0);
  }

  private List<AnalyzedSentence> analyzeAll(List<InputSentences.Item> items) {
    return steps.use(own -> own.apply(items));
  }

  /** How many sentences are analyzed at a time by one thread; some models want many. */
  private int batchSize() {
    return parser != null && parser.model().predictsTags() ? OrderedWorkers.BATCH : 1;
  }

  /**
   * The analyses of the sentences of some inputs, in their order, made as they are asked for and a
   * little ahead if several threads work. Close the stream if it is not taken to its end.
   *
   * <p>Where reading fails, the stream throws an {@link UncheckedIOException}.
   */
  public Stream<AnalyzedSentence> stream(Input... inputs) {
    InputSentences sentences = open(Arrays.asList(inputs), InputListener.SILENT);
    OrderedResults<AnalyzedSentence> results = results(sentences);
    Spliterator<AnalyzedSentence> analyses =
        Spliterators.spliteratorUnknownSize(results, Spliterator.ORDERED | Spliterator.NONNULL);
    return StreamSupport.stream(analyses, false)
        .onClose(
            () -> {
              try (sentences) {
                results.close();
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }

  /** Analyses all inputs and writes the results. */
  public RunSummary run(Iterable<Input> inputs, AnalysisWriter writer) throws IOException {
    return run(inputs, writer, PipelineListener.SILENT);
  }

  /**
   * Analyses all inputs, one after the other, and writes the results in their order. Where reading
   * or analyzing fails, everything before that has been written.
   *
   * @throws MissingStepException if there is raw text and no segmenter
   */
  public RunSummary run(Iterable<Input> inputs, AnalysisWriter writer, PipelineListener listener)
      throws IOException {
    long started = System.nanoTime();
    long count = 0;
    long words = 0;
    Warnings warnings = new Warnings(model, parser, listener::warned);
    try (InputSentences sentences = open(inputs, listener);
        OrderedResults<AnalyzedSentence> results = results(sentences)) {
      while (results.hasNext()) {
        AnalyzedSentence sentence = results.next();
        count++;
        words += sentence.size();
        warnings.look(sentence);
        listener.analyzed(sentence);
        writer.write(sentence);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    writer.finish();
    return new RunSummary(count, words, Duration.ofNanos(System.nanoTime() - started));
  }

  private OrderedResults<AnalyzedSentence> results(Iterator<InputSentences.Item> items) {
    Function<List<InputSentences.Item>, List<AnalyzedSentence>> worker = this::analyzeAll;
    int threads = options.threads();
    return threads > 1 || options.readsAhead()
        ? OrderedWorkers.ahead(items, OrderedWorkers.BATCH, () -> worker, threads)
        : OrderedWorkers.results(items, batchSize(), () -> worker, threads);
  }

  private InputSentences open(Iterable<Input> inputs, InputListener listener) {
    return new InputSentences(inputs.iterator(), this::segmenter, options.given(), listener);
  }

  private Segmenter segmenter() {
    Segmenter segmenter = model.segmenter();
    if (segmenter == null) {
      throw new MissingStepException(
          "the model has no segmenter, which raw text needs; train one with --pipeline, or give"
              + " sentences in CoNLL-U");
    }
    return segmenter;
  }
}
