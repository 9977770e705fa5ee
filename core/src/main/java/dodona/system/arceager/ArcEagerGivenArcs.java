package dodona.system.arceager;

import dodona.oracle.base.DecomposableGivenArcs;
import dodona.transition.Configuration;
import dodona.transition.Move;
import dodona.transition.StackMove;

/**
 * Given arcs in the arc-eager system. A word of the buffer can get any head that is left; a word
 * without head on the stack one of the buffer, among which is the root; any other word of the stack
 * has its head right below it.
 */
final class ArcEagerGivenArcs extends DecomposableGivenArcs<Configuration> {

  ArcEagerGivenArcs(boolean singleRoot) {
    super(singleRoot);
  }

  @Override
  public boolean isPossible(Configuration c) {
    return isPossible(c, c.stackSize(), false, 0, -1);
  }

  @Override
  public boolean isPossibleAfter(Configuration c, int site, Move move) {
    if (c.b(0) == 0) {
      return true; // no choice is left
    }
    if (!given().forbidsArcs()) {
      if (losesArc(c, move)) {
        return false;
      }
      if (!singleRoot() || isSingleRootPossible(c, (StackMove) move)) {
        return true;
      }
    }
    int stack = c.stackSize();
    return switch ((StackMove) move) {
      case SHIFT -> isPossible(c, stack, true, 1, -1);
      case REDUCE -> isPossible(c, stack - 1, false, 0, -1);
      case LEFT_ARC -> given().allows(c.b(0), c.s(0)) && isPossible(c, stack - 1, false, 0, -1);
      case RIGHT_ARC -> given().allows(c.s(0), c.b(0)) && isPossible(c, stack, true, 1, c.b(0));
      default -> throw new IllegalArgumentException(move.toString());
    };
  }

  /**
   * Returns whether a single root is clearly possible, provided that all given arcs are within
   * reach. A dependent of the root in the buffer can take all others in place of the root; one on
   * the stack can take those in the buffer. The last word of the sentence can always depend on the
   * root.
   */
  private boolean isSingleRootPossible(Configuration c, StackMove move) {
    int last = c.words();
    int root = givenRoot();
    int shifted = move == StackMove.SHIFT || move == StackMove.RIGHT_ARC ? c.b(0) : -1;
    int wanted = root >= 0 ? root : given().head(last) < 0 ? last : -1;
    if (wanted >= 0 && wanted != shifted && c.isInBuffer(wanted)) {
      return true;
    }
    int headless = move == StackMove.SHIFT ? 1 : 0;
    for (int i = move == StackMove.LEFT_ARC ? 1 : 0; i < c.stackSize() && headless < 2; i++) {
      headless += c.hasHead(c.s(i)) ? 0 : 1;
    }
    return headless < 2;
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
    int b0 = c.b(0);
    return switch (move) {
      case SHIFT ->
          (dependent == b0 && c.isOnStack(head)) || (head == b0 && c.isOnStack(dependent));
      case REDUCE -> head == s0;
      case LEFT_ARC -> head == s0 || (dependent == s0 && head != b0);
      case RIGHT_ARC -> (dependent == b0 && head != s0) || (head == b0 && c.isOnStack(dependent));
      default -> throw new IllegalArgumentException(move.toString());
    };
  }

  /**
   * Looks at a configuration after a move.
   *
   * @param stack how many words of the stack are left, from its bottom
   * @param pushes whether b0 is pushed on them
   * @param buffer how many words of the buffer are gone
   * @param attached b0 if it gets its head from s0
   */
  private boolean isPossible(Configuration c, int stack, boolean pushes, int buffer, int attached) {
    clear();
    add(0);
    int depth = c.stackSize();
    for (int i = 1; i <= stack; i++) {
      add(c.s(depth - i));
    }
    int onStack = stack + (pushes ? 1 : 0);
    for (int i = pushes ? 0 : buffer; i < c.bufferSize() - 1; i++) {
      add(c.b(i));
    }
    start();
    for (int place = 1; place < count(); place++) {
      if (place > onStack) {
        permitAllowed(0, count(), place);
      } else if (place <= stack ? c.hasHead(c.s(depth - place)) : attached >= 0) {
        permit(place - 1, place);
      } else {
        permitAllowed(0, 1, place);
        permitAllowed(onStack + 1, count(), place);
      }
    }
    return hasTree();
  }
}
