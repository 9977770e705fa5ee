package dodona.oracle;

import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import java.util.BitSet;
import java.util.List;

/**
 * A dynamic oracle that permits one move at a time: of several moves of least cost, that which the
 * static oracle prefers, see {@link StaticPreference}, else that which comes first in an order. Of
 * the labels of that move all that cost least stay permitted.
 *
 * @param <C> the configurations of the system
 */
final class CanonicalOracle<C extends PartialTree> implements DynamicOracle<C> {

  private final DynamicOracle<C> oracle;
  private final Move[] moves;
  private final int[] first;
  private final int[] end;

  /**
   * An oracle whose ties are broken.
   *
   * @param order all moves of the system, which has one site
   */
  CanonicalOracle(TransitionSystem<C> system, List<? extends Move> order, DynamicOracle<C> oracle) {
    Transitions transitions = system.transitions();
    this.oracle = oracle;
    this.moves = order.toArray(Move[]::new);
    this.first = order.stream().mapToInt(transitions::first).toArray();
    this.end = order.stream().mapToInt(transitions::end).toArray();
  }

  @Override
  public int cost(C c, int transition) {
    return oracle.cost(c, transition);
  }

  @Override
  public long approximations() {
    return oracle.approximations();
  }

  @Override
  public void optimal(C c, BitSet out) {
    oracle.optimal(c, out);
    int chosen = preferred(c);
    if (!isIn(out, chosen)) {
      chosen = 0;
      while (!isIn(out, chosen)) {
        chosen++;
      }
    }
    out.clear(0, first[chosen]);
    out.clear(end[chosen], Math.max(end[chosen], out.length()));
  }

  /** The place in the order of the move that is preferred; the first if none is. */
  @SuppressWarnings("unchecked") // who is asked about configurations knows these
  private int preferred(C c) {
    if (!(oracle instanceof StaticPreference<?>)) {
      return 0;
    }
    Move move = ((StaticPreference<C>) oracle).preferred(c);
    int i = 0;
    while (moves[i] != move) {
      i++;
    }
    return i;
  }

  private boolean isIn(BitSet transitions, int i) {
    int next = transitions.nextSetBit(first[i]);
    return next >= 0 && next < end[i];
  }
}
