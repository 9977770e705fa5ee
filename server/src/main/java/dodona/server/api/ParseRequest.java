package dodona.server.api;

import dodona.error.InvalidInputException;
import dodona.server.http.Fields;
import dodona.server.http.Parameters;
import dodona.server.http.ProblemException;
import dodona.server.http.Request;
import dodona.server.model.ServedModel;
import dodona.support.Hyphens;
import dodona.text.input.Input;
import dodona.text.input.InputKind;
import dodona.text.model.PipelineStep;
import dodona.text.pipeline.KeptAnnotation;
import dodona.text.pipeline.LineEndHyphens;
import dodona.text.pipeline.PipelineOptions;
import dodona.treebank.Sentence;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A request to parse an input.
 *
 * @param input the text, the words or the treebank
 * @param model the name of the model, if one is named
 * @param beamWidth the beam width; 0 for that of the model
 * @param confidence whether confidences are wanted
 * @param hyphens the treatment of words that are divided at the end of a line
 * @param kept the annotation of a treebank that the answer keeps
 * @param best the number of trees for each sentence
 */
record ParseRequest(
    Input input,
    Optional<String> model,
    int beamWidth,
    boolean confidence,
    LineEndHyphens hyphens,
    KeptAnnotation kept,
    int best) {

  private static final int WIDEST = 64;
  private static final int MOST_TREES = 20;
  private static final Set<String> PARAMETERS =
      Set.of("model", "input", "beam", "confidence", "hyphens", "keep", "projectivize", "best");
  private static final Set<InputKind> TEXTS =
      EnumSet.of(
          InputKind.TEXT,
          InputKind.LINES,
          InputKind.PARAGRAPHS,
          InputKind.HORIZONTAL,
          InputKind.VERTICAL);
  private static final Set<InputKind> TREEBANKS =
      EnumSet.of(InputKind.CONLLU, InputKind.CONLLU_TOKENS, InputKind.CONLLU_TAGGED);

  /**
   * Reads a request: a JSON object that has everything, or a text or a treebank whose query has the
   * rest.
   *
   * @throws ProblemException if it makes no sense
   */
  static ParseRequest of(Request request) {
    String type = request.contentType().name();
    return switch (type) {
      case "application/json" -> ofJson(request.json());
      case "text/plain" -> ofBody(request, TEXTS, InputKind.TEXT);
      case "application/x-conllu", "application/conllu", "text/x-conllu" ->
          ofBody(request, TREEBANKS, InputKind.CONLLU);
      default ->
          throw new ProblemException(
              415,
              "Unsupported media type",
              "unknown Content-Type; expected application/json, text/plain or"
                  + " application/x-conllu");
    };
  }

  private static ParseRequest ofJson(Fields fields) {
    Fields known =
        fields.only(
            "text",
            "sentences",
            "conllu",
            "model",
            "input",
            "beam",
            "confidence",
            "hyphens",
            "keep",
            "projectivize",
            "best");
    return new ParseRequest(
        input(known),
        known.optionalText("model"),
        known.integer("beam", 0, 1, WIDEST),
        known.flag("confidence"),
        hyphens(known.optionalText("hyphens")),
        kept(known.optionalText("keep"), known.flag("projectivize")),
        known.integer("best", 1, 1, MOST_TREES));
  }

  /** A request to parse an input with default settings. */
  static ParseRequest of(Input input, Optional<String> model) {
    return new ParseRequest(input, model, 0, false, LineEndHyphens.JOIN, KeptAnnotation.NONE, 1);
  }

  /**
   * Reads the text, the words or the treebank in a JSON object, which may also have the field
   * {@code input}.
   */
  static Input input(Fields fields) {
    long given = List.of("text", "sentences", "conllu").stream().filter(fields::has).count();
    if (given != 1) {
      throw ProblemException.badRequest(
          "expected exactly one of the fields 'text', 'sentences' and 'conllu'");
    }
    Optional<String> kind = fields.optionalText("input");
    if (fields.has("text")) {
      return text(fields.text("text"), kind(kind, TEXTS, InputKind.TEXT));
    }
    if (fields.has("conllu")) {
      return treebank(fields.text("conllu"), kind(kind, TREEBANKS, InputKind.CONLLU));
    }
    if (kind.isPresent()) {
      throw ProblemException.badRequest("the field 'input' is for 'text' and 'conllu'");
    }
    List<Sentence> sentences = new ArrayList<>();
    for (Object sentence : fields.list("sentences")) {
      sentences.add(Sentence.ofForms(words(sentence)));
    }
    return Input.sentences(sentences.iterator(), "");
  }

  private static List<String> words(@Nullable Object sentence) {
    List<String> words = new ArrayList<>();
    for (Object word : sentence instanceof List<?> list ? list : List.of()) {
      boolean isWord =
          word instanceof String form
              && !form.isEmpty()
              && form.equals(form.strip())
              && form.chars().noneMatch(Character::isISOControl);
      if (!isWord) {
        throw badSentences();
      }
      words.add(String.valueOf(word));
    }
    if (words.isEmpty()) {
      throw badSentences();
    }
    return words;
  }

  private static ProblemException badSentences() {
    return Fields.wrong(
        "sentences", "a list of lists of words, none of them empty or with white space around it");
  }

  private static ParseRequest ofBody(Request request, Set<InputKind> kinds, InputKind usual) {
    Parameters query = Parameters.ofQuery(request);
    for (String name : query.all().keySet()) {
      if (!PARAMETERS.contains(name)) {
        throw ProblemException.badRequest(
            "unknown parameter; expected beam, best, confidence, hyphens, input, keep, model or"
                + " projectivize");
      }
    }
    InputKind kind = kind(query.get("input"), kinds, usual);
    String body = request.text();
    return new ParseRequest(
        kinds.equals(TEXTS) ? text(body, kind) : treebank(body, kind),
        query.get("model"),
        beam(query.get("beam")),
        isSet(query.get("confidence")),
        hyphens(query.get("hyphens")),
        kept(query.get("keep"), isSet(query.get("projectivize"))),
        best(query.get("best")));
  }

  private static boolean isSet(Optional<String> flag) {
    return flag.map(value -> value.isEmpty() || value.equals("true")).orElse(false);
  }

  private static KeptAnnotation kept(Optional<String> list, boolean projectivizes) {
    if (list.isEmpty()) {
      return KeptAnnotation.NONE;
    }
    try {
      return KeptAnnotation.of(list.get(), projectivizes);
    } catch (InvalidInputException e) {
      throw ProblemException.badRequest(
              "unknown value of 'keep'; expected heads, labels,"
                  + " tags, or several of them with commas between them")
          .causedBy(e);
    }
  }

  private static LineEndHyphens hyphens(Optional<String> name) {
    for (LineEndHyphens hyphens : LineEndHyphens.values()) {
      if (Hyphens.of(hyphens).equals(name.orElse("join"))) {
        return hyphens;
      }
    }
    throw ProblemException.badRequest("unknown value of 'hyphens'; expected join or keep");
  }

  private static int beam(Optional<String> width) {
    if (width.isEmpty()) {
      return 0;
    }
    if (!width.get().matches("[1-9]\\d?") || Integer.parseInt(width.get()) > WIDEST) {
      throw ProblemException.badRequest(
          "invalid beam; expected a whole number from 1 to " + WIDEST);
    }
    return Integer.parseInt(width.get());
  }

  private static int best(Optional<String> count) {
    if (count.isEmpty()) {
      return 1;
    }
    if (!count.get().matches("[1-9]\\d?") || Integer.parseInt(count.get()) > MOST_TREES) {
      throw ProblemException.badRequest(
          "the number of trees is not a whole number from 1 to " + MOST_TREES);
    }
    return Integer.parseInt(count.get());
  }

  private static InputKind kind(Optional<String> name, Set<InputKind> kinds, InputKind usual) {
    if (name.isEmpty()) {
      return usual;
    }
    for (InputKind kind : kinds) {
      if (kind.toString().equals(name.get().toLowerCase(Locale.ROOT))) {
        return kind;
      }
    }
    throw ProblemException.badRequest(
        "unknown value of 'input'; expected "
            + String.join(", ", kinds.stream().map(InputKind::toString).toList()));
  }

  private static Input text(String text, InputKind kind) {
    return Input.text(text).as(kind);
  }

  private static Input treebank(String conllu, InputKind kind) {
    return Input.bytes(conllu.getBytes(StandardCharsets.UTF_8), "").as(kind);
  }

  /** The same request for another input. */
  ParseRequest with(Input other) {
    return new ParseRequest(other, model, beamWidth, confidence, hyphens, kept, best);
  }

  /** Returns the options for a model's pipeline. */
  PipelineOptions options(ServedModel model) {
    model.require(PipelineStep.PARSE);
    return model
        .pipeline()
        .options()
        .withBeamWidth(beamWidth)
        .withConfidence(confidence)
        .withHyphens(hyphens)
        .withKept(kept)
        .withBest(best);
  }
}
