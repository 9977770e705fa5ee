package dodona.oracle.base;

import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.transition.StackSystem;
import dodona.treebank.GivenArcs;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A depth-first search for a completion with all given arcs, for {@link StackGivenArcs}. What it
 * learns about stacks and buffers is kept for the rest of the sentence, so nothing is searched
 * twice.
 */
final class GivenArcsSearch {

  /** The most configurations that one search looks at. */
  static final int MOST = 2000;

  private final boolean singleRoot;
  private final boolean passesOver;
  private final boolean swaps;
  private final Set<String> failed = new HashSet<>();
  private final Set<String> good = new HashSet<>();
  private GivenArcs given = GivenArcs.ofHeads();
  private int[] rank = {};

  /** True if the search keeps all words and tries every head of a word. */
  private boolean isWhole;

  private int[] open = {};

  /** Stack and buffer in one array: the stack's words from the left, the buffer's at the right. */
  private static final class State {

    final int[] line;
    final int size;
    final int front;

    /** The number of the state that it comes from, −1 if there is none. */
    final int parent;

    State(int[] line, int size, int front, int parent) {
      this.line = line;
      this.size = size;
      this.front = front;
      this.parent = parent;
    }

    String key() {
      StringBuilder key = new StringBuilder(line.length);
      for (int i = 0; i < size; i++) {
        key.append((char) line[i]);
      }
      key.append('\uffff');
      for (int i = front; i < line.length; i++) {
        key.append((char) line[i]);
      }
      return key.toString();
    }

    int s(int depth) {
      return depth < size ? line[size - 1 - depth] : -1;
    }
  }

  GivenArcsSearch(StackSystem system, boolean singleRoot) {
    this.singleRoot = singleRoot;
    this.passesOver = system.transitions().has(StackMove.RIGHT_ARC_2);
    this.swaps = system.transitions().has(StackMove.SWAP);
  }

  void begin(GivenArcs arcs, int[] order) {
    given = arcs;
    rank = order;
    failed.clear();
    good.clear();
    open = new int[arcs.size() + 1];
  }

  /** Searches the orders of the words that matter. */
  boolean among(int[] line, int size, int front, int words) {
    isWhole = false;
    return search(new State(Arrays.copyOf(line, words + 1), size, front, -1));
  }

  /** Searches all that can become of a configuration after a move. */
  boolean from(Configuration c, @Nullable StackMove move) {
    isWhole = true;
    int[] line = new int[c.words() + 1];
    int size = 0;
    for (int depth = c.stackSize() - 1; depth >= 0; depth--) {
      line[size++] = c.s(depth);
    }
    int front = c.words() + 1;
    for (int i = c.bufferSize() - 1; i >= 0; i--) {
      line[--front] = c.b(i);
    }
    State before = new State(line, size, front, -1);
    return search(move == null ? before : after(before, move, -1));
  }

  private boolean search(State start) {
    List<State> seen = new ArrayList<>();
    Deque<State> pending = new ArrayDeque<>(List.of(start));
    while (!pending.isEmpty()) {
      if (seen.size() >= MOST) {
        pending.forEach(state -> forget(seen, state.parent));
        return false;
      }
      State state = simplified(pending.pop());
      String key = state.key();
      if (good.contains(key) || isGoal(state)) {
        good.add(key);
        praise(seen, state.parent);
        return true;
      }
      if (failed.add(key)) {
        seen.add(state);
        expand(state, seen.size() - 1, pending);
      }
    }
    return false;
  }

  /**
   * Removes a state and those before it from the failed ones, as they were not searched completely.
   */
  private void forget(List<State> seen, int from) {
    for (int at = from; at >= 0 && failed.remove(seen.get(at).key()); ) {
      at = seen.get(at).parent;
    }
  }

  private void praise(List<State> seen, int from) {
    for (int at = from; at >= 0; at = seen.get(at).parent) {
      String key = seen.get(at).key();
      failed.remove(key);
      good.add(key);
    }
  }

  private void count(State state) {
    Arrays.fill(open, 0);
    for (int i = 0; i < state.line.length; i++) {
      boolean isLeft = i < state.size || i >= state.front;
      int head = isLeft && state.line[i] > 0 ? given.head(state.line[i]) : -1;
      if (head >= 0) {
        open[head]++;
      }
    }
  }

  private boolean isGoal(State state) {
    int left = state.size + state.line.length - state.front;
    if (isWhole) {
      return left == 1;
    }
    for (int i = 0; i < state.line.length; i++) {
      boolean isLeft = i < state.size || i >= state.front;
      int word = isLeft ? state.line[i] : 0;
      if (word > 0 && given.head(word) >= (singleRoot ? 1 : 0)) {
        return false;
      }
    }
    return true;
  }

  /** The state after all that is safe, if only the words that matter are kept. */
  private State simplified(State state) {
    if (isWhole) {
      return state;
    }
    count(state);
    int[] line = state.line.clone();
    int size = state.size;
    while (true) {
      int dependent = size - 1;
      int head = size - 2;
      if (!canAttach(line, dependent, head)) {
        dependent = size - 2;
        head = size - 1;
      }
      if (!canAttach(line, dependent, head)) {
        return new State(line, size, state.front, state.parent);
      }
      int word = line[head];
      size = remove(line, size, dependent);
      if (--open[word] == 0 && word != 0 && given.head(word) < 0) {
        size--; // the head is on top now
      }
    }
  }

  private boolean canAttach(int[] line, int dependent, int head) {
    return dependent > 0
        && head >= 0
        && given.head(line[dependent]) == line[head]
        && open[line[dependent]] == 0
        && !(singleRoot && line[head] == 0);
  }

  private static int remove(int[] line, int size, int at) {
    System.arraycopy(line, at + 1, line, at, size - 1 - at);
    return size - 1;
  }

  /** Adds the successors, the best on top. */
  private void expand(State state, int number, Deque<State> pending) {
    int s0 = state.s(0);
    int s1 = state.s(1);
    boolean canShift = state.front < state.line.length;
    boolean canSwap = swaps && s1 > 0 && s1 < s0;
    boolean swapsFirst = canSwap && rank[s0] < rank[s1];
    if (canSwap && !swapsFirst) {
      pending.push(after(state, StackMove.SWAP, number));
    }
    if (canShift) {
      pending.push(after(state, StackMove.SHIFT, number));
    }
    if (swapsFirst) {
      pending.push(after(state, StackMove.SWAP, number));
    }
    if (isWhole) {
      count(state);
      boolean isLast = state.size == 2 && !canShift;
      offer(state, StackMove.RIGHT_ARC_2, 0, 2, passesOver, false, number, pending);
      offer(state, StackMove.LEFT_ARC_2, 2, 0, passesOver, false, number, pending);
      offer(state, StackMove.RIGHT_ARC, 0, 1, true, isLast, number, pending);
      offer(state, StackMove.LEFT_ARC, 1, 0, true, false, number, pending);
    }
  }

  private void offer(
      State state,
      StackMove move,
      int dependentDepth,
      int headDepth,
      boolean hasMove,
      boolean isLast,
      int number,
      Deque<State> pending) {
    int dependent = state.s(dependentDepth);
    int head = state.s(headDepth);
    if (hasMove
        && dependent > 0
        && head >= 0
        && (head > 0 || isLast || !singleRoot)
        && open[dependent] == 0
        && given.allows(head, dependent)) {
      pending.push(after(state, move, number));
    }
  }

  private static State after(State state, StackMove move, int parent) {
    int[] line = state.line.clone();
    int size = state.size;
    int front = state.front;
    switch (move) {
      case SHIFT -> line[size++] = line[front++];
      case SWAP -> {
        int s1 = line[size - 2];
        line[size - 2] = line[size - 1];
        size--;
        line[--front] = s1;
      }
      case RIGHT_ARC, RIGHT_ARC_2 -> size--;
      case LEFT_ARC -> size = remove(line, size, size - 2);
      case LEFT_ARC_2 -> size = remove(line, size, size - 3);
      case REDUCE -> throw new IllegalArgumentException(move.toString());
    }
    return new State(line, size, front, parent);
  }
}
