package dodona.search;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.model.Scorer;
import dodona.transition.Derivation;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;

/** A parser's scores of the moves that it may take after some others. */
public final class MoveScores {

  /**
   * A move with its best label that is permitted.
   *
   * @param move the move, such as {@code LA}
   * @param site the place of its site, from 0
   * @param name the transition, such as {@code LA(nsubj)}
   * @param score its score
   */
  public record MoveScore(String move, int site, String name, double score) {}

  private MoveScores() {}

  /**
   * Returns the scores of all {@linkplain Permitted permitted} moves; of all legal ones if the
   * moves so far, which need not be permitted, leave none.
   *
   * @param tagged a sentence with the tags that the model asks for
   * @param after the transitions so far; one without a label stands for that with the best
   * @throws InvalidInputException if one means nothing to the model's system or is not legal
   */
  public static List<MoveScore> of(Parser parser, Sentence tagged, List<String> after) {
    ParserModel model = parser.model();
    return new Run<>(parser.permitted(model.system()), model.scorer(), tagged).scores(after);
  }

  /** Some of the moves at each site. */
  private interface MoveSet<C extends PartialTree> {

    int at(C c, int site);
  }

  private static final class Run<C extends PartialTree> {
    private final Permitted<C> permitted;
    private final TransitionSystem<C> system;
    private final Transitions transitions;
    private final Scorer.Session session;
    private final double unit;
    private final C c;
    private final int[] scores;

    Run(Permitted<C> permitted, Scorer scorer, Sentence tagged) {
      this.permitted = permitted;
      this.system = permitted.system();
      this.transitions = system.transitions();
      this.session = scorer.open(Scorer.Hint.GREEDY);
      this.unit = scorer.unit();
      this.c = system.newConfiguration();
      this.scores = new int[transitions.size()];
      system.initialize(c, tagged);
      session.begin(tagged);
      permitted.begin(tagged);
    }

    List<MoveScore> scores(List<String> after) {
      for (int step = 0; step < after.size(); step++) {
        Derivation.take(system, c, step, labeled(after.get(step)));
      }
      List<MoveScore> scores = scores(permitted::moves);
      if (scores.isEmpty()) {
        permitted.dropConstraint();
        scores = scores(system::legalMoves);
      }
      return scores;
    }

    private List<MoveScore> scores(MoveSet<C> wanted) {
      List<MoveScore> all = new ArrayList<>();
      int number = 0;
      boolean isTerminal = system.isTerminal(c);
      for (int site = isTerminal ? -1 : system.firstSite(c);
          site >= 0;
          site = system.nextSite(c, site)) {
        int moves = wanted.at(c, site);
        session.score(new PartialTree[] {c}, new int[] {site}, 1, new int[][] {scores});
        permitted.forbid(c, site, moves, scores);
        for (Move move : transitions.moveList(moves)) {
          int best = best(move);
          String name = system.name(c, (site * transitions.size()) + best);
          all.add(new MoveScore(move.shortName(), number, name, scores[best] * unit));
        }
        number++;
      }
      return all;
    }

    private int best(Move move) {
      int best = transitions.first(move);
      for (int t = best; t < transitions.end(move); t++) {
        best = scores[t] > scores[best] ? t : best;
      }
      return best;
    }

    /** A name with the best label, if it has none and should have one. */
    private String labeled(String name) {
      for (MoveScore score :
          name.endsWith(")") ? List.<MoveScore>of() : scores(system::legalMoves)) {
        if (score.name.startsWith(name + "(")) {
          return score.name;
        }
      }
      return name;
    }
  }
}
