package dodona.server.explore;

import dodona.explore.Explorer;
import dodona.explore.Position;
import dodona.model.ParserModel;
import dodona.oracle.Oracles;
import dodona.search.MoveScores;
import dodona.search.Parser;
import dodona.server.http.AnswerBuffer;
import dodona.server.http.Fields;
import dodona.server.http.ProblemException;
import dodona.server.http.Request;
import dodona.server.http.Response;
import dodona.server.model.Models;
import dodona.support.Json;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Answers what can be done after some moves, and how an oracle goes on. */
final class PositionQuestions {

  /** The longest sentence: of every move, the best tree after it has to be found. */
  private static final int MOST_WORDS = 60;

  /** Covington's derivations are of length O(n²). */
  private static final int MOST_MOVES = MOST_WORDS * MOST_WORDS;

  private static final int MOST_POSITIONS = 400;

  /** A move with a label. */
  private static final int LONGEST_MOVE = Question.LONGEST_LABEL + 16;

  private final Models models;

  PositionQuestions(Models models) {
    this.models = models;
  }

  /** One position. */
  Response step(Request request) {
    Fields fields =
        request.json().only("words", "heads", "labels", "system", "oracle", "after", "model");
    Question question = Question.of(fields, MOST_WORDS, "dynamic");
    List<String> after = Question.strings(fields, "after", MOST_MOVES, LONGEST_MOVE);
    Answerer answerer = new Answerer(question, fields);
    Map<String, Object> json = answerer.json();
    json.put("position", answerer.position(after));
    return Response.json(json);
  }

  /** The positions of a derivation, as far as it was given and, if wanted, on to its end. */
  Response derivation(Request request) {
    Fields fields =
        request
            .json()
            .only("words", "heads", "labels", "system", "oracle", "after", "model", "onwards");
    Question question = Question.of(fields, MOST_WORDS, "dynamic");
    List<String> moves =
        new ArrayList<>(Question.strings(fields, "after", MOST_POSITIONS, LONGEST_MOVE));
    Answerer answerer = new Answerer(question, fields);
    if (!fields.has("onwards") || fields.flag("onwards")) {
      moves.addAll(answerer.onwards(moves));
    }
    Map<String, Object> json = answerer.json();
    json.put("moves", moves);
    String head = Json.compact(json);
    AnswerBuffer out = request.newAnswer();
    out.print(head.substring(0, head.length() - 1) + ",\"positions\": [");
    for (int step = 0; step <= moves.size(); step++) {
      request.cancellation().check();
      out.print((step > 0 ? "," : "") + Json.compact(answerer.position(moves.subList(0, step))));
    }
    out.print("]}\n");
    return Response.of("application/json", out.toByteArray());
  }

  /** Answers for one tree. */
  private final class Answerer {

    private final Question question;
    private final Explorer<?> explorer;
    private final @Nullable ParserModel parser;
    private final @Nullable Sentence tagged;

    Answerer(Question question, Fields fields) {
      this.question = question;
      if (fields.has("model")) {
        Tagged scored = Tagged.by(models.named(fields.optionalText("model")), question.words());
        this.parser = scored.parser();
        this.tagged = scored.sentence();
        if (!parser.decoding().system().equals(question.system())) {
          throw Fields.wrong(
              "model", "one for " + question.system() + ", but for " + parser.decoding().system());
        }
      } else {
        this.parser = null;
        this.tagged = null;
      }
      this.explorer = Explorer.of(question.system(), labels(), question.oracle(), question.gold());
    }

    /** The labels of the tree, and those that the model might choose. */
    private List<String> labels() {
      Set<String> labels = new LinkedHashSet<>(question.gold().distinctLabels());
      boolean isLabeled = labels.size() > 1 || !labels.contains(DependencyTree.NO_LABEL);
      if (parser != null && isLabeled) {
        labels.addAll(parser.labels());
      }
      return List.copyOf(labels);
    }

    Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("system", question.system());
      json.put("oracle", question.oracle());
      json.put("kind", SystemList.kind(Oracles.kind(question.system(), question.oracle())));
      return json;
    }

    Map<String, @Nullable Object> position(List<String> after) {
      Map<String, @Nullable Object> json = explorer.after(after).json();
      if (parser != null && tagged != null) {
        List<Object> scores = new ArrayList<>();
        MoveScores.of(new Parser(parser), tagged, after)
            .forEach(
                score -> {
                  Map<String, Object> entry = new LinkedHashMap<>();
                  entry.put("move", score.move());
                  entry.put("site", score.site());
                  entry.put("name", score.name());
                  entry.put("score", score.score());
                  scores.add(entry);
                });
        json.put("scores", scores);
      }
      return json;
    }

    /**
     * Returns the oracle's remaining moves or else those to the best tree; fails if it cannot
     * return all.
     */
    List<String> onwards(List<String> after) {
      Position from = explorer.after(after);
      List<String> moves = explorer.onwards(from, MOST_POSITIONS + 1);
      boolean isTooLong = after.size() + moves.size() > MOST_POSITIONS;
      if (isTooLong || (moves.isEmpty() && !from.isTerminal())) {
        throw new ProblemException(
            422,
            "Too long",
            isTooLong
                ? "the derivation has more than "
                    + MOST_POSITIONS
                    + " moves. Request single steps instead."
                : "no oracle is defined here, and the sentence is too long to search");
      }
      return moves;
    }
  }
}
