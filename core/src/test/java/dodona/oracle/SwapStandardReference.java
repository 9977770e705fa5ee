package dodona.oracle;

import dodona.transition.Configuration;
import dodona.transition.Move;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/**
 * Swap-standard by exhaustive search: every order of moves that builds nothing but gold arcs, for
 * trees of up to 9 words. It knows nothing of what the oracles know.
 */
public final class SwapStandardReference {

  /** What can come of a configuration: how many derivations, and the fewest swaps among them. */
  public record Outcome(long derivations, int fewestSwaps) {
    static final Outcome NONE = new Outcome(0, Integer.MAX_VALUE);

    Outcome or(Outcome other, int swaps) {
      if (other.derivations == 0) {
        return this;
      }
      return new Outcome(
          derivations + other.derivations, Math.min(fewestSwaps, other.fewestSwaps + swaps));
    }
  }

  /** The words on stack and in buffer, from the bottom of the stack to the end of the buffer. */
  private record State(String words, int stackSize) {
    int s(int i) {
      return i < stackSize ? words.charAt(stackSize - 1 - i) - '0' : -1;
    }

    State without(int place) {
      return new State(words.substring(0, place) + words.substring(place + 1), stackSize - 1);
    }
  }

  private final DependencyTree gold;
  private final int[] rank;
  private final boolean anyOrder;
  private final Map<State, Outcome> known = new HashMap<>();

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

  /** What can come of the initial configuration. */
  public Outcome fromStart() {
    return outcome(new State("0123456789".substring(0, gold.size() + 1), 1));
  }

  /** What can come of each move that leads to the gold tree. */
  Map<Move, Outcome> permitted(Configuration c) {
    StringBuilder words = new StringBuilder();
    for (int i = c.stackSize() - 1; i >= 0; i--) {
      words.append(c.s(i));
    }
    for (int i = 0; i < c.bufferSize(); i++) {
      words.append(c.b(i));
    }
    Map<Move, Outcome> outcomes = new EnumMap<>(Move.class);
    successors(new State(words.toString(), c.stackSize()))
        .forEach(
            (move, next) -> {
              Outcome outcome = outcome(next);
              if (outcome.derivations > 0) {
                outcomes.put(move, outcome);
              }
            });
    return outcomes;
  }

  private Outcome outcome(State state) {
    Outcome found = known.get(state);
    if (found != null) {
      return found;
    }
    Outcome best = state.words.equals("0") ? new Outcome(1, 0) : Outcome.NONE;
    for (Map.Entry<Move, State> next : successors(state).entrySet()) {
      best = best.or(outcome(next.getValue()), next.getKey() == Move.SWAP ? 1 : 0);
    }
    known.put(state, best);
    return best;
  }

  private Map<Move, State> successors(State state) {
    Map<Move, State> next = new EnumMap<>(Move.class);
    if (state.stackSize < state.words.length()) {
      next.put(Move.SHIFT, new State(state.words, state.stackSize + 1));
    }
    if (state.stackSize < 2) {
      return next;
    }
    int s0 = state.s(0);
    int s1 = state.s(1);
    if (gold.head(s1) == s0 && isComplete(state, s1)) {
      next.put(Move.LEFT_ARC, state.without(state.stackSize - 2));
    }
    if (gold.head(s0) == s1 && isComplete(state, s0)) {
      next.put(Move.RIGHT_ARC, state.without(state.stackSize - 1));
    }
    if (s1 > 0 && s1 < s0 && (anyOrder || rank[s0] < rank[s1])) {
      int at = state.stackSize - 2;
      String swapped = "" + state.words.charAt(at + 1) + state.words.charAt(at);
      next.put(
          Move.SWAP,
          new State(
              state.words.substring(0, at) + swapped + state.words.substring(at + 2),
              state.stackSize - 1));
    }
    return next;
  }

  private boolean isComplete(State state, int head) {
    return state.words.chars().noneMatch(word -> word > '0' && gold.head(word - '0') == head);
  }
}
