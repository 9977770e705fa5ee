package dodona.server.udpipe;

import dodona.server.http.Parameters;
import dodona.server.http.ProblemException;
import dodona.server.model.ServedModel;
import dodona.text.input.ExistingAnnotation;
import dodona.text.input.Input;
import dodona.text.input.InputKind;
import dodona.text.model.PipelineStep;
import dodona.text.pipeline.PipelineOptions;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** A request from a UDPipe client; immutable. */
final class ProcessRequest {

  private static final Set<String> TOKENIZER_OPTIONS =
      Set.of("presegmented", "ranges", "normalized_spaces");
  private static final Set<String> VERSIONS = Set.of("v1", "v2");
  private static final Pattern WIDTH = Pattern.compile("[1-9]\\d?");
  private static final Pattern FURTHER_CELLS = Pattern.compile("\t.*");
  private static final int WIDEST = 64;

  private final String data;
  private final InputKind kind;
  private final Options tokenizer;
  private final boolean tags;
  private final boolean parses;
  private final int beamWidth;
  private final ProcessOutput output;

  private ProcessRequest(Parameters parameters) {
    String given =
        parameters
            .get("data")
            .orElseThrow(() -> ProblemException.badRequest("the parameter 'data' is missing"));
    this.data = Normalizer.normalize(given, Normalizer.Form.NFC);
    Format input = Format.parse(parameters.get("input").orElse("conllu"));
    boolean isRaw = parameters.has("tokenizer") || input.name().equals("generic_tokenizer");
    this.tokenizer =
        parameters.has("tokenizer")
            ? Options.parse(parameters.get("tokenizer").orElse(""))
            : isRaw ? input.options() : Options.parse("");
    this.kind = isRaw ? rawKind(tokenizer) : kind(input);
    this.tags = isWanted(parameters, "tagger");
    this.parses = isWanted(parameters, "parser");
    if (tags) {
      Options unused = Options.parse(parameters.get("tagger").orElse("")).only("tagger", Set.of());
    }
    this.beamWidth = parses ? beamWidth(parameters.get("parser").orElse("")) : 0;
    this.output = ProcessOutput.parse(parameters.get("output").orElse("conllu"));
  }

  /**
   * Reads the parameters.
   *
   * @throws ProblemException if they make no sense
   */
  static ProcessRequest of(Parameters parameters) {
    return new ProcessRequest(parameters);
  }

  private static boolean isWanted(Parameters parameters, String step) {
    return parameters.has(step) && !parameters.get(step).equals(Optional.of("none"));
  }

  private static InputKind rawKind(Options tokenizer) {
    for (String name : tokenizer.values().keySet()) {
      if (name.startsWith("joint_")) {
        throw ProblemException.badRequest(
            "the tokenizer's option '"
                + Options.shortened(name)
                + "' is not supported; text is tokenized before it is parsed");
      }
    }
    return tokenizer.only("tokenizer", TOKENIZER_OPTIONS).has("presegmented")
        ? InputKind.LINES
        : InputKind.TEXT;
  }

  private static InputKind kind(Format input) {
    switch (input.name()) {
      case "conllu" -> {
        Options unused = input.options().only("input format conllu", VERSIONS);
        return InputKind.CONLLU;
      }
      case "horizontal" -> {
        Options unused = input.options().only("input format horizontal", Set.of());
        return InputKind.HORIZONTAL;
      }
      case "vertical" -> {
        Options unused = input.options().only("input format vertical", Set.of());
        return InputKind.VERTICAL;
      }
      default ->
          throw ProblemException.badRequest(
              "unknown input format '"
                  + Options.shortened(input.name())
                  + "'; expected conllu, generic_tokenizer, horizontal or vertical");
    }
  }

  private static int beamWidth(String text) {
    Options options = Options.parse(text).only("parser", Set.of("beam_search"));
    Optional<String> width = options.get("beam_search");
    if (width.isEmpty()) {
      return 0;
    }
    if (!WIDTH.matcher(width.get()).matches() || Integer.parseInt(width.get()) > WIDEST) {
      throw ProblemException.badRequest(
          "invalid beam_search; expected a whole number from 1 to " + WIDEST);
    }
    return Integer.parseInt(width.get());
  }

  /** Returns whether a model is needed; without one, the data is only written in another format. */
  boolean needsModel() {
    return isRaw() || tags || parses;
  }

  private boolean isRaw() {
    return kind == InputKind.TEXT || kind == InputKind.LINES;
  }

  /** Returns the input to analyze. */
  Input input() {
    return switch (kind) {
      case CONLLU -> Input.bytes(data.getBytes(StandardCharsets.UTF_8), "").as(InputKind.CONLLU);
      case VERTICAL -> Input.text(FURTHER_CELLS.matcher(data).replaceAll("")).as(kind);
      default -> Input.text(data).as(kind);
    };
  }

  /**
   * Returns the options for a model's pipeline.
   *
   * @throws ProblemException if the model lacks something
   */
  PipelineOptions options(ServedModel model) {
    require(isRaw(), PipelineStep.SEGMENT, model);
    require(tags, PipelineStep.TAG, model);
    require(parses, PipelineStep.PARSE, model);
    PipelineOptions options = model.pipeline().options();
    PipelineStep last =
        parses ? PipelineStep.PARSE : tags ? PipelineStep.TAG : PipelineStep.SEGMENT;
    return options
        .withLast(last)
        .withGiven(tags ? ExistingAnnotation.TOKENS : ExistingAnnotation.TAGGED)
        .withBeamWidth(beamWidth);
  }

  private static void require(boolean isWanted, PipelineStep step, ServedModel model) {
    if (isWanted) {
      model.require(step);
    }
  }

  /** Returns the output format. */
  ProcessOutput output() {
    return output;
  }

  /** Returns whether only missing white space is recorded. */
  boolean normalizesSpaces() {
    return tokenizer.has("normalized_spaces");
  }
}
