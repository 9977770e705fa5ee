package dodona.server.api;

import dodona.server.http.Accept;
import dodona.server.http.AnswerBuffer;
import dodona.server.http.Cancellation;
import dodona.server.http.Endpoint;
import dodona.server.http.ProblemException;
import dodona.server.http.Request;
import dodona.server.http.Response;
import dodona.server.model.Analyzer;
import dodona.server.model.Models;
import dodona.server.model.ServedModel;
import dodona.support.Json;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.JsonAnalysis;
import dodona.text.output.OutputFormat;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.RunSummary;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;

/** Parses texts and treebanks, in the form that the client accepts. */
final class ParseEndpoint implements Endpoint {

  private static final String JSON = "application/json";
  private static final String CONLLU = "application/x-conllu";
  private static final String LINES = "application/x-ndjson";
  private static final String SVG = "image/svg+xml";
  private static final List<String> OFFERED = List.of(JSON, CONLLU, LINES, SVG);

  private final Models models;
  private final Analyzer analyzer;

  ParseEndpoint(Models models, Analyzer analyzer) {
    this.models = models;
    this.analyzer = analyzer;
  }

  @Override
  public Response handle(Request request) throws IOException {
    String form =
        Accept.best(request.header("Accept"), OFFERED)
            .orElseThrow(
                () ->
                    new ProblemException(
                        406,
                        "Not acceptable",
                        "expected Accept to include " + String.join(", ", OFFERED)));
    ParseRequest asked = ParseRequest.of(request);
    Models.Choice choice = models.choose(asked.model(), asked.input());
    ParseRequest wanted = asked.with(choice.input());
    ServedModel model = choice.model();
    Pipeline pipeline = pipeline(model, wanted);
    Cancellation cancellation = request.cancellation();
    return switch (form) {
      case CONLLU ->
          whole(pipeline, wanted, OutputFormat.CONLLU, CONLLU + "; charset=utf-8", request);
      case SVG -> whole(pipeline, wanted, OutputFormat.SVG, SVG, request);
      case LINES -> Response.streamed(LINES, out -> stream(pipeline, wanted, out, cancellation));
      default -> json(model, pipeline, wanted, request);
    };
  }

  private static Pipeline pipeline(ServedModel model, ParseRequest wanted) {
    return model.pipeline(wanted.options(model));
  }

  private Response whole(
      Pipeline pipeline, ParseRequest wanted, OutputFormat format, String type, Request request)
      throws IOException {
    AnswerBuffer out = request.newAnswer();
    RunSummary summary =
        analyzer.run(pipeline, wanted.input(), format.onto(out), request.cancellation());
    if (summary.sentences() == 0 && format == OutputFormat.SVG) {
      throw ProblemException.badRequest("no sentence to draw");
    }
    return Response.of(type, out.toByteArray());
  }

  /** Sends each sentence as soon as it is parsed. */
  private void stream(
      Pipeline pipeline, ParseRequest wanted, OutputStream out, Cancellation cancellation)
      throws IOException {
    AnalysisWriter lines = OutputFormat.JSON.onto(out);
    RunSummary unused =
        analyzer.run(
            pipeline,
            wanted.input(),
            sentence -> {
              lines.write(sentence);
              out.flush();
            },
            cancellation);
  }

  private Response json(ServedModel model, Pipeline pipeline, ParseRequest wanted, Request request)
      throws IOException {
    AnswerBuffer out = request.newAnswer();
    out.print("{\"model\": " + Json.compact(model.name()) + ",\"sentences\": [");
    RunSummary summary =
        analyzer.run(pipeline, wanted.input(), new ListWriter(out), request.cancellation());
    out.print(String.format(Locale.ROOT, "],\"time_ms\": %.1f}\n", summary.time().toNanos() / 1e6));
    return Response.of(JSON, out.toByteArray());
  }

  /** Writes the items of a JSON list. */
  private static final class ListWriter implements AnalysisWriter {

    private final AnswerBuffer out;
    private boolean hasItems;

    ListWriter(AnswerBuffer out) {
      this.out = out;
    }

    @Override
    public void write(AnalyzedSentence sentence) {
      out.print((hasItems ? "," : "") + Json.compact(JsonAnalysis.of(sentence)));
      hasItems = true;
    }
  }
}
