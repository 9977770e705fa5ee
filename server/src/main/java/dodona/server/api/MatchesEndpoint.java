package dodona.server.api;

import dodona.error.InvalidInputException;
import dodona.pattern.InvalidPatternException;
import dodona.pattern.MatchFields;
import dodona.pattern.NamedPattern;
import dodona.pattern.PatternSet;
import dodona.pattern.Recipes;
import dodona.pattern.TreePattern;
import dodona.server.http.AnswerBuffer;
import dodona.server.http.Endpoint;
import dodona.server.http.Fields;
import dodona.server.http.ProblemException;
import dodona.server.http.Request;
import dodona.server.http.Response;
import dodona.server.model.Analyzer;
import dodona.server.model.Models;
import dodona.support.Json;
import dodona.text.output.AnalysisWriter;
import dodona.text.pipeline.RunSummary;
import dodona.treebank.conllu.ProblemListener;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Searches a treebank, or the parse of a text, for patterns. */
final class MatchesEndpoint implements Endpoint {

  private static final int MOST_LISTED = 10_000;
  private static final int USUALLY_LISTED = 100;
  private static final int MOST_PATTERNS = 100;

  private final Models models;
  private final Analyzer analyzer;

  MatchesEndpoint(Models models, Analyzer analyzer) {
    this.models = models;
    this.analyzer = analyzer;
  }

  /** The recipes that clients can name or edit. */
  static Response recipes() {
    List<Map<String, Object>> recipes = new ArrayList<>();
    for (String name : Recipes.names()) {
      PatternSet recipe = Recipes.get(name);
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("name", name);
      json.put("description", recipe.description());
      json.put("fields", recipe.fields().toString());
      json.put("patterns", Recipes.text(name));
      recipes.add(json);
    }
    return Response.json(Map.of("recipes", recipes));
  }

  @Override
  public Response handle(Request request) throws IOException {
    long start = System.nanoTime();
    Fields fields =
        request
            .json()
            .only(
                "pattern",
                "patterns",
                "recipe",
                "text",
                "sentences",
                "conllu",
                "input",
                "parse",
                "model",
                "fields",
                "count",
                "limit");
    PatternSet patterns = patterns(fields);
    boolean isParsed = isParsed(fields);
    AnswerBuffer out = request.newAnswer();
    MatchWriter matches = writer(patterns, fields, isParsed, out, request);
    Map<String, Object> summary = new LinkedHashMap<>();
    out.print("{\"sentences\": [");
    if (isParsed) {
      summary.put("model", parse(fields, matches, request));
    } else {
      analyzer.read(fields.text("conllu"), ProblemListener.STRICT, matches, request.cancellation());
    }
    summary.put("patterns", patterns.patterns().stream().map(NamedPattern::name).toList());
    summary.put("names", patterns.nodeNames());
    summary.putAll(matches.summary());
    summary.put("time_ms", Math.round((System.nanoTime() - start) / 1e5) / 10.0);
    // The members follow the list in the same object.
    out.print("]," + Json.compact(summary).substring(1) + "\n");
    return Response.of("application/json", out.toByteArray());
  }

  private static PatternSet patterns(Fields fields) {
    if (List.of("pattern", "patterns", "recipe").stream().filter(fields::has).count() != 1) {
      throw ProblemException.badRequest(
          "expected exactly one of the fields 'pattern', 'patterns' and 'recipe'");
    }
    try {
      if (fields.has("pattern")) {
        return PatternSet.of(TreePattern.compile(fields.text("pattern")));
      }
      PatternSet patterns =
          fields.has("recipe")
              ? Recipes.get(fields.text("recipe"))
              : PatternSet.parse("patterns", fields.text("patterns"));
      if (patterns.patterns().size() > MOST_PATTERNS) {
        throw ProblemException.badRequest(
            "%d patterns; expected at most %d"
                .formatted(patterns.patterns().size(), MOST_PATTERNS));
      }
      return patterns;
    } catch (InvalidPatternException e) {
      ProblemException problem =
          new ProblemException(400, "Invalid pattern", String.valueOf(e.getMessage())).causedBy(e);
      throw fields.has("pattern") ? problem.with("position", e.position()) : problem;
    } catch (InvalidInputException e) {
      throw ProblemException.of(e);
    }
  }

  private static MatchWriter writer(
      PatternSet patterns, Fields fields, boolean isParsed, AnswerBuffer out, Request request) {
    int limit = fields.integer("limit", USUALLY_LISTED, 0, MOST_LISTED);
    try {
      return new MatchWriter(
          patterns,
          limit,
          fields.optionalText("fields").map(list -> MatchFields.parse(list, patterns)),
          fields.optionalText("count").map(list -> MatchFields.parse(list, patterns)),
          isParsed,
          out,
          request.cancellation());
    } catch (InvalidInputException e) {
      throw ProblemException.of(e);
    }
  }

  /** Returns whether to parse the input; a treebank has trees and is parsed only on request. */
  private static boolean isParsed(Fields fields) {
    if (fields.has("parse") && !fields.has("conllu")) {
      throw ProblemException.badRequest(
          "the field 'parse' is for 'conllu'; texts are always parsed");
    }
    boolean isParsed = !fields.has("conllu") || fields.flag("parse");
    if (!isParsed && (fields.has("model") || fields.has("input"))) {
      throw ProblemException.badRequest(
          "the fields 'model' and 'input' are for parsing; expected 'parse': true as well");
    }
    return isParsed;
  }

  /** Parses the input, and returns the name of the model. */
  private String parse(Fields fields, AnalysisWriter matches, Request request) throws IOException {
    ParseRequest asked = ParseRequest.of(ParseRequest.input(fields), fields.optionalText("model"));
    Models.Choice choice = models.choose(asked.model(), asked.input());
    RunSummary unused =
        analyzer.run(
            choice.model().pipeline(asked.options(choice.model())),
            choice.input(),
            matches,
            request.cancellation());
    return choice.model().name();
  }
}
