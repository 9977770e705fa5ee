package dodona.server.explore;

import dodona.search.Parser;
import dodona.search.SearchTrace;
import dodona.server.http.Fields;
import dodona.server.http.ProblemException;
import dodona.server.http.Request;
import dodona.server.http.Response;
import dodona.server.model.Models;
import dodona.server.model.ServedModel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Answers what a model does with a sentence, step by step. */
final class SearchQuestions {

  private static final int MOST_WORDS = 60;
  private static final int WIDEST = 32;

  private final Models models;

  SearchQuestions(Models models) {
    this.models = models;
  }

  /** Returns the content of the beam after each step. */
  Response search(Request request) {
    Fields fields = request.json().only("words", "model", "beam");
    List<String> words = Question.strings(fields, "words", MOST_WORDS, Question.LONGEST_WORD);
    if (words.isEmpty()) {
      throw ProblemException.badRequest("the field 'words' is missing; it is a list of strings");
    }
    ServedModel model = models.named(fields.optionalText("model"));
    Tagged tagged = Tagged.by(model, words);
    int usual = Math.min(WIDEST, tagged.parser().decoding().beamWidth());
    boolean hasBeam = tagged.parser().system().hasOneSite();
    int beam = fields.integer("beam", usual, 1, WIDEST);
    SearchTrace trace =
        SearchTrace.of(new Parser(tagged.parser(), hasBeam ? beam : 1), tagged.sentence());
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("model", model.name());
    json.put("words", words);
    json.putAll(trace.json());
    return Response.json(json);
  }
}
