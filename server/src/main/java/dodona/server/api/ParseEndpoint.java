package dodona.server.api;

import dodona.server.http.Accept;
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
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
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
                        "expected to accept one of " + String.join(", ", OFFERED)));
    ParseRequest asked = ParseRequest.of(request);
    Models.Choice choice = models.choose(asked.model(), asked.input());
    ParseRequest wanted = asked.with(choice.input());
    ServedModel model = choice.model();
    Pipeline pipeline = pipeline(model, wanted);
    Cancellation cancellation = request.cancellation();
    return switch (form) {
      case CONLLU ->
          whole(pipeline, wanted, OutputFormat.CONLLU, CONLLU + "; charset=utf-8", cancellation);
      case SVG -> whole(pipeline, wanted, OutputFormat.SVG, SVG, cancellation);
      case LINES -> Response.streamed(LINES, out -> stream(pipeline, wanted, out, cancellation));
      default -> json(model, pipeline, wanted, cancellation);
    };
  }

  private static Pipeline pipeline(ServedModel model, ParseRequest wanted) {
    return model.pipeline(wanted.options(model));
  }

  private Response whole(
      Pipeline pipeline,
      ParseRequest wanted,
      OutputFormat format,
      String type,
      Cancellation cancellation)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RunSummary summary = analyzer.run(pipeline, wanted.input(), format.onto(out), cancellation);
    if (summary.sentences() == 0 && format == OutputFormat.SVG) {
      throw ProblemException.badRequest("there is no sentence to draw");
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

  private Response json(
      ServedModel model, Pipeline pipeline, ParseRequest wanted, Cancellation cancellation)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    put("{\"model\": " + Json.compact(model.name()) + ",\"sentences\": [", out);
    RunSummary summary = analyzer.run(pipeline, wanted.input(), new ListWriter(out), cancellation);
    put(String.format(Locale.ROOT, "],\"time_ms\": %.1f}\n", summary.time().toNanos() / 1e6), out);
    return Response.of(JSON, out.toByteArray());
  }

  private static void put(String text, ByteArrayOutputStream out) {
    out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes the items of a JSON list. */
  private static final class ListWriter implements AnalysisWriter {

    private final ByteArrayOutputStream out;
    private boolean hasItems;

    ListWriter(ByteArrayOutputStream out) {
      this.out = out;
    }

    @Override
    public void write(AnalyzedSentence sentence) {
      put((hasItems ? "," : "") + Json.compact(JsonAnalysis.of(sentence)), out);
      hasItems = true;
    }
  }
}
