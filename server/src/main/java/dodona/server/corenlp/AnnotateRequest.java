package dodona.server.corenlp;

import dodona.server.http.MediaType;
import dodona.server.http.Parameters;
import dodona.server.http.PercentEncoding;
import dodona.server.http.ProblemException;
import dodona.server.http.Request;
import dodona.text.input.Input;
import dodona.text.input.InputKind;
import dodona.text.model.PipelineStep;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A request from a CoreNLP client; immutable. */
final class AnnotateRequest {

  private static final Set<String> SEGMENTING = Set.of("tokenize", "ssplit", "mwt", "cleanxml");
  private static final Set<String> TAGGING = Set.of("pos", "lemma");
  private static final String PARSING = "depparse";
  private static final String FORM = "application/x-www-form-urlencoded";

  private final String text;
  private final InputKind kind;
  private final PipelineStep last;
  private final AnnotateOutput output;
  private final Optional<String> language;
  private final boolean countsCodePoints;

  private AnnotateRequest(Request request) {
    Properties properties = Properties.of(Parameters.ofQuery(request));
    this.last = last(properties.get("annotators"));
    this.output = AnnotateOutput.named(properties.get("outputFormat").orElse("json"));
    this.language = properties.get("pipelineLanguage");
    this.countsCodePoints = properties.isTrue("tokenize.codepoint");
    if (!properties.get("inputFormat").orElse("text").equalsIgnoreCase("text")) {
      throw ProblemException.badRequest("unsupported inputFormat; expected text");
    }
    String sent = text(request);
    boolean isOneSentence = properties.isTrue("ssplit.isOneSentence");
    this.text = isOneSentence ? sent.replaceAll("[\\r\\n]", " ") : sent;
    this.kind =
        properties.isTrue("tokenize.whitespace")
            ? InputKind.HORIZONTAL
            : isOneSentence || properties.isTrue("ssplit.eolonly")
                ? InputKind.LINES
                : InputKind.TEXT;
  }

  /**
   * Reads a request.
   *
   * @throws ProblemException if it makes no sense
   */
  static AnnotateRequest of(Request request) {
    return new AnnotateRequest(request);
  }

  private static PipelineStep last(Optional<String> annotators) {
    if (annotators.isEmpty()) {
      return PipelineStep.PARSE;
    }
    Set<String> wanted =
        new TreeSet<>(List.of(annotators.get().toLowerCase(Locale.ROOT).split("[,\\s]+", -1)));
    if (wanted.contains(PARSING)) {
      return PipelineStep.PARSE;
    }
    for (String annotator : wanted) {
      if (!SEGMENTING.contains(annotator) && !TAGGING.contains(annotator) && !annotator.isEmpty()) {
        throw ProblemException.badRequest(
            "unsupported annotator; expected tokenize, ssplit, mwt, pos, lemma" + " or depparse");
      }
    }
    wanted.retainAll(TAGGING);
    return wanted.isEmpty() ? PipelineStep.SEGMENT : PipelineStep.TAG;
  }

  /**
   * The body as text. Clients that label it as a form, or not at all, may have encoded it or not:
   * it is decoded if it could be an encoding as a whole.
   */
  private static String text(Request request) {
    MediaType type = request.contentType();
    String text = decode(request.body(), type.parameter("charset"));
    boolean mayBeEncoded =
        (type.name().isEmpty() || type.name().equals(FORM))
            && text.chars().noneMatch(Character::isWhitespace);
    return mayBeEncoded ? PercentEncoding.decode(text).orElse(text) : text;
  }

  private static String decode(byte[] body, Optional<String> charset) {
    Charset known;
    try {
      known = charset.map(Charset::forName).orElse(StandardCharsets.UTF_8);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new ProblemException(
              415, "Unsupported charset", "unknown charset of the body; expected utf-8")
          .causedBy(e);
    }
    try {
      return known.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException e) {
      throw ProblemException.badRequest("the body is not " + known.name()).causedBy(e);
    }
  }

  /** Returns the input to analyze. */
  Input input() {
    return Input.text(text).as(kind);
  }

  /** The last step that is to be done. */
  PipelineStep last() {
    return last;
  }

  /** Returns the output format. */
  AnnotateOutput output() {
    return output;
  }

  /** The language whose model is wanted. */
  Optional<String> language() {
    return language;
  }

  /** Returns whether offsets in code points are requested as well. */
  boolean countsCodePoints() {
    return countsCodePoints;
  }
}
