package dodona.server.corenlp;

import dodona.server.http.AnswerBuffer;
import dodona.server.http.Endpoints;
import dodona.server.http.Fields;
import dodona.server.http.Request;
import dodona.server.http.Response;
import dodona.server.http.Routes;
import dodona.server.model.Analyzer;
import dodona.server.model.Models;
import dodona.server.model.ServedModel;
import dodona.support.Json;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.input.Input;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.DisplacyAnalysis;
import dodona.text.output.OutputFormat;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.RunSummary;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The endpoint {@code POST /} of the CoreNLP server, so that its clients only need another address,
 * and {@code POST /dep} for clients of displaCy.
 */
public final class CoreNlpEndpoints implements Endpoints {

  private final Models models;
  private final Analyzer analyzer;

  /** Endpoints for some models. */
  public CoreNlpEndpoints(Models models, Analyzer analyzer) {
    this.models = models;
    this.analyzer = analyzer;
  }

  @Override
  public void addTo(Routes routes) {
    routes.add("POST", "/", this::annotate);
    routes.add("POST", "/dep", this::displacy);
  }

  private Response annotate(Request request) throws IOException {
    AnnotateRequest wanted = AnnotateRequest.of(request);
    ServedModel model = models.named(wanted.language());
    Pipeline pipeline = model.pipeline(model.pipeline().options().withLast(wanted.last()));
    AnnotateOutput output = wanted.output();
    if (output == AnnotateOutput.JSON) {
      CoreNlpJson json = new CoreNlpJson(wanted.last(), wanted.countsCodePoints());
      RunSummary unused = analyzer.run(pipeline, wanted.input(), json::add, request.cancellation());
      return Response.of(output.contentType(), Json.compact(json.json()) + "\n");
    }
    AnswerBuffer out = request.newAnswer();
    AnalysisWriter writer =
        switch (output) {
          case CONLLU -> OutputFormat.CONLLU.onto(out);
          case TEXT -> OutputFormat.TREE.onto(out);
          default -> sentence -> out.writeBytes(Conll.of(sentence));
        };
    RunSummary unused = analyzer.run(pipeline, wanted.input(), writer, request.cancellation());
    return Response.of(output.contentType(), out.toByteArray());
  }

  /** The body is JSON, whatever its Content-Type says. */
  private Response displacy(Request request) throws IOException {
    Fields fields = request.json();
    ServedModel model = models.named(fields.optionalText("model"));
    List<AnalyzedSentence> sentences = new ArrayList<>();
    RunSummary unused =
        analyzer.run(
            model.pipeline(),
            Input.text(fields.text("text")),
            sentences::add,
            request.cancellation());
    return Response.json(DisplacyAnalysis.of(sentences));
  }
}
