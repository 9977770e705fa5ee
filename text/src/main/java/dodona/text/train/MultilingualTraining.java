package dodona.text.train;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.search.Calibration;
import dodona.search.Parser;
import dodona.support.parallel.OrderedWorkers;
import dodona.text.language.LanguageProfile;
import dodona.text.language.ProfileTrainer;
import dodona.text.lemma.Lemmatizer;
import dodona.text.model.LanguageSteps;
import dodona.text.model.MultilingualModel;
import dodona.text.segment.Segmenter;
import dodona.train.LearnerFactory;
import dodona.train.Sampling;
import dodona.train.Training;
import dodona.train.TrainingResult;
import dodona.train.recipe.Recipe;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import dodona.treebank.SurfaceText;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Trains a model for several languages: one parser for all, and a segmenter, a lemmatizer, a
 * calibration and a profile for each.
 *
 * <p>The parser is trained first, since its checkpoints cover most of the time.
 */
public final class MultilingualTraining {

  /** The comment that names the language of a sentence. */
  public static final String LANGUAGE = "language";

  /** Treebanks of a language that was learned from so few letters get no profile. */
  private static final int FEWEST_LETTERS = 2_000;

  /**
   * The most values of XPOS in a language that are predicted. With more, the tags are combinations
   * of what UPOS and FEATS say, and would take a large part of a model.
   */
  static final int MOST_XPOS = 250;

  private final Recipe recipe;
  private final SortedMap<String, Data> languages;
  private final Map<String, Object> notes = new LinkedHashMap<>();
  private long pivot = Sampling.DEFAULT_PIVOT;
  private double exponent = Sampling.DEFAULT_EXPONENT;
  private int threads = 1;
  private PipelineTrainingListener listener = PipelineTrainingListener.SILENT;
  private @Nullable Path checkpoint;
  private boolean resumes;
  private boolean restarts;

  /**
   * The treebanks of a language.
   *
   * @param train the sentences to learn from
   * @param dev held-out sentences
   */
  public record Data(List<Sentence> train, List<Sentence> dev) {

    /** Copies the lists. */
    public Data {
      train = List.copyOf(train);
      dev = List.copyOf(dev);
      if (train.isEmpty()) {
        throw new InvalidInputException("no training sentences");
      }
    }
  }

  private MultilingualTraining(Recipe recipe, Map<String, Data> languages) {
    this.recipe = recipe;
    this.languages = new TreeMap<>();
    languages.forEach(
        (code, data) -> {
          boolean hasXpos = xposValues(data.train) <= MOST_XPOS;
          this.languages.put(
              code,
              new Data(prepared(code, hasXpos, data.train), prepared(code, hasXpos, data.dev)));
        });
    if (languages.isEmpty()) {
      throw new InvalidInputException("no languages to train on");
    }
  }

  /**
   * A training run for several languages.
   *
   * @param languages the treebanks, by the code of the language
   */
  public static MultilingualTraining of(Recipe recipe, Map<String, Data> languages) {
    return new MultilingualTraining(recipe, languages);
  }

  private static long xposValues(List<Sentence> sentences) {
    return sentences.stream()
        .flatMap(sentence -> IntStream.rangeClosed(1, sentence.size()).mapToObj(sentence::xpos))
        .distinct()
        .count();
  }

  /** The sentences with a comment that names their language, and with or without XPOS. */
  private static List<Sentence> prepared(String code, boolean hasXpos, List<Sentence> sentences) {
    List<Sentence> named = new ArrayList<>(sentences.size());
    for (Sentence sentence : sentences) {
      List<String> comments = new ArrayList<>(sentence.comments());
      comments.removeIf(comment -> comment.matches("#\\s*" + LANGUAGE + "\\s*=.*"));
      comments.add("# " + LANGUAGE + " = " + code);
      Sentence withLanguage = sentence.withComments(comments);
      named.add(
          hasXpos
              ? withLanguage
              : withLanguage.withColumn(
                  Column.XPOS, Collections.nCopies(sentence.size(), Sentence.ABSENT)));
    }
    return named;
  }

  /** Returns the training sentences of all languages, each with the comment for its language. */
  public List<Sentence> sentences() {
    return all(Data::train);
  }

  private List<Sentence> all(Function<Data, List<Sentence>> part) {
    return languages.values().stream().flatMap(data -> part.apply(data).stream()).toList();
  }

  /** Sets how often languages are used; see {@link Sampling}. */
  public MultilingualTraining sampling(long newPivot, double newExponent) {
    pivot = newPivot;
    exponent = newExponent;
    return this;
  }

  /** Sets the number of threads; by default one. */
  public MultilingualTraining threads(int count) {
    threads = count;
    return this;
  }

  /** Sets the listener for training progress. */
  public MultilingualTraining listener(PipelineTrainingListener newListener) {
    listener = newListener;
    return this;
  }

  /** Saves the state of the parser's training regularly; see {@link Training#checkpoint}. */
  public MultilingualTraining checkpoint(Path file) {
    checkpoint = file;
    return this;
  }

  /** Continues from the checkpoint, as if there had been no interruption. */
  public MultilingualTraining resume() {
    resumes = true;
    return this;
  }

  /** Starts again and replaces the checkpoint, if there is one. */
  public MultilingualTraining restart() {
    restarts = true;
    return this;
  }

  /** Notes something in the model's provenance, such as where the data come from. */
  public MultilingualTraining note(String key, Object value) {
    notes.put(key, value);
    return this;
  }

  /**
   * Trains to the end.
   *
   * @param learners makes the learner of the parser, from {@link #sentences}
   * @throws IOException if a checkpoint cannot be written or read, or is that of another run
   */
  public MultilingualModel run(LearnerFactory learners) throws IOException {
    List<Sentence> sentences = sentences();
    List<Sentence> dev = all(Data::dev);
    Training training =
        Training.of(recipe, sentences, learners)
            .sampling(
                new Sampling(sentence -> sentence.comment(LANGUAGE).orElse(""), pivot, exponent))
            .dev(dev)
            .threads(threads)
            .listener(listener);
    if (checkpoint != null) {
      training.checkpoint(checkpoint);
    }
    listener.parserBegun(sentences.size(), dev.size());
    TrainingResult result =
        (resumes ? training.resume() : restarts ? training.restart() : training).run();
    ParserModel parser = result.model();
    Map<String, LanguageSteps> steps = new TreeMap<>();
    OrderedWorkers.map(
        languages.entrySet().iterator(),
        1,
        () -> language -> steps(language.getKey(), language.getValue(), parser),
        threads,
        trained -> {
          String step = "other steps of " + trained.code;
          listener.stepBegun(step);
          listener.stepEnded(step, trained.time);
          steps.put(trained.code, trained.steps);
        });
    return MultilingualModel.of(parser, steps, provenance(parser));
  }

  /** The steps that one thread has trained for a language. */
  private record TrainedSteps(String code, LanguageSteps steps, Duration time) {}

  private TrainedSteps steps(String code, Data data, ParserModel parser) {
    long started = System.nanoTime();
    StepsTrainer trainer =
        new StepsTrainer(data.train(), Silver.NONE, recipe.seed(), PipelineTrainingListener.SILENT);
    Segmenter segmenter = trainer.segmenter();
    Lemmatizer lemmatizer = trainer.lemmatizer();
    Calibration calibration =
        data.dev().isEmpty()
            ? null
            : Calibration.fit(new Parser(parser.forLanguage(code)), recipe.labeled(data.dev()));
    LanguageProfile profile = profile(code, data.train());
    return new TrainedSteps(
        code,
        new LanguageSteps(segmenter, lemmatizer, calibration, profile),
        Duration.ofNanos(System.nanoTime() - started));
  }

  private static @Nullable LanguageProfile profile(String code, List<Sentence> sentences) {
    ProfileTrainer trainer = new ProfileTrainer();
    int letters = 0;
    for (Sentence sentence : sentences) {
      String text = SurfaceText.of(sentence);
      letters += text.length();
      trainer.add(text);
    }
    return letters < FEWEST_LETTERS ? null : trainer.profile(code, Provenance.UNKNOWN);
  }

  private Provenance provenance(ParserModel parser) {
    Provenance provenance =
        parser
            .provenance()
            .with("tags", "predicted with the trees")
            .with("languages", String.join(", ", languages.keySet()))
            .with("sampling", "pivot " + pivot + " words, exponent " + exponent);
    for (Map.Entry<String, Object> note : notes.entrySet()) {
      provenance = provenance.with(note.getKey(), note.getValue());
    }
    return provenance;
  }
}
