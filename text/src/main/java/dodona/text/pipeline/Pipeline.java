package dodona.text.pipeline;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.model.TokenVectors;
import dodona.search.Parser;
import dodona.support.parallel.IdlePool;
import dodona.support.parallel.OrderedResults;
import dodona.support.parallel.OrderedWorkers;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Document;
import dodona.text.boundary.BoundaryClassifier;
import dodona.text.input.Input;
import dodona.text.input.InputListener;
import dodona.text.model.MissingStepException;
import dodona.text.model.ModelAddress;
import dodona.text.model.PipelineModel;
import dodona.text.model.PipelineStep;
import dodona.text.model.StoredModel;
import dodona.text.output.AnalysisWriter;
import dodona.text.segment.Segmenter;
import dodona.text.tag.Tagger;
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
import java.util.Locale;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A pipeline from raw text to trees: segments, tags, lemmatizes and parses, as far as the model has
 * these steps.
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

  private final String name;
  private final PipelineModel model;
  private final PipelineOptions options;
  private final @Nullable Segmenter segmenter;
  private final @Nullable Parser parser;
  private final IdlePool<Steps> steps;
  private final Variants variants;

  private Pipeline(
      String name, PipelineModel model, PipelineOptions options, @Nullable Variants variants) {
    this.name = name;
    this.model = Objects.requireNonNull(model, "model");
    this.options = Objects.requireNonNull(options, "options");
    this.segmenter = segmenter(model, options);
    this.parser = parser(model, options);
    this.steps = new IdlePool<>(this::newSteps);
    this.variants = variants == null ? new Variants(this) : variants;
    // Whatever does not fit together fails here, not at the first sentence.
    Steps unused = steps.use(first -> first);
  }

  private static @Nullable Parser parser(PipelineModel model, PipelineOptions options) {
    ParserModel parser = model.parser();
    boolean isUsed =
        switch (options.last()) {
          case SEGMENT -> false;
          case TAG -> model.parserTags();
          case PARSE -> true;
        };
    if (parser == null || !isUsed) {
      return null;
    }
    int width = options.beamWidth() == 0 ? parser.decoding().beamWidth() : options.beamWidth();
    return new Parser(parser, width, options.kept().constraint());
  }

  private Steps newSteps() {
    return new Steps(model, options, parser);
  }

  /**
   * Loads a model: a file, or one that is installed with an artifact such as {@code
   * io.github.dodona-nlp:dodona-model-en}.
   *
   * @param address a language such as {@code en}, the name of an installed model, or a file such as
   *     {@code my.dodona}; {@link ModelAddress} has the rule
   * @throws dodona.text.model.ModelNotFoundException if there is no such model; the message says
   *     which models are installed
   */
  public static Pipeline load(String address) throws IOException {
    return load(address, PipelineOptions.DEFAULT);
  }

  /**
   * Loads a model: a file, or one that is installed with an artifact.
   *
   * @param address a language, the name of an installed model, or a file
   * @throws dodona.text.model.ModelNotFoundException if there is no such model
   * @throws InvalidInputException if the options do not suit the model
   */
  public static Pipeline load(String address, PipelineOptions options) throws IOException {
    Objects.requireNonNull(address, "address");
    return load(new ModelAddress(address).find(), options);
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
    return load(StoredModel.in(file), options);
  }

  /**
   * Loads a model that was found.
   *
   * @throws InvalidInputException if the options do not suit the model
   */
  public static Pipeline load(StoredModel stored, PipelineOptions options) throws IOException {
    Objects.requireNonNull(stored, "stored");
    Objects.requireNonNull(options, "options");
    return new Pipeline(stored.toString(), stored.read(), options, null);
  }

  /** Returns a pipeline of the models that there are. */
  public static Pipeline of(PipelineModel model) {
    return of(model, PipelineOptions.DEFAULT);
  }

  /**
   * Returns a pipeline of the models that there are.
   *
   * @throws InvalidInputException if the options do not suit the model
   */
  public static Pipeline of(PipelineModel model, PipelineOptions options) {
    return new Pipeline("unnamed model", model, options, null);
  }

  /** The models. */
  public PipelineModel model() {
    return model;
  }

  /** The options. */
  public PipelineOptions options() {
    return options;
  }

  /**
   * Returns the pipeline of the same models with other options. Recent ones are cached, so that
   * repeated calls with the same options cost nothing.
   *
   * @throws InvalidInputException if the options do not suit the model
   */
  public Pipeline with(PipelineOptions newOptions) {
    return variants.with(Objects.requireNonNull(newOptions, "newOptions"));
  }

  /** Makes another pipeline of the same models. */
  Pipeline variant(PipelineOptions newOptions) {
    return new Pipeline(name, model, newOptions, variants);
  }

  /**
   * The analysis of a text.
   *
   * @throws MissingStepException if there is no segmenter
   */
  public Document analyze(String text) {
    Objects.requireNonNull(text, "text");
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
    Objects.requireNonNull(sink, "sink");
    analyze(Input.text(text, ""), sink);
  }

  private void analyze(Input input, Consumer<? super AnalyzedSentence> sink) {
    try (InputSentences sentences = open(List.of(input), InputListener.SILENT)) {
      List<InputSentences.Item> batch = new ArrayList<>();
      while (sentences.hasNext()) {
        batch.add(sentences.next());
        if (batch.size() == batchSize() || !sentences.hasNext()) {
          analyzeItems(batch).forEach(sink);
          batch.clear();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The analysis of a sentence that has words, and maybe tags. */
  public AnalyzedSentence analyze(Sentence sentence) {
    Objects.requireNonNull(sentence, "sentence");
    List<AnalyzedSentence> analyses = new ArrayList<>(1);
    analyze(Input.sentences(List.of(sentence).iterator(), sentence.source()), analyses::add);
    return analyses.get(0);
  }

  /**
   * The transitions by which the parser finds the tree of a sentence that was tagged.
   *
   * @throws MissingStepException if the model has no parser
   * @throws IllegalStateException if the options make this pipeline stop before parsing
   */
  public int[] derivation(Sentence tagged) {
    Objects.requireNonNull(tagged, "tagged");
    model.require(PipelineStep.PARSE);
    if (parser == null) {
      throw new IllegalStateException("a pipeline that stops before parsing has no derivations");
    }
    int[][] found = {{}};
    DependencyTree unused =
        parser.parse(tagged, (same, derivation, scorer) -> found[0] = derivation);
    return found[0];
  }

  /** The analysis of a sentence by its words. */
  public AnalyzedSentence analyze(List<String> words) {
    Objects.requireNonNull(words, "words");
    return analyze(Sentence.ofForms(words));
  }

  private List<AnalyzedSentence> analyzeItems(List<InputSentences.Item> items) {
    return steps.use(own -> own.apply(items));
  }

  /** Returns how many sentences a thread analyzes at a time; some models are faster on many. */
  private int batchSize() {
    return parser != null && model.parserTags() ? OrderedWorkers.BATCH : 1;
  }

  /**
   * The analyses of the sentences of some inputs, in their order, made as they are asked for and a
   * little ahead if several threads work. Close the stream if it is not taken to its end.
   *
   * <p>Where reading fails, the stream throws an {@link UncheckedIOException}.
   */
  public Stream<AnalyzedSentence> stream(Input... inputs) {
    Objects.requireNonNull(inputs, "inputs");
    return stream(Arrays.asList(inputs), this::analyzeItems);
  }

  /**
   * Analyzes many inputs together, which is faster than one after the other if they are short: a
   * neural model works on some thirty sentences at a time. Every result refers to its input; the
   * results are in the order of the inputs, and those of an input in its own order. Close the
   * stream if it is not taken to its end.
   *
   * <p>Where reading fails, the stream throws an {@link UncheckedIOException}.
   *
   * @throws MissingStepException if there is raw text and no segmenter
   */
  public Stream<BatchResult> batch(Iterable<Input> inputs) {
    Objects.requireNonNull(inputs, "inputs");
    return stream(inputs, this::analyzeBatch);
  }

  /**
   * Analyzes many texts together, which is faster than one after the other if they are short.
   *
   * @return the analyses, one for each text and in the order of the texts
   * @throws MissingStepException if there is no segmenter
   */
  public List<Document> analyzeAll(List<String> texts) {
    Objects.requireNonNull(texts, "texts");
    List<List<AnalyzedSentence>> sentences = new ArrayList<>();
    texts.forEach(text -> sentences.add(new ArrayList<>()));
    try (Stream<BatchResult> results = batch(texts.stream().map(Input::text).toList())) {
      results.forEachOrdered(result -> sentences.get(result.index()).add(result.sentence()));
    }
    List<Document> documents = new ArrayList<>();
    for (int i = 0; i < sentences.size(); i++) {
      documents.add(new Document(texts.get(i), sentences.get(i)));
    }
    return documents;
  }

  private List<BatchResult> analyzeBatch(List<InputSentences.Item> items) {
    List<AnalyzedSentence> analyses = analyzeItems(items);
    List<BatchResult> results = new ArrayList<>(items.size());
    for (int i = 0; i < analyses.size(); i++) {
      InputSentences.Item item = items.get(i);
      results.add(new BatchResult(item.index(), item.input(), analyses.get(i)));
    }
    return results;
  }

  private <T> Stream<T> stream(
      Iterable<Input> inputs, Function<List<InputSentences.Item>, List<T>> worker) {
    InputSentences sentences = open(inputs, InputListener.SILENT);
    OrderedResults<T> results = results(sentences, worker);
    Spliterator<T> analyses =
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

  /** Analyzes all inputs and writes the results. */
  public RunSummary run(Iterable<Input> inputs, AnalysisWriter writer) throws IOException {
    return run(inputs, writer, PipelineListener.SILENT);
  }

  /**
   * Analyzes all inputs, one after the other, and writes the results in their order. Where reading
   * or analyzing fails, everything before that has been written.
   *
   * <p>Where the thread is interrupted, the run ends before the next batch of sentences, with any
   * number of threads; the thread stays interrupted.
   *
   * @throws java.io.InterruptedIOException if the thread is interrupted
   * @throws MissingStepException if there is raw text and no segmenter
   */
  public RunSummary run(Iterable<Input> inputs, AnalysisWriter writer, PipelineListener listener)
      throws IOException {
    Objects.requireNonNull(inputs, "inputs");
    Objects.requireNonNull(writer, "writer");
    Objects.requireNonNull(listener, "listener");
    long started = System.nanoTime();
    long count = 0;
    long words = 0;
    Warnings warnings = new Warnings(model, parser, listener::warned);
    try (InputSentences sentences = open(inputs, listener);
        OrderedResults<AnalyzedSentence> results = results(sentences, this::analyzeItems)) {
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

  private <T> OrderedResults<T> results(
      Iterator<InputSentences.Item> items, Function<List<InputSentences.Item>, List<T>> worker) {
    int threads = options.threads();
    return threads > 1 || options.readsAhead()
        ? OrderedWorkers.ahead(items, OrderedWorkers.BATCH, () -> worker, threads)
        : OrderedWorkers.results(items, batchSize(), () -> worker, threads);
  }

  private InputSentences open(Iterable<Input> inputs, InputListener listener) {
    return new InputSentences(inputs.iterator(), this::segmenter, options.given(), listener);
  }

  private Segmenter segmenter() {
    model.require(PipelineStep.SEGMENT);
    return Objects.requireNonNull(segmenter);
  }

  private static @Nullable Segmenter segmenter(PipelineModel model, PipelineOptions options) {
    Segmenter segmenter = model.segmenter();
    if (segmenter == null) {
      return null;
    }
    BoundaryClassifier boundaries = model.boundaries();
    ParserModel parser = model.parser();
    TokenVectors vectors = parser == null ? null : parser.tokenVectors();
    Segmenter revising =
        boundaries == null || vectors == null ? segmenter : segmenter.revising(boundaries, vectors);
    Tagger tagger = model.tagger();
    return options.hyphens() == LineEndHyphens.KEEP
        ? revising
        : revising.joiningHyphens(word -> tagger != null && tagger.knows(word));
  }

  /** The model and the steps, such as {@code Pipeline[en (en): segment, tag, parse]}. */
  @Override
  public String toString() {
    return Arrays.stream(PipelineStep.values())
        .filter(step -> step.compareTo(options.last()) <= 0 && model.can(step))
        .map(step -> step.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(", ", "Pipeline[" + name + ": ", "]"));
  }
}
