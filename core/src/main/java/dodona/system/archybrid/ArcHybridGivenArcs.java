package dodona.system.archybrid;

import dodona.oracle.base.DecomposableGivenArcs;
import dodona.transition.Configuration;
import dodona.transition.Move;
import dodona.transition.StackMove;

/**
 * Given arcs in the arc-hybrid system. A word of the buffer can get any head that is left, a word
 * of the stack one of the buffer or the word right below it.
 *
 * <p>A single root changes nothing: of the root's dependents, only the lowest on the stack is not
 * in the buffer, and one in the buffer can take all others instead of the root.
 */
final class ArcHybridGivenArcs extends DecomposableGivenArcs<Configuration> {

  ArcHybridGivenArcs(boolean singleRoot) {
    super(singleRoot);
  }

  @Override
  public boolean isPossible(Configuration c) {
    return isPossible(c, c.stackSize());
  }

  @Override
  public boolean isPossibleAfter(Configuration c, int site, Move move) {
    if (!given().forbidsArcs()) {
      return !losesArc(c, move);
    }
    int stack = c.stackSize();
    return switch ((StackMove) move) {
      case SHIFT -> isPossible(c, stack + 1);
      case LEFT_ARC -> given().allows(c.b(0), c.s(0)) && isPossible(c, stack - 1);
      case RIGHT_ARC -> given().allows(c.s(1), c.s(0)) && isPossible(c, stack - 1);
      default -> throw new IllegalArgumentException(move.toString());
    };
  }

  /** Returns whether a move puts a given arc out of reach. */
  private boolean losesArc(Configuration c, Move move) {
    for (int word : givenWords()) {
      if (!c.hasHead(word) && loses(c, (StackMove) move, given().head(word), word)) {
        return true;
      }
    }
    return false;
  }

  private static boolean loses(Configuration c, StackMove move, int head, int dependent) {
    int s0 = c.s(0);
    return switch (move) {
      case SHIFT ->
          (dependent == c.b(0) && head != s0 && c.isOnStack(head))
              || (head == c.b(0) && c.isOnStack(dependent));
      case LEFT_ARC -> head == s0 || (dependent == s0 && head != c.b(0));
      case RIGHT_ARC -> head == s0 || (dependent == s0 && head != c.s(1));
      default -> throw new IllegalArgumentException(move.toString());
    };
  }

  /** Looks at a configuration when the stack has another size: by one word more if b0 is on it. */
  private boolean isPossible(Configuration c, int stack) {
    clear();
    int depth = c.stackSize();
    for (int i = 1; i <= Math.min(stack, depth); i++) {
      add(c.s(depth - i));
    }
    for (int i = 0; i < c.bufferSize(); i++) {
      add(c.b(i));
    }
    start();
    for (int place = 1; place < count(); place++) {
      if (place >= stack) {
        permitAllowed(0, count(), place);
      } else {
        permitAllowed(place - 1, place, place);
        permitAllowed(stack, count(), place);
      }
    }
    return hasTree();
  }
}
