package dodona.stress.serve;

import dodona.support.JsonReader;
import java.util.Map;

/** A request, and the answer that is expected. */
final class Question {

  private final byte[] bytes;
  private final boolean isEnvelope;
  private final String conllu;

  /**
   * A question.
   *
   * @param bytes the request
   * @param isEnvelope whether the CoNLL-U is the field {@code result} of an object, after comments
   *     that say where it comes from
   * @param conllu the CoNLL-U that {@code dodona parse} writes for the text
   */
  private Question(byte[] bytes, boolean isEnvelope, String conllu) {
    this.bytes = bytes;
    this.isEnvelope = isEnvelope;
    this.conllu = conllu;
  }

  /** The request, not a copy. */
  byte[] bytes() {
    return bytes;
  }

  /** Returns a request to our own API. */
  static Question own(String text, String conllu) {
    return new Question(
        Client.post(
            "/api/v1/parse", "Content-Type: text/plain\nAccept: application/x-conllu\n", text),
        false,
        conllu);
  }

  /** Returns a request as sent by UDPipe's clients. */
  static Question udpipe(String text, String conllu) {
    StringBuilder form = new StringBuilder();
    String[][] fields = {{"data", text}, {"tokenizer", ""}, {"tagger", ""}, {"parser", ""}};
    for (String[] field : fields) {
      form.append("--b\r\nContent-Disposition: form-data; name=\"")
          .append(field[0])
          .append("\"\r\n\r\n")
          .append(field[1])
          .append("\r\n");
    }
    return new Question(
        Client.post(
            "/process", "Content-Type: multipart/form-data; boundary=b\n", form + "--b--\r\n"),
        true,
        conllu);
  }

  /** Returns whether an answer is correct. */
  boolean isAnsweredBy(String body) {
    if (!isEnvelope) {
      return body.equals(conllu);
    }
    return JsonReader.read(body) instanceof Map<?, ?> json
        && String.valueOf(json.get("result"))
            .replaceFirst(
                "^# generator = .*\n# dodona_model = .*\n(# dodona_model_license = .*\n)?", "")
            .equals(conllu);
  }
}
