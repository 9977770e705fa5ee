package dodona.server.api;

import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import dodona.evaluate.ScoredFile;
import dodona.evaluate.report.ErrorReport;
import dodona.evaluate.report.Report;
import dodona.server.http.Endpoint;
import dodona.server.http.Fields;
import dodona.server.http.ProblemException;
import dodona.server.http.Request;
import dodona.server.http.Response;
import dodona.server.model.Analyzer;
import dodona.treebank.InvalidTreebankException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Scores a system's treebank against a gold one. */
final class EvaluateEndpoint implements Endpoint {

  private static final int MOST_ERRORS = 1000;
  private static final int USUAL_ERRORS = 100;

  EvaluateEndpoint() {}

  @Override
  public Response handle(Request request) throws IOException {
    Fields fields =
        request.json().only("gold", "system", "convention", "punctuation", "lenient", "errors");
    ScoredFile gold = file("gold", fields);
    ScoredFile system = file("system", fields);
    EvaluationOptions options = options(fields);
    int count = fields.integer("errors", USUAL_ERRORS, 0, MOST_ERRORS);
    try {
      Evaluation scores = Evaluation.of(gold, system, options);
      request.cancellation().check();
      Report report = Report.of(List.of(scores), 1);
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("scores", report.json());
      json.put(
          "errors",
          count == 0
              ? List.of()
              : ErrorReport.read(gold, List.of(system), List.of(scores), report, count).json());
      return Response.json(json);
    } catch (InvalidTreebankException e) {
      throw Analyzer.of(e);
    }
  }

  private static ScoredFile file(String name, Fields fields) {
    byte[] bytes = fields.text(name).getBytes(StandardCharsets.UTF_8);
    return new ScoredFile(name, () -> new ByteArrayInputStream(bytes));
  }

  private static EvaluationOptions options(Fields fields) {
    String convention = fields.optionalText("convention").orElse("ud");
    boolean punctuation = fields.flag("punctuation");
    EvaluationOptions options =
        switch (convention) {
          case "ud" -> EvaluationOptions.UD;
          case "conllx" -> EvaluationOptions.CONLLX.withPunctuation(punctuation);
          default -> throw Fields.wrong("convention", "ud or conllx");
        };
    if (punctuation && convention.equals("ud")) {
      throw ProblemException.badRequest(
          "the field 'punctuation' needs the convention conllx; ud always scores punctuation");
    }
    return options.withLenient(fields.flag("lenient"));
  }
}
