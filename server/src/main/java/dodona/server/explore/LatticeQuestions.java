package dodona.server.explore;

import dodona.draw.lattice.LatticeDrawing;
import dodona.lattice.DerivationLattice;
import dodona.lattice.LatticeTooLargeException;
import dodona.oracle.GuidedRun;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.server.http.AnswerBuffer;
import dodona.server.http.Fields;
import dodona.server.http.ProblemException;
import dodona.server.http.Request;
import dodona.server.http.Response;
import dodona.support.Json;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answers which derivations there are. */
final class LatticeQuestions {

  private static final int MOST_WORDS = 100;
  private static final int MOST_NODES = 20_000;
  private static final int USUAL_NODES = 5_000;

  /** Of every node, the answer has all words that are on its stack and in its buffer. */
  private static final int MOST_CELLS = 200_000;

  private LatticeQuestions() {}

  /** The lattice of a tree, with the paths of the static oracles in it. */
  static Response lattice(Request request) {
    Fields fields = request.json().only("words", "heads", "labels", "system", "oracle", "maxNodes");
    Question question = Question.of(fields, MOST_WORDS, "nd");
    int maxNodes =
        Math.min(
            fields.integer("maxNodes", USUAL_NODES, 1, MOST_NODES),
            MOST_CELLS / question.words().size());
    DerivationLattice lattice;
    try {
      lattice =
          DerivationLattice.of(question.system(), question.oracle(), question.gold(), maxNodes);
    } catch (LatticeTooLargeException e) {
      throw new ProblemException(422, "Too large", String.valueOf(e.getMessage()))
          .with("nodes", e.nodes())
          .causedBy(e);
    }
    request.cancellation().check();
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    new LatticeDrawing(lattice, question.words())
        .json()
        .forEach((name, value) -> json.put(name, exact(value)));
    json.put("oracle", question.oracle());
    json.put("paths", paths(question, lattice));
    AnswerBuffer out = request.newAnswer();
    out.print(Json.compact(json) + "\n");
    return Response.of("application/json", out.toByteArray());
  }

  /** Counts as text: browsers would round those beyond 2⁵³. */
  private static @Nullable Object exact(@Nullable Object value) {
    if (value instanceof BigInteger count) {
      return count.toString();
    }
    if (value instanceof List<?> list) {
      return list.stream().map(LatticeQuestions::exact).toList();
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, @Nullable Object> copy = new LinkedHashMap<>();
      map.forEach((name, member) -> copy.put(name, exact(member)));
      return copy;
    }
    return value;
  }

  private static List<Object> paths(Question question, DerivationLattice lattice) {
    List<Object> paths = new ArrayList<>();
    for (String oracle : Oracles.names(question.system(), OracleKind.STATIC)) {
      GuidedRun<?> run = GuidedRun.of(question.system(), oracle, question.gold());
      while (!run.isTerminal()) {
        run.takeFirstCorrect();
      }
      Map<String, Object> path = new LinkedHashMap<>();
      path.put("oracle", oracle);
      path.put("nodes", lattice.path(run.state().derivation()));
      paths.add(path);
    }
    return paths;
  }
}
