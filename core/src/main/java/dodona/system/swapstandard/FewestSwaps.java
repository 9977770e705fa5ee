package dodona.system.swapstandard;

import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The fewest swaps with which swap-standard derives a tree, as far as a search could determine.
 *
 * @param swaps the swaps of the best derivation that was found
 * @param atLeast how many swaps every derivation needs
 * @param moves the best derivation that was found
 */
record FewestSwaps(int swaps, int atLeast, List<StackMove> moves) {

  /** The maximum number of states that a search stores: a few hundred megabytes at most. */
  static final int DEFAULT_MAX_STATES = 1_000_000;

  /** Keeps the moves unchangeable. */
  public FewestSwaps {
    moves = List.copyOf(moves);
  }

  /** Returns whether no derivation has fewer swaps; false only if the search was given up. */
  public boolean isExact() {
    return swaps == atLeast;
  }

  /**
   * The fewest swaps while respecting the {@linkplain Projectivity#projectiveOrder projective
   * order}: those of MINIMAL.
   */
  public static FewestSwaps inProjectiveOrder(DependencyTree tree) {
    return inProjectiveOrder(tree, DEFAULT_MAX_STATES);
  }

  /**
   * The fewest swaps while respecting the projective order.
   *
   * @param maxStates how many states may be stored; the result is LAZY's if they do not suffice
   */
  public static FewestSwaps inProjectiveOrder(DependencyTree tree, int maxStates) {
    SwapStandardGold gold = new SwapStandardGold(tree);
    List<StackMove> lazy = lazy(gold, Projectivity.maximalProjectiveComponents(tree));
    return gold.isProjective()
        ? new FewestSwaps(0, 0, lazy)
        : new InProjectiveOrder(gold).improve(lazy, maxStates);
  }

  /**
   * The fewest swaps in whatever order the words end up: MINIMAL-ANY. There are trees that need
   * fewer swaps when words that stand in the projective order are swapped, such as that of the
   * heads 4, 4, 0, 3, which needs one instead of two.
   */
  public static FewestSwaps inAnyOrder(DependencyTree tree) {
    return inAnyOrder(tree, DEFAULT_MAX_STATES);
  }

  /**
   * The fewest swaps in whatever order the words end up.
   *
   * @param maxStates how many states may be stored; the result is MINIMAL's if they do not suffice
   */
  public static FewestSwaps inAnyOrder(DependencyTree tree, int maxStates) {
    SwapStandardGold gold = new SwapStandardGold(tree);
    FewestSwaps minimal = inProjectiveOrder(tree, maxStates);
    return minimal.swaps() == 0
        ? minimal
        : new InAnyOrder(gold).improve(minimal.moves(), maxStates);
  }

  private static List<StackMove> lazy(SwapStandardGold gold, int[] component) {
    List<StackMove> moves = new ArrayList<>();
    SwapStandardScratch c = new SwapStandardScratch(gold);
    while (!c.isTerminal()) {
      StackMove move = c.eager();
      int top = c.stackSize() - 1;
      if (move == StackMove.SWAP
          && c.bufferSize() > 0
          && SwapStandardLazyOracle.isInOneComponent(component, c.word(top), c.word(top + 1))) {
        move = StackMove.SHIFT;
      }
      c.apply(move);
      moves.add(move);
    }
    return moves;
  }

  /** The search through the derivations of ND-SW. */
  private static final class InProjectiveOrder extends SwapStandardSearch {

    InProjectiveOrder(SwapStandardGold gold) {
      super(gold, gold::isInverted);
    }

    @Override
    @Nullable StackMove forced(SwapStandardScratch c, SwapStandardScratch ahead) {
      StackMove move = c.eager();
      if (move != StackMove.SWAP || c.bufferSize() == 0) {
        return move;
      }
      ahead.load(c);
      ahead.apply(StackMove.SHIFT);
      return ahead.completesByEager() ? null : StackMove.SWAP;
    }
  }

  /** The search through all derivations that take arcs at once. */
  private static final class InAnyOrder extends SwapStandardSearch {

    InAnyOrder(SwapStandardGold gold) {
      super(gold, (before, after) -> before > 0 && before < after);
    }

    @Override
    @Nullable StackMove forced(SwapStandardScratch c, SwapStandardScratch ahead) {
      StackMove move = c.arcOrShift();
      if (move != StackMove.SHIFT || !c.isSwapLegal()) {
        return move;
      }
      return c.bufferSize() == 0 ? StackMove.SWAP : null;
    }
  }
}
