package dodona.server.udpipe;

import dodona.server.http.AnswerBuffer;
import dodona.server.http.Endpoints;
import dodona.server.http.Parameters;
import dodona.server.http.Request;
import dodona.server.http.Response;
import dodona.server.http.Routes;
import dodona.server.model.Analyzer;
import dodona.server.model.Models;
import dodona.server.model.ServedModel;
import dodona.server.status.Version;
import dodona.support.Json;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.output.AnalysisWriter;
import dodona.text.pipeline.RunSummary;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The endpoints {@code /models} and {@code /process} of UDPipe, so that its clients only need
 * another address.
 */
public final class UdPipeEndpoints implements Endpoints {

  /** White space in MISC, the last column. */
  private static final Pattern SPACES =
      Pattern.compile("(?m)^([^#\\n].*\\t)([^\\t\\n]*Spaces(?:After|Before|InToken)=[^\\t\\n]*)$");

  private final Models models;
  private final Analyzer analyzer;

  /** Endpoints for some models. */
  public UdPipeEndpoints(Models models, Analyzer analyzer) {
    this.models = models;
    this.analyzer = analyzer;
  }

  @Override
  public void addTo(Routes routes) {
    routes.addQuick("GET", "/models", request -> models());
    routes.addQuick("POST", "/models", request -> models());
    routes.add("GET", "/process", this::process);
    routes.add("POST", "/process", this::process);
    // UDPipe's client sends these if its address ends in a slash.
    routes.addAlias("//models", "/models");
    routes.addAlias("//process", "/process");
  }

  private Response models() {
    Map<String, Object> components = new LinkedHashMap<>();
    models.all().forEach(model -> components.put(model.name(), model.components()));
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("models", components);
    json.put("default_model", models.defaultModel().name());
    return Response.json(json);
  }

  private Response process(Request request) throws IOException {
    Parameters parameters = Parameters.of(request);
    ProcessRequest wanted = ProcessRequest.of(parameters);
    Models.Choice choice = models.choose(parameters.get("model"), wanted.input());
    ServedModel model = choice.model();
    AnswerBuffer out = request.newAnswer();
    FormCounter counter = new FormCounter(wanted.output().writer().apply(out));
    RunSummary summary =
        analyzer.run(
            model.pipeline(wanted.options(model)), choice.input(), counter, request.cancellation());
    String result = out.toString(StandardCharsets.UTF_8);
    if (wanted.output().isConllu()) {
      if (wanted.normalizesSpaces()) {
        result = withoutSpaces(result);
      }
      if (wanted.needsModel() && summary.sentences() > 0) {
        result = origin(model) + result;
      }
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("model", model.name());
    json.put("acknowledgements", List.of());
    json.put("result", result);
    return Response.of("application/json; charset=utf-8", Json.compact(json) + "\n")
        .with("X-Billing-Input-NFC-Len", String.valueOf(counter.codePoints));
  }

  /** Comments before the first sentence that say where the analysis comes from. */
  private static String origin(ServedModel model) {
    String license = model.license();
    return "# generator = Dodona "
        + Version.number()
        + "\n# dodona_model = "
        + model.name()
        + "\n"
        + (license.isEmpty() ? "" : "# dodona_model_license = " + license + "\n");
  }

  private static String withoutSpaces(String conllu) {
    return SPACES
        .matcher(conllu)
        .replaceAll(
            line -> java.util.regex.Matcher.quoteReplacement(line.group(1) + kept(line.group(2))));
  }

  private static String kept(String misc) {
    List<String> kept =
        List.of(misc.split("\\|", -1)).stream()
            .filter(value -> !value.matches("Spaces(After|Before|InToken)=.*"))
            .toList();
    return kept.isEmpty() ? Sentence.ABSENT : String.join("|", kept);
  }

  /** Counts the characters of words, as UDPipe bills them. */
  private static final class FormCounter implements AnalysisWriter {

    private final AnalysisWriter writer;
    private long codePoints;

    FormCounter(AnalysisWriter writer) {
      this.writer = writer;
    }

    @Override
    public void write(AnalyzedSentence analyzed) throws IOException {
      Sentence sentence = analyzed.sentence();
      for (int word = 1; word <= sentence.size(); word++) {
        String form = sentence.form(word);
        codePoints += form.codePointCount(0, form.length());
      }
      writer.write(analyzed);
    }

    @Override
    public void finish() throws IOException {
      writer.finish();
    }
  }
}
