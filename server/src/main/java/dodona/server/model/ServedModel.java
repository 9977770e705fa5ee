package dodona.server.model;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.server.http.ProblemException;
import dodona.text.language.LanguageProfile;
import dodona.text.model.PipelineStep;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A served model with its public name; shared by all threads. */
public final class ServedModel {

  private final String name;
  private final String language;
  private final String license;
  private final Pipeline pipeline;
  private final @Nullable LanguageProfile profile;

  /**
   * A model.
   *
   * @param name what clients call it
   * @param language the code of its language; empty if it is not known
   * @param license its license; empty if it is not known
   * @param pipeline analyzes texts with it, with the options that hold for all requests
   */
  public ServedModel(String name, String language, String license, Pipeline pipeline) {
    this(name, language, license, pipeline, null);
  }

  /**
   * A model.
   *
   * @param name what clients call it
   * @param language the code of its language; empty if it is not known
   * @param license its license; empty if it is not known
   * @param pipeline analyzes texts with it, with the options that hold for all requests
   * @param profile for detecting its language; null if there is none
   */
  public ServedModel(
      String name,
      String language,
      String license,
      Pipeline pipeline,
      @Nullable LanguageProfile profile) {
    this.name = name;
    this.language = language;
    this.license = license;
    this.pipeline = pipeline;
    this.profile = profile;
  }

  /** Returns the name that clients use. */
  public String name() {
    return name;
  }

  /** The code of its language; empty if it is not known. */
  public String language() {
    return language;
  }

  /** Its license; empty if it is not known. */
  public String license() {
    return license;
  }

  /** Returns the profile for detecting its language; null if there is none. */
  @Nullable LanguageProfile profile() {
    return profile;
  }

  /** Returns the pipeline that uses the model. */
  public Pipeline pipeline() {
    return pipeline;
  }

  /**
   * Returns the same pipeline with other options.
   *
   * @throws InvalidInputException if they do not suit the model
   */
  public Pipeline pipeline(PipelineOptions options) {
    return pipeline.with(options);
  }

  /** The steps that it has, as UDPipe calls them: tokenizer, tagger, parser. */
  public List<String> components() {
    return Arrays.stream(PipelineStep.values())
        .filter(pipeline.model()::can)
        .map(ServedModel::component)
        .toList();
  }

  /**
   * Checks that the model can do a step.
   *
   * @throws ProblemException if it cannot
   */
  public void require(PipelineStep step) {
    if (!pipeline.model().can(step)) {
      throw ProblemException.badRequest("the model " + name + " has no " + component(step));
    }
  }

  private static String component(PipelineStep step) {
    return switch (step) {
      case SEGMENT -> "tokenizer";
      case TAG -> "tagger";
      case PARSE -> "parser";
    };
  }

  /** Returns a description of the model as maps, lists, strings and numbers. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", name);
    json.put("language", language);
    json.put("license", license);
    json.put("components", components());
    ParserModel parser = pipeline.model().parser();
    if (parser != null) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("kind", parser.kind());
      entry.put("system", parser.decoding().system());
      entry.put("beamWidth", parser.decoding().beamWidth());
      entry.put("labels", parser.labels());
      json.put("parser", entry);
    }
    json.put("calibrated", pipeline.model().calibration() != null);
    json.put("provenance", pipeline.model().provenance().entries());
    return json;
  }
}
