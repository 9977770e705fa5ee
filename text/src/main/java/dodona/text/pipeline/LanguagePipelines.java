package dodona.text.pipeline;

import dodona.error.InvalidInputException;
import dodona.text.analysis.Document;
import dodona.text.input.Input;
import dodona.text.input.PeekedInput;
import dodona.text.language.DetectedLanguage;
import dodona.text.language.LanguageDetector;
import dodona.text.model.InstalledModel;
import dodona.text.model.MissingStepException;
import dodona.text.output.AnalysisWriter;
import dodona.treebank.Problem;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Pipelines for the languages of all installed models that bring a profile of theirs: each text is
 * analyzed by the one of its own language, which is guessed from its beginning. A text is taken to
 * be in one language as a whole.
 *
 * <pre>{@code
 * LanguagePipelines pipelines = LanguagePipelines.installed(PipelineOptions.DEFAULT);
 * Document english = pipelines.analyze("The dog barks.");
 * Document portuguese = pipelines.analyze("As crianças brincam.");
 * }</pre>
 *
 * <p>A model is loaded when the first text of its language comes. All of this may be used by any
 * number of threads at once.
 */
public final class LanguagePipelines {

  private final LanguageDetector guesser;
  private final Loader loader;
  private final Map<String, Pipeline> loaded = new HashMap<>();

  private LanguagePipelines(LanguageDetector guesser, Loader loader) {
    this.guesser = guesser;
    this.loader = loader;
  }

  /** Makes a pipeline of a model. */
  @FunctionalInterface
  public interface Loader {
    /** Loads a model. */
    Pipeline load(InstalledModel model) throws IOException;
  }

  /**
   * Pipelines for all languages that can be guessed, with the best model of each.
   *
   * @throws InvalidInputException if no installed model brings a profile of its language
   * @throws IOException if a profile cannot be read
   */
  public static LanguagePipelines installed(PipelineOptions options) throws IOException {
    return installed(model -> Pipeline.load(model, options));
  }

  /**
   * Pipelines for all languages that can be guessed, with the best model of each.
   *
   * @param loader makes the pipeline of a model that is needed
   * @throws InvalidInputException if no installed model brings a profile of its language
   * @throws IOException if a profile cannot be read
   */
  public static LanguagePipelines installed(Loader loader) throws IOException {
    return new LanguagePipelines(InstalledModel.guesser(), loader);
  }

  /** What guesses the languages. */
  public LanguageDetector guesser() {
    return guesser;
  }

  /**
   * The pipeline for a language, loaded if it is the first time.
   *
   * @throws dodona.text.model.ModelNotFoundException if there is no model for it
   */
  public Pipeline of(String language) throws IOException {
    synchronized (loaded) {
      Pipeline pipeline = loaded.get(language);
      if (pipeline == null) {
        pipeline = loader.load(InstalledModel.ofLanguage(language));
        loaded.put(language, pipeline);
      }
      return pipeline;
    }
  }

  /** The analysis of a text in the language that it is most likely in. */
  public Document analyze(String text) throws IOException {
    return of(guesser.guess(text).language()).analyze(text);
  }

  /**
   * Analyses all inputs, one after the other, each in its own language, and writes the results in
   * their order. The listener hears which language each is taken for, and is warned if that is
   * doubtful.
   *
   * @throws MissingStepException if there is raw text and no segmenter
   */
  public RunSummary run(Iterable<Input> inputs, AnalysisWriter writer, PipelineListener listener)
      throws IOException {
    RunSummary all = new RunSummary(0, 0, Duration.ZERO);
    for (Input input : inputs) {
      PeekedInput peeked = input.peek(listener);
      DetectedLanguage guess = guesser.guess(peeked.beginning());
      listener.guessed(input.name(), guess);
      if (!peeked.beginning().isBlank()) {
        guess
            .doubt()
            .ifPresent(
                doubt ->
                    listener.warned(
                        new Problem(Problem.Severity.WARNING, input.name(), 0, null, doubt)));
      }
      // Not the writer itself, which goes on with the next input and is finished after the last.
      AnalysisWriter unfinished = sentence -> writer.write(sentence);
      all = all.plus(of(guess.language()).run(List.of(peeked.input()), unfinished, listener));
    }
    writer.finish();
    return all;
  }
}
