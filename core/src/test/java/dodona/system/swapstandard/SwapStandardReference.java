package dodona.system.swapstandard;

import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Swap-standard by exhaustive search: every order of moves that builds nothing but gold arcs, for
 * trees of up to 9 words. It knows nothing of what the oracles know.
 */
public final class SwapStandardReference {

  private static final List<StackMove> MOVES =
      List.of(StackMove.SHIFT, StackMove.LEFT_ARC, StackMove.RIGHT_ARC, StackMove.SWAP);

  /** The result of an impossible move. */
  private static final long NOWHERE = -1;

  private final DependencyTree gold;
  private final int[] rank;
  private final boolean anyOrder;
  private final Map<Long, Long> known = new HashMap<>();

  private SwapStandardReference(DependencyTree gold, boolean anyOrder) {
    this.gold = gold;
    this.rank = Projectivity.projectiveOrder(gold);
    this.anyOrder = anyOrder;
  }

  /** Swaps only where s0 precedes s1 in the projective order. */
  public static SwapStandardReference inProjectiveOrder(DependencyTree gold) {
    return new SwapStandardReference(gold, false);
  }

  /** Swaps wherever the system lets it. */
  public static SwapStandardReference inAnyOrder(DependencyTree gold) {
    return new SwapStandardReference(gold, true);
  }

  /** The number of derivations. */
  public long derivations() {
    return derivations(start());
  }

  /** The fewest swaps: breadth-first, all that can be reached with none, with one, and so on. */
  public int fewestSwaps() {
    Set<Long> seen = new HashSet<>(Set.of(start()));
    Deque<Long> open = new ArrayDeque<>(seen);
    for (int swaps = 0; true; swaps++) {
      Deque<Long> later = new ArrayDeque<>();
      while (!open.isEmpty()) {
        long state = open.remove();
        if (live(state) == 1) {
          return swaps;
        }
        for (StackMove move : MOVES) {
          long next = after(move, state);
          if (move == StackMove.SWAP && next != NOWHERE) {
            later.add(next);
          } else if (next != NOWHERE && seen.add(next)) {
            open.add(next);
          }
        }
      }
      later.removeIf(state -> !seen.add(state));
      open = later;
    }
  }

  private long start() {
    long words = 0;
    for (int word = gold.size(); word >= 0; word--) {
      words = (words << 4) | word;
    }
    return state(words, gold.size() + 1, 1);
  }

  /** The moves that lead to the gold tree. */
  Set<StackMove> permitted(Configuration c) {
    long words = 0;
    for (int i = c.bufferSize() - 1; i >= 0; i--) {
      words = (words << 4) | c.b(i);
    }
    for (int i = 0; i < c.stackSize(); i++) {
      words = (words << 4) | c.s(i);
    }
    long state = state(words, c.stackSize() + c.bufferSize(), c.stackSize());
    Set<StackMove> permitted = EnumSet.noneOf(StackMove.class);
    for (StackMove move : MOVES) {
      long next = after(move, state);
      if (next != NOWHERE && derivations(next) > 0) {
        permitted.add(move);
      }
    }
    return permitted;
  }

  private long derivations(long state) {
    Long found = known.get(state);
    if (found != null) {
      return found;
    }
    long sum = live(state) == 1 ? 1 : 0;
    for (StackMove move : MOVES) {
      long next = after(move, state);
      sum += next != NOWHERE ? derivations(next) : 0;
    }
    known.put(state, sum);
    return sum;
  }

  private long after(StackMove move, long state) {
    int top = stackSize(state) - 1;
    if (move == StackMove.SHIFT) {
      return top + 1 < live(state) ? state + 1 : NOWHERE;
    }
    if (top < 1) {
      return NOWHERE;
    }
    int s0 = word(state, top);
    int s1 = word(state, top - 1);
    return switch (move) {
      case LEFT_ARC ->
          gold.head(s1) == s0 && isComplete(state, s1) ? without(state, top - 1) : NOWHERE;
      case RIGHT_ARC ->
          gold.head(s0) == s1 && isComplete(state, s0) ? without(state, top) : NOWHERE;
      default ->
          s1 > 0 && s1 < s0 && (anyOrder || rank[s0] < rank[s1])
              ? swapped(state, top - 1)
              : NOWHERE;
    };
  }

  private boolean isComplete(long state, int head) {
    for (int i = 0; i < live(state); i++) {
      if (gold.head(word(state, i)) == head) {
        return false;
      }
    }
    return true;
  }

  /*
   * A state is four bits for the size of the stack, four for the number of words on stack and in
   * buffer, and four for each of them, from the bottom of the stack to the end of the buffer.
   */

  private static long state(long words, int live, int stackSize) {
    return (words << 8) | ((long) live << 4) | stackSize;
  }

  private static int stackSize(long state) {
    return (int) (state & 15);
  }

  private static int live(long state) {
    return (int) ((state >>> 4) & 15);
  }

  private static int word(long state, int place) {
    return (int) ((state >>> (8 + (4 * place))) & 15);
  }

  private static long without(long state, int place) {
    int at = 8 + (4 * place);
    long before = state & ((1L << at) - 1);
    return (((state >>> (at + 4)) << at) | before) - 0x11;
  }

  private static long swapped(long state, int place) {
    int at = 8 + (4 * place);
    long difference = word(state, place) ^ word(state, place + 1);
    return (state ^ (difference << at) ^ (difference << (at + 4))) - 1;
  }
}
