package dodona.search;

import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import java.util.BitSet;

/**
 * A constraint that forbids an arc, and gives the dependent the label {@code b}; it tries out what
 * each move can lead to.
 */
record ForbiddenArc(int head, int dependent) implements Constraint {

  /** Returns the possible completions of configurations with a single root and without the arc. */
  <C extends PartialTree> Completions<C> completions(TransitionSystem<C> system) {
    return new Completions<>(
        system, c -> Completions.hasSingleRoot(c) && c.head(dependent) != head);
  }

  @Override
  public <C extends PartialTree> Session<C> open(TransitionSystem<C> system, boolean singleRoot) {
    Completions<C> completions = completions(system);
    Transitions transitions = system.transitions();
    return new Session<>() {
      @Override
      public boolean begin(Sentence sentence) {
        return sentence.size() >= dependent;
      }

      @Override
      public int moves(C c, int site, int moves) {
        int permitted = 0;
        for (Move move : transitions.moveList(moves)) {
          int transition = (site * transitions.size()) + transitions.first(move);
          permitted |= completions.isPossibleAfter(c, transition) ? move.bit() : 0;
        }
        return permitted;
      }

      @Override
      public void labels(C c, int site, Move move, BitSet labels) {
        if (system.dependent(c, site, move) == dependent) {
          int label = transitions.labelId("b");
          labels.clear(0, label);
          labels.clear(label + 1, transitions.labels().size());
        }
      }
    };
  }
}
