package dodona.train.gold;

import dodona.search.Beam;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import java.util.BitSet;

/** Knows which items of a beam are correct so far: those whose every step an oracle permits. */
final class CorrectItems<C extends PartialTree> {

  private final TransitionSystem<C> system;
  private final BitSet[] permitted;
  private boolean[] correct;
  private boolean[] next;

  CorrectItems(TransitionSystem<C> system, int width) {
    this.system = system;
    this.permitted = new BitSet[width];
    for (int i = 0; i < width; i++) {
      permitted[i] = new BitSet();
    }
    this.correct = new boolean[width];
    this.next = new boolean[width];
  }

  void begin() {
    correct[0] = true;
  }

  /** Asks what is permitted to the correct items before they are replaced. */
  void beforeStep(Beam<C> beam, Beam.Choice<C> oracle) {
    for (int i = 0; i < beam.size(); i++) {
      if (correct[i] && !system.isTerminal(beam.item(i))) {
        oracle.permitted(beam.item(i), permitted[i]);
      }
    }
  }

  void afterStep(Beam<C> beam) {
    for (int i = 0; i < beam.size(); i++) {
      int parent = beam.parent(i);
      int transition = beam.transition(i);
      next[i] = correct[parent] && (transition < 0 || permitted[parent].get(transition));
    }
    boolean[] swapped = correct;
    correct = next;
    next = swapped;
  }

  boolean isCorrect(int item) {
    return correct[item];
  }

  /** The best correct item, −1 if there is none. */
  int best(Beam<C> beam) {
    for (int i = 0; i < beam.size(); i++) {
      if (correct[i]) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the transitions that the oracle permitted for a correct item before the last step. */
  BitSet permitted(int item) {
    return permitted[item];
  }
}
