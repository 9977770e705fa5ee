package dodona.system.swapstandard;

import dodona.oracle.SearchLimit;
import dodona.transition.StackMove;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An A* search for a derivation of swap-standard with the fewest swaps.
 *
 * <p>States are configurations in which both SW and SH are worth trying; everything between two of
 * them is forced. The estimate is {@link CrossingBound}, and at least 1 where a swap is needed at
 * all, so that a state of estimate 0 is a goal. As the bound is found greedily, a state may be
 * reached again with fewer swaps than before, and is then looked at again.
 */
abstract class SwapStandardSearch {

  /*
   * LA and RA are forced: an arc that is possible never becomes cheaper by waiting. Take any
   * derivation from a configuration where the arc to d is possible, and delete d from it. As d needs
   * no more dependents, what is left builds the other arcs, and without the swaps that concern d. It
   * is a derivation but for one thing: SW with d on top also moved the word x below d back to the
   * buffer, and what comes next may need the stack without x. So x is shifted later: shifting it,
   * and everything done above the word that x was shifted onto, waits until x is shifted the next
   * time. None of it touches the words below, so it can wait, and no swap is added.
   */

  private final SwapStandardScratch c;
  private final SwapStandardScratch ahead;
  private final CrossingBound crossings;
  private final SwapStandardStates states = new SwapStandardStates();
  private final SwapQueue queue = new SwapQueue();
  private final List<StackMove> path = new ArrayList<>();

  SwapStandardSearch(SwapStandardGold gold, CrossingBound.SwappablePairs swappable) {
    this.c = new SwapStandardScratch(gold);
    this.ahead = new SwapStandardScratch(gold);
    this.crossings = new CrossingBound(gold, swappable);
  }

  /**
   * The one move that is worth trying in a configuration that is not terminal, null if both SW and
   * SH are.
   *
   * @param ahead scratch space for looking ahead
   */
  abstract @Nullable StackMove forced(SwapStandardScratch c, SwapStandardScratch ahead);

  /**
   * Searches for a derivation with fewer swaps than a known one.
   *
   * @param known a derivation with swaps
   * @param maxStates how many states may be stored; a state counts words in characters, so that
   *     nothing is searched for in a sentence of more than 65,534 words
   */
  FewestSwaps improve(List<StackMove> known, int maxStates) {
    int limit = Collections.frequency(known, StackMove.SWAP);
    if (c.liveWords() > Character.MAX_VALUE) {
      return new FewestSwaps(limit, 1, known);
    }
    arrive(-1, false, settle(0), limit);
    int mostStates = SearchLimit.states(maxStates);
    while (queue.leastPriority() < limit) {
      SearchLimit.check();
      int least = queue.leastPriority();
      int state = queue.remove();
      int swaps = states.swaps(state);
      if (swaps + states.bound(state) < least) {
        continue;
      }
      if (states.bound(state) == 0) {
        return new FewestSwaps(swaps, swaps, pathThrough(state));
      }
      if (states.size() >= mostStates) {
        return new FewestSwaps(limit, least, known);
      }
      states.restore(state, c);
      c.apply(StackMove.SWAP);
      arrive(state, true, settle(swaps + 1), limit);
      states.restore(state, c);
      c.apply(StackMove.SHIFT);
      arrive(state, false, settle(swaps), limit);
    }
    return new FewestSwaps(limit, limit, known);
  }

  /** Makes forced moves as long as there are any, and counts swaps on; −1 at a dead end. */
  private int settle(int swaps) {
    int count = swaps;
    path.clear();
    while (!c.isTerminal()) {
      StackMove move = forced(c, ahead);
      if (move == null) {
        return count;
      }
      if (move == StackMove.SHIFT && c.bufferSize() == 0) {
        return -1;
      }
      c.apply(move);
      path.add(move);
      count += move == StackMove.SWAP ? 1 : 0;
    }
    return count;
  }

  private void arrive(int from, boolean bySwap, int swaps, int limit) {
    if (swaps < 0 || swaps >= limit) {
      return;
    }
    int known = states.size();
    int state = states.add(c);
    if (state == known) {
      states.setBound(state, bound());
    } else if (states.swaps(state) <= swaps) {
      return;
    }
    states.reach(state, from, bySwap, swaps);
    int bound = states.bound(state);
    if (bound < limit - swaps) {
      queue.add(state, swaps + bound);
    }
  }

  private int bound() {
    int bound = crossings.of(c);
    if (bound > 0) {
      return bound;
    }
    ahead.load(c);
    return ahead.completesWithoutSwaps() ? 0 : 1;
  }

  private List<StackMove> pathThrough(int goal) {
    List<Integer> way = new ArrayList<>();
    for (int state = goal; state >= 0; state = states.parent(state)) {
      way.add(state);
    }
    Collections.reverse(way);
    List<StackMove> moves = new ArrayList<>();
    c.start();
    for (int state : way) {
      if (states.parent(state) >= 0) {
        StackMove choice = states.bySwap(state) ? StackMove.SWAP : StackMove.SHIFT;
        c.apply(choice);
        moves.add(choice);
      }
      settle(0);
      moves.addAll(path);
    }
    while (!c.isTerminal()) {
      StackMove move = c.arcOrShift();
      c.apply(move);
      moves.add(move);
    }
    return moves;
  }
}
