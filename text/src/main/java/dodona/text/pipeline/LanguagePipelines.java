package dodona.text.pipeline;

import dodona.error.InvalidInputException;
import dodona.text.analysis.Document;
import dodona.text.input.Input;
import dodona.text.input.PeekedInput;
import dodona.text.language.DetectedLanguage;
import dodona.text.language.LanguageDetector;
import dodona.text.language.LanguageProfile;
import dodona.text.model.InstalledModel;
import dodona.text.model.MissingStepException;
import dodona.text.model.MultilingualModel;
import dodona.text.model.StoredModel;
import dodona.text.output.AnalysisWriter;
import dodona.treebank.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Pipelines for the languages of all installed models with a profile. The language of each text is
 * detected from its beginning, and the text is analyzed with the model of that language as a whole.
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

  private final LanguageDetector detector;
  private final Finder finder;
  private final Loader loader;
  private final Map<String, Pipeline> loaded = new HashMap<>();

  private LanguagePipelines(LanguageDetector detector, Finder finder, Loader loader) {
    this.detector = detector;
    this.finder = finder;
    this.loader = loader;
  }

  /** Creates a pipeline for a model. */
  @FunctionalInterface
  public interface Loader {
    /** Loads a model. */
    Pipeline load(StoredModel model) throws IOException;
  }

  /** Finds the model of a language. */
  @FunctionalInterface
  private interface Finder {
    StoredModel find(String language);
  }

  /**
   * Returns pipelines for all languages that can be detected, with the best model of each.
   *
   * @throws InvalidInputException if no installed model brings a profile of its language
   * @throws IOException if a profile cannot be read
   */
  public static LanguagePipelines installed(PipelineOptions options) throws IOException {
    return installed(model -> Pipeline.load(model, options));
  }

  /**
   * Returns pipelines for all languages that can be detected, with the best model of each.
   *
   * @param loader makes the pipeline of a model that is needed
   * @throws InvalidInputException if no installed model brings a profile of its language
   * @throws IOException if a profile cannot be read
   */
  public static LanguagePipelines installed(Loader loader) throws IOException {
    return new LanguagePipelines(InstalledModel.detector(), InstalledModel::ofLanguage, loader);
  }

  /**
   * Returns pipelines for the languages of a model for several languages.
   *
   * @param loader makes the pipeline of a language that is needed
   * @throws InvalidInputException if it is another model, or has no profile of any language
   */
  public static LanguagePipelines ofFile(Path file, Loader loader) throws IOException {
    MultilingualModel model = MultilingualModel.read(file);
    List<LanguageProfile> profiles = new ArrayList<>();
    for (String code : model.languages()) {
      LanguageProfile profile = model.steps(code).profile();
      if (profile != null) {
        profiles.add(profile);
      }
    }
    return new LanguagePipelines(
        LanguageDetector.among(profiles), code -> StoredModel.in(file, code), loader);
  }

  /** Returns the language detector. */
  public LanguageDetector detector() {
    return detector;
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
        pipeline = loader.load(finder.find(language));
        loaded.put(language, pipeline);
      }
      return pipeline;
    }
  }

  /** The analysis of a text in the language that it is most likely in. */
  public Document analyze(String text) throws IOException {
    return of(detector.detect(text).language()).analyze(text);
  }

  /**
   * Analyzes many texts together, each in the language that it is most likely in. Texts in one
   * language are analyzed many at a time, which is faster than one after the other.
   *
   * @return the analyses, in the order of the texts
   */
  public List<Document> analyzeAll(List<String> texts) throws IOException {
    Map<String, List<Integer>> byLanguage = new TreeMap<>();
    for (int i = 0; i < texts.size(); i++) {
      byLanguage
          .computeIfAbsent(detector.detect(texts.get(i)).language(), code -> new ArrayList<>())
          .add(i);
    }
    Document[] documents = new Document[texts.size()];
    for (Map.Entry<String, List<Integer>> language : byLanguage.entrySet()) {
      List<Integer> numbers = language.getValue();
      List<Document> analyzed =
          of(language.getKey()).analyzeAll(numbers.stream().map(texts::get).toList());
      for (int i = 0; i < analyzed.size(); i++) {
        documents[numbers.get(i)] = analyzed.get(i);
      }
    }
    return Arrays.asList(documents);
  }

  /**
   * Analyzes all inputs, one after the other, each in its own language, and writes the results in
   * their order. The listener receives the detected language of each input, with a warning if it is
   * doubtful.
   *
   * @throws MissingStepException if there is raw text and no segmenter
   */
  public RunSummary run(Iterable<Input> inputs, AnalysisWriter writer, PipelineListener listener)
      throws IOException {
    RunSummary all = new RunSummary(0, 0, Duration.ZERO);
    for (Input input : inputs) {
      PeekedInput peeked = input.peek(listener);
      DetectedLanguage detected = detector.detect(peeked.beginning());
      listener.detected(input.name(), detected);
      if (!peeked.beginning().isBlank()) {
        detected
            .doubt()
            .ifPresent(
                doubt ->
                    listener.warned(
                        new Problem(Problem.Severity.WARNING, input.name(), 0, null, doubt)));
      }
      // Not the writer itself, which goes on with the next input and is finished after the last.
      AnalysisWriter unfinished = sentence -> writer.write(sentence);
      all = all.plus(of(detected.language()).run(List.of(peeked.input()), unfinished, listener));
    }
    writer.finish();
    return all;
  }
}
