package dodona.server.api;

import dodona.server.http.Fields;
import dodona.server.http.Parameters;
import dodona.server.http.ProblemException;
import dodona.server.http.Request;
import dodona.server.model.ServedModel;
import dodona.text.input.Input;
import dodona.text.input.InputKind;
import dodona.text.model.PipelineStep;
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
 * What is to be parsed, and how.
 *
 * @param input the text, the words or the treebank
 * @param model the name of the model, if one is named
 * @param beamWidth the width of the beam; 0 for that of the model
 * @param confidence whether confidences are wanted
 */
record ParseRequest(Input input, Optional<String> model, int beamWidth, boolean confidence) {

  private static final int WIDEST = 64;
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
              "the Content-Type is not known; expected application/json, text/plain or"
                  + " application/x-conllu");
    };
  }

  private static ParseRequest ofJson(Fields fields) {
    Fields known =
        fields.only("text", "sentences", "conllu", "model", "input", "beam", "confidence");
    long given = List.of("text", "sentences", "conllu").stream().filter(known::has).count();
    if (given != 1) {
      throw ProblemException.badRequest(
          "expected exactly one of the fields 'text', 'sentences' and 'conllu'");
    }
    return new ParseRequest(
        input(known),
        known.optionalText("model"),
        known.integer("beam", 0, 1, WIDEST),
        known.flag("confidence"));
  }

  private static Input input(Fields fields) {
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
      if (!Set.of("model", "input", "beam", "confidence").contains(name)) {
        throw ProblemException.badRequest(
            "there is a parameter that is not known; expected beam, confidence, input or model");
      }
    }
    InputKind kind = kind(query.get("input"), kinds, usual);
    String body = request.text();
    return new ParseRequest(
        kinds.equals(TEXTS) ? text(body, kind) : treebank(body, kind),
        query.get("model"),
        beam(query.get("beam")),
        query
            .get("confidence")
            .map(value -> value.isEmpty() || value.equals("true"))
            .orElse(false));
  }

  private static int beam(Optional<String> width) {
    if (width.isEmpty()) {
      return 0;
    }
    if (!width.get().matches("[1-9]\\d?") || Integer.parseInt(width.get()) > WIDEST) {
      throw ProblemException.badRequest("the beam is not a whole number from 1 to " + WIDEST);
    }
    return Integer.parseInt(width.get());
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
        "the kind of input is not known; expected "
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
    return new ParseRequest(other, model, beamWidth, confidence);
  }

  /** How a model's pipeline is to work. */
  PipelineOptions options(ServedModel model) {
    model.require(PipelineStep.PARSE);
    return model.pipeline().options().withBeamWidth(beamWidth).withConfidence(confidence);
  }
}
