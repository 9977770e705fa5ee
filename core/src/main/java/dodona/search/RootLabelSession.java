package dodona.search;

import dodona.model.Scorer;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import java.util.List;

/**
 * A scorer's session in which the label {@code root} loses on every arc but that of the root, where
 * alone Universal Dependencies has it.
 *
 * @param <C> the configurations of the system
 */
final class RootLabelSession<C extends PartialTree> implements Scorer.Session {

  private static final String ROOT = "root";
  private static final int NEVER = Integer.MIN_VALUE;

  private final TransitionSystem<C> system;
  private final Scorer.Session scorer;
  private final Move[] moves;
  private final int[] rootTransitions;

  private RootLabelSession(TransitionSystem<C> system, Scorer.Session scorer, int label) {
    Transitions transitions = system.transitions();
    this.system = system;
    this.scorer = scorer;
    this.moves =
        transitions.moveList(transitions.moves()).stream()
            .filter(Move::isLabeled)
            .toArray(Move[]::new);
    this.rootTransitions = new int[moves.length];
    for (int i = 0; i < moves.length; i++) {
      rootTransitions[i] = transitions.id(moves[i], label);
    }
  }

  /** A session for a system; the same one if the label is unknown to it, or the only one. */
  static Scorer.Session of(TransitionSystem<?> system, Scorer.Session scorer) {
    int label = system.transitions().labelId(ROOT);
    boolean isOneOfSeveral = label >= 0 && system.transitions().labels().size() > 1;
    return isOneOfSeveral ? new RootLabelSession<>(system, scorer, label) : scorer;
  }

  @Override
  public void ahead(List<Sentence> sentences) {
    scorer.ahead(sentences);
  }

  @Override
  public void begin(Sentence sentence) {
    scorer.begin(sentence);
  }

  @Override
  public Sentence tagged(Sentence sentence) {
    return scorer.tagged(sentence);
  }

  @Override
  public int places() {
    return scorer.places();
  }

  @Override
  public int idle(PartialTree finished) {
    return scorer.idle(finished);
  }

  @Override
  @SuppressWarnings("unchecked") // a search asks about configurations of its own system only
  public void score(PartialTree[] items, int[] sites, int count, int[][] scores) {
    scorer.score(items, sites, count, scores);
    for (int i = 0; i < count; i++) {
      C c = (C) items[i];
      for (int m = 0; m < moves.length; m++) {
        if (system.head(c, sites[i], moves[m]) != 0) {
          scores[i][rootTransitions[m]] = NEVER;
        }
      }
    }
  }
}
