package dodona.server.api;

import dodona.server.http.AnswerBuffer;
import dodona.server.http.Endpoint;
import dodona.server.http.Fields;
import dodona.server.http.Request;
import dodona.server.http.Response;
import dodona.server.model.Analyzer;
import dodona.support.Json;
import dodona.validate.Finding;
import dodona.validate.ValidationOptions;
import dodona.validate.Validator;
import java.io.IOException;

/** Checks a treebank, or a sentence of one, against the rules of Universal Dependencies. */
final class ValidateEndpoint implements Endpoint {

  private static final int MOST_LISTED = 10_000;
  private static final int USUALLY_LISTED = 1_000;

  private final Analyzer analyzer;

  ValidateEndpoint(Analyzer analyzer) {
    this.analyzer = analyzer;
  }

  @Override
  public Response handle(Request request) throws IOException {
    Fields fields = request.json().only("conllu", "level", "limit");
    int limit = fields.integer("limit", USUALLY_LISTED, 0, MOST_LISTED);
    ValidationOptions options =
        ValidationOptions.DEFAULT.withLevel(
            fields.integer(
                "level", ValidationOptions.DEFAULT.level(), 1, ValidationOptions.MAX_LEVEL));
    AnswerBuffer out = request.newAnswer();
    int[] counts = new int[2];
    out.print("{\"findings\": [");
    Validator validator =
        new Validator(
            options,
            finding -> {
              counts[finding.isError() ? 0 : 1]++;
              int all = counts[0] + counts[1];
              if (all <= limit) {
                out.print((all > 1 ? "," : "") + json(finding));
              }
            });
    analyzer.read(
        fields.text("conllu"),
        validator,
        sentence -> validator.check(sentence.sentence()),
        request.cancellation());
    out.print("],\"errors\": %d,\"warnings\": %d}\n".formatted(counts[0], counts[1]));
    return Response.of("application/json", out.toByteArray());
  }

  private static String json(Finding finding) {
    return Json.compact(finding.json());
  }
}
