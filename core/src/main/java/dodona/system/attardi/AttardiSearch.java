package dodona.system.attardi;

import dodona.oracle.SearchLimit;
import dodona.oracle.base.GoldTree;
import dodona.transition.Configuration;
import java.util.Arrays;

/**
 * The loss of configurations of Attardi's system for any gold tree, by best-first search.
 *
 * <p>What can still be built depends on the stack and the place of b0 alone, so those are the
 * states. A word is <i>live</i> while it is on the stack or in the buffer. Every live word whose
 * gold head is not live will be wrong: their number is a consistent lower bound on the loss to
 * come, which makes the first goal that is found the best.
 *
 * <p>Most states leave no choice, because some move is safe:
 *
 * <ul>
 *   <li>a gold arc whose dependent has no live gold dependents: it gains all that there is to gain;
 *   <li>for a word with neither a live gold head nor live gold dependents, getting rid of it: as s0
 *       by RA, as s1 by LA, as s2 by LA2, and as b0 by SH so that one of these follows.
 * </ul>
 *
 * <p>Safe moves do not change the estimate, so they are taken at once, before a state is compared
 * with others. In the worst case the search is still exponential; it gives up after a bound.
 */
final class AttardiSearch {

  /** The answer when the search was given up. */
  static final int GIVEN_UP = -1;

  /** Expansions are fast: only every 64th asks whether to go on. */
  private static final int CHECK_MASK = 63;

  private final GoldTree gold;
  private final int bound;

  /** Stacks as linked lists that share their lower parts: (number of the rest, top). */
  private final PairTable stacks = new PairTable();

  /** The states that have been expanded: (number of the stack, b0). */
  private final PairTable expanded = new PairTable();

  /* Queued states; those of one estimate are linked, last in first out. */
  private int[] queuedStack = new int[64];
  private int[] queuedNext = new int[64];
  private int[] queuedWrong = new int[64];
  private int[] queueNext = new int[64];
  private int queueSize;
  private int[] lastOfEstimate = {};

  /* The state at hand: the stack from the bottom, the number of the stack up to each word. */
  private int[] stack = {};
  private int[] stackNumber = {};
  private boolean[] isOnStack = {};
  private int size;
  private int next;
  private int wrong;
  private int estimate;

  /**
   * A search for the configurations of a gold tree.
   *
   * @param bound the number of expansions after which the search is given up
   */
  AttardiSearch(GoldTree gold, int bound) {
    this.gold = gold;
    this.bound = bound;
  }

  /** Returns the lower bound on the loss that the last search had proved when it ended. */
  int lowerBound() {
    return estimate;
  }

  /**
   * The fewest wrong arcs among those that have to be added, or {@link #GIVEN_UP}.
   *
   * @param limit an answer that exceeds this may be any other number that does
   */
  int remainingLoss(Configuration c, int limit) {
    start(c);
    estimate = firstEstimate();
    enqueue(stackNumber[size - 1], next, 0, estimate);
    while (estimate <= limit) {
      int state = lastOfEstimate[estimate];
      if (state < 0) {
        estimate++;
        continue;
      }
      lastOfEstimate[estimate] = queueNext[state];
      load(queuedStack[state], queuedNext[state]);
      wrong = queuedWrong[state];
      takeSafeMoves();
      if (size == 1 && next > gold.size()) {
        return wrong;
      }
      int before = expanded.size();
      if (expanded.id(stackNumber[size - 1], next) == before) {
        if ((before & CHECK_MASK) == 0) {
          SearchLimit.check();
        }
        if (expanded.size() > bound) {
          return GIVEN_UP;
        }
        expand();
      }
    }
    return estimate;
  }

  private void start(Configuration c) {
    int n = gold.size();
    if (stack.length < n + 1) {
      stack = new int[n + 1];
      stackNumber = new int[n + 1];
      isOnStack = new boolean[n + 1];
      lastOfEstimate = new int[n + 2];
    }
    Arrays.fill(isOnStack, false);
    Arrays.fill(lastOfEstimate, -1);
    stacks.clear();
    expanded.clear();
    queueSize = 0;
    size = 0;
    for (int i = c.stackSize() - 1; i >= 0; i--) {
      push(c.s(i));
    }
    next = c.bufferSize() > 0 ? c.b(0) : n + 1;
  }

  private int firstEstimate() {
    int lost = 0;
    for (int word = 1; word <= gold.size(); word++) {
      lost += isLive(word) && !isLive(gold.head(word)) ? 1 : 0;
    }
    return lost;
  }

  private void load(int number, int b0) {
    for (int i = 0; i < size; i++) {
      isOnStack[stack[i]] = false;
    }
    size = 0;
    for (int rest = number; rest >= 0; rest = stacks.first(rest)) {
      size++;
    }
    int rest = number;
    for (int i = size - 1; i >= 0; i--) {
      stack[i] = stacks.second(rest);
      stackNumber[i] = rest;
      isOnStack[stack[i]] = true;
      rest = stacks.first(rest);
    }
    next = b0;
  }

  private void takeSafeMoves() {
    boolean moved = true;
    while (moved) {
      int depth = safeToRemove();
      moved = true;
      if (depth >= 0) {
        int word = stack[size - 1 - depth];
        wrong += isLive(gold.head(word)) ? 0 : 1;
        remove(depth);
      } else if (next <= gold.size() && isUseless(next)) {
        push(next++);
      } else {
        moved = false;
      }
    }
  }

  /** The depth of a word that a safe move attaches, −1 if there is none. */
  private int safeToRemove() {
    if (size >= 2) {
      int s0 = stack[size - 1];
      int s1 = stack[size - 2];
      if (isSafe(s0, s1)) {
        return 0;
      }
      if (isSafe(s1, s0)) {
        return 1;
      }
      if (size >= 3) {
        int s2 = stack[size - 3];
        if (isSafe(s2, s0)) {
          return 2;
        }
        if (isSafe(s0, s2)) {
          return 0;
        }
      }
    }
    return -1;
  }

  private boolean isSafe(int dependent, int head) {
    if (dependent == 0 || liveDependents(dependent) > 0) {
      return false;
    }
    int goldHead = gold.head(dependent);
    return goldHead == head || !isLive(goldHead);
  }

  private boolean isUseless(int word) {
    return !isLive(gold.head(word)) && liveDependents(word) == 0;
  }

  private void expand() {
    if (size >= 2) {
      enqueueArc(1, 0);
      enqueueArc(0, 1);
    }
    if (size >= 3) {
      enqueueArc(2, 0);
      enqueueArc(0, 2);
    }
    if (next <= gold.size()) {
      enqueue(stacks.id(stackNumber[size - 1], next), next + 1, wrong, estimate);
    }
  }

  /** Queues the state after an arc between the words at two depths. */
  private void enqueueArc(int headDepth, int dependentDepth) {
    int dependent = stack[size - 1 - dependentDepth];
    if (dependent == 0) {
      return;
    }
    int goldHead = gold.head(dependent);
    int isWrong = goldHead == stack[size - 1 - headDepth] ? 0 : 1;
    int wasLost = isLive(goldHead) ? 0 : 1;
    int rest = size - 2 - dependentDepth;
    int number = rest >= 0 ? stackNumber[rest] : -1;
    for (int i = rest + 2; i < size; i++) {
      number = stacks.id(number, stack[i]);
    }
    int lost = isWrong - wasLost + liveDependents(dependent);
    enqueue(number, next, wrong + isWrong, estimate + lost);
  }

  private void enqueue(int number, int b0, int wrongArcs, int loss) {
    if (queueSize == queuedStack.length) {
      queuedStack = Arrays.copyOf(queuedStack, 2 * queueSize);
      queuedNext = Arrays.copyOf(queuedNext, 2 * queueSize);
      queuedWrong = Arrays.copyOf(queuedWrong, 2 * queueSize);
      queueNext = Arrays.copyOf(queueNext, 2 * queueSize);
    }
    queuedStack[queueSize] = number;
    queuedNext[queueSize] = b0;
    queuedWrong[queueSize] = wrongArcs;
    queueNext[queueSize] = lastOfEstimate[loss];
    lastOfEstimate[loss] = queueSize++;
  }

  private void push(int word) {
    stack[size] = word;
    stackNumber[size] = stacks.id(size > 0 ? stackNumber[size - 1] : -1, word);
    isOnStack[word] = true;
    size++;
  }

  private void remove(int depth) {
    int at = size - 1 - depth;
    isOnStack[stack[at]] = false;
    size--;
    for (; at < size; at++) {
      stack[at] = stack[at + 1];
      stackNumber[at] = stacks.id(at > 0 ? stackNumber[at - 1] : -1, stack[at]);
    }
  }

  private boolean isLive(int word) {
    return word >= next || isOnStack[word];
  }

  private int liveDependents(int head) {
    int count = 0;
    for (int d = gold.firstDependent(head); d > 0; d = gold.nextDependent(d)) {
      count += isLive(d) ? 1 : 0;
    }
    return count;
  }
}
