package dodona.system.swapstandard;

import dodona.error.InvalidInputException;
import dodona.oracle.base.GoldTree;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.transition.Transitions;
import dodona.treebank.DependencyTree;

/**
 * The conditions under which transitions of swap-standard are correct, in a configuration from
 * which the gold tree can be reached.
 *
 * <p>SH is correct in addition to LA, RA or SW if the gold tree can still be completed in the
 * projective order afterwards. To find out, SH is tried and EAGER followed from there (Algorithm 2
 * of Björkelund &amp; Nivre 2015). For a projective tree there is a shorter way: whatever is
 * shifted onto s0 can only leave as a part of s0's subtree, and s0 must not be waiting for s1 to
 * take it.
 */
final class SwapStandardConditions {

  private final SwapStandardGold gold;
  private final GoldTree tree;
  private final Transitions transitions;
  private final SwapStandardScratch ahead;

  /**
   * Binds the conditions to a gold tree.
   *
   * @throws InvalidInputException if the system lacks a label of the tree, which then cannot be
   *     reached
   */
  SwapStandardConditions(SwapStandard system, DependencyTree tree) {
    this.transitions = system.transitions();
    this.gold = new SwapStandardGold(tree);
    this.tree = new GoldTree(tree, label -> requireLabel(transitions, label));
    this.ahead = new SwapStandardScratch(gold);
  }

  private static int requireLabel(Transitions transitions, String label) {
    int id = transitions.labelId(label);
    if (id < 0) {
      throw new InvalidInputException(
          "the gold tree has the label '" + label + "', which the transition system does not have");
    }
    return id;
  }

  /** Returns the move of EAGER: LA, RA or SW if one of them is possible, else SH. */
  StackMove eager(Configuration c) {
    int s1 = c.s(1);
    int s0 = c.s(0);
    return gold.eager(s1, s0, s1 < 0 ? 0 : missing(c, s1), missing(c, s0));
  }

  private int missing(Configuration c, int word) {
    return tree.dependentCount(word) - c.leftValency(word) - c.rightValency(word);
  }

  /**
   * Returns whether SH is also correct where EAGER makes another move.
   *
   * @param eager the move of EAGER: LA, RA or SW
   */
  boolean canShiftBeside(StackMove eager, Configuration c) {
    if (c.bufferSize() == 0) {
      return false;
    }
    if (gold.isProjective()) {
      return eager == StackMove.LEFT_ARC && gold.isInSubtree(c.b(0), c.s(0));
    }
    ahead.load(c);
    ahead.apply(StackMove.SHIFT);
    return ahead.completesByEager();
  }

  /** The transition of a move here; an arc bears its gold label. */
  int transition(StackMove move, Configuration c) {
    int label =
        switch (move) {
          case LEFT_ARC -> tree.label(c.s(1));
          case RIGHT_ARC -> tree.label(c.s(0));
          default -> -1;
        };
    return transitions.id(move, label);
  }
}
