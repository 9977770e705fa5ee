package dodona.search;

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

/** What a model thinks of every legal move after some others. */
public final class MoveScores {

  /**
   * A legal move with its best label.
   *
   * @param move the move, such as {@code LA}
   * @param site the place of its site, from 0
   * @param name the transition, such as {@code LA(nsubj)}
   * @param score its score
   */
  public record MoveScore(String move, int site, String name, double score) {}

  private MoveScores() {}

  /**
   * The scores of all legal moves.
   *
   * @param tagged a sentence with the tags that the model asks for
   * @param after the transitions so far; one without a label stands for that with the best
   * @throws IllegalArgumentException if one means nothing to the model's system or is not legal
   */
  public static List<MoveScore> of(ParserModel model, Sentence tagged, List<String> after) {
    return new Run<>(model.system(), model, tagged).scores(after);
  }

  private static final class Run<C extends PartialTree> {
    private final TransitionSystem<C> system;
    private final Transitions transitions;
    private final Scorer.Session session;
    private final double unit;
    private final C c;
    private final int[] scores;

    Run(TransitionSystem<C> system, ParserModel model, Sentence tagged) {
      this.system = system;
      this.transitions = system.transitions();
      this.session = RootLabelSession.of(system, model.scorer().open(Scorer.Hint.GREEDY));
      this.unit = model.scorer().unit();
      this.c = system.newConfiguration();
      this.scores = new int[transitions.size()];
      system.initialize(c, tagged);
      session.begin(tagged);
    }

    List<MoveScore> scores(List<String> after) {
      for (int step = 0; step < after.size(); step++) {
        Derivation.take(system, c, step, labeled(after.get(step)));
      }
      return scores();
    }

    private List<MoveScore> scores() {
      List<MoveScore> all = new ArrayList<>();
      int number = 0;
      boolean isTerminal = system.isTerminal(c);
      for (int site = isTerminal ? -1 : system.firstSite(c);
          site >= 0;
          site = system.nextSite(c, site)) {
        session.score(new PartialTree[] {c}, new int[] {site}, 1, new int[][] {scores});
        for (Move move : system.legalMoveList(c, site)) {
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
      for (MoveScore score : name.endsWith(")") ? List.<MoveScore>of() : scores()) {
        if (score.name.startsWith(name + "(")) {
          return score.name;
        }
      }
      return name;
    }
  }
}
