package dodona.server.corenlp;

import dodona.server.http.ProblemException;
import java.util.Locale;

/** An output format of CoreNLP's server. */
enum AnnotateOutput {
  JSON("application/json;charset=UTF-8"),
  CONLLU("text/plain;charset=UTF-8"),
  CONLL("text/plain;charset=UTF-8"),
  TEXT("text/plain;charset=UTF-8");

  private final String contentType;

  AnnotateOutput(String contentType) {
    this.contentType = contentType;
  }

  String contentType() {
    return contentType;
  }

  static AnnotateOutput named(String name) {
    for (AnnotateOutput output : values()) {
      if (output.name().equals(name.toUpperCase(Locale.ROOT))) {
        return output;
      }
    }
    throw ProblemException.badRequest(
        "unsupported outputFormat; expected json, conllu, conll or text (stanza's client"
            + " needs output_format='json')");
  }
}
