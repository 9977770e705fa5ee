package dodona.system.swapstandard;

import dodona.oracle.SearchLimit;
import dodona.transition.Configuration;
import dodona.transition.StackMove;

/**
 * The loss of configurations of swap-standard after any mistakes: the fewest wrong arcs among those
 * that have to be added.
 *
 * <p>From below it is bounded by the number of words whose gold heads have left. From above, by the
 * mistakes of a fixed strategy: EAGER, which also drops words that cannot get their gold heads and
 * have no dependents to wait for, and, where nothing else is left to do, adds the arc that loses
 * least. Where the two meet, as mostly, the loss is known. Else a best-first search goes on from
 * there, with both bounds for each of its configurations. If it has not ended after a number of
 * configurations, the bound from above stands in for the loss: then shifts and arcs are judged by
 * what they lose, but swaps by the projective order alone.
 *
 * <p>No move is taken to be safe. Even a word that is lost can be of use: with its help, as the top
 * of the stack, the one below can go back to the buffer.
 */
final class SwapStandardLoss {

  /* What the search has done about a state. */
  private static final int OPEN = 0;
  private static final int DONE = 1;

  private final SwapStandardGold gold;
  private final int most;
  private final SwapStandardScratch c;
  private final SwapStandardScratch next;
  private final SwapStandardScratch ahead;
  private final SwapStandardStates states = new SwapStandardStates();
  private final SwapQueue queue = new SwapQueue();
  private boolean isExact;

  /**
   * The loss for a gold tree.
   *
   * @param most how many configurations a search looks at
   */
  SwapStandardLoss(SwapStandardGold gold, int most) {
    this.gold = gold;
    this.most = most;
    this.c = new SwapStandardScratch(gold);
    this.next = new SwapStandardScratch(gold);
    this.ahead = new SwapStandardScratch(gold);
  }

  /** Returns whether the last answer is the loss itself or, like the loss, exceeds the limit. */
  boolean isExact() {
    return isExact;
  }

  /**
   * The fewest wrong arcs to come, as far as it could be found out.
   *
   * @param limit an answer that exceeds this may be any other number that does
   */
  int remaining(Configuration configuration, int limit) {
    c.load(configuration);
    isExact = true;
    int least = c.lost();
    if (least > limit) {
      return least;
    }
    int found = follow(c);
    return found == least ? found : search(least, found, limit);
  }

  private int search(int atLeast, int atMost, int limit) {
    int best = atMost;
    states.clear();
    queue.clear();
    add(c, 0, atLeast);
    for (int looked = 0; queue.leastPriority() < best; ) {
      SearchLimit.check();
      int least = queue.leastPriority();
      if (least > limit) {
        return least;
      }
      int state = queue.remove();
      if (states.bound(state) == DONE) {
        continue;
      }
      if (looked++ == most) {
        isExact = false;
        return best;
      }
      states.setBound(state, DONE);
      states.restore(state, c);
      int wrong = states.swaps(state);
      best = Math.min(best, wrong + follow(c));
      if (best > least) {
        expand(wrong, best);
      }
    }
    return best;
  }

  private void expand(int wrong, int best) {
    if (c.stackSize() > 1) {
      if (c.s1() > 0) {
        tryOut(StackMove.LEFT_ARC, wrong, best);
      }
      tryOut(StackMove.RIGHT_ARC, wrong, best);
    }
    if (c.bufferSize() > 0) {
      tryOut(StackMove.SHIFT, wrong, best);
    }
    if (c.isSwapLegal()) {
      tryOut(StackMove.SWAP, wrong, best);
    }
  }

  private void tryOut(StackMove move, int wrongBefore, int best) {
    int wrong = wrongBefore + (addsWrongArc(c, move) ? 1 : 0);
    next.load(c);
    next.apply(move);
    int bound = wrong + next.lost();
    if (bound < best) {
      add(next, wrong, bound);
    }
  }

  /** Adds a configuration unless it is known with as few mistakes before it. */
  private void add(SwapStandardScratch configuration, int wrong, int bound) {
    int known = states.size();
    int state = states.add(configuration);
    if (state == known || wrong < states.swaps(state)) {
      states.reach(state, -1, false, wrong);
      states.setBound(state, OPEN);
      queue.add(state, bound);
    }
  }

  /** Returns the number of wrong arcs that the fixed strategy adds. */
  private int follow(SwapStandardScratch from) {
    ahead.load(from);
    int wrong = 0;
    while (!ahead.isTerminal()) {
      StackMove move = strategy(ahead);
      wrong += addsWrongArc(ahead, move) ? 1 : 0;
      ahead.apply(move);
    }
    return wrong;
  }

  private StackMove strategy(SwapStandardScratch at) {
    int s1 = at.s1();
    if (s1 < 0) {
      return StackMove.SHIFT;
    }
    int s0 = at.s0();
    StackMove eager = at.eager();
    if (eager == StackMove.LEFT_ARC || eager == StackMove.RIGHT_ARC) {
      return eager;
    }
    if (at.isLost(s0) && at.missing(s0) == 0) {
      return StackMove.RIGHT_ARC;
    }
    if (at.isLost(s1) && at.missing(s1) == 0) {
      return StackMove.LEFT_ARC;
    }
    if (eager == StackMove.SWAP && at.isSwapLegal()) {
      return StackMove.SWAP;
    }
    if (at.bufferSize() > 0) {
      return StackMove.SHIFT;
    }
    return s1 > 0 && lostBy(at, s1, s0) < lostBy(at, s0, s1)
        ? StackMove.LEFT_ARC
        : StackMove.RIGHT_ARC;
  }

  /** Returns the number of gold arcs that are lost when a word gets this head. */
  private int lostBy(SwapStandardScratch at, int word, int head) {
    return at.missing(word) + (at.isLost(word) || gold.head(word) == head ? 0 : 1);
  }

  private boolean addsWrongArc(SwapStandardScratch at, StackMove move) {
    return switch (move) {
      case LEFT_ARC -> gold.head(at.s1()) != at.s0();
      case RIGHT_ARC -> gold.head(at.s0()) != at.s1();
      default -> false;
    };
  }
}
