package dodona.system.swapstandard;

import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;

/**
 * The conditions under which LA, RA and SW of swap-standard are correct for a gold tree. All
 * oracles of the system are based on them.
 *
 * <p>LA and RA are possible when the arc is in the gold tree and its dependent has all of its own
 * dependents; SW when s0 precedes s1 in the {@linkplain Projectivity#projectiveOrder projective
 * order}. The three exclude each other.
 */
final class SwapStandardGold {

  private final int[] heads;
  private final int[] rank;
  private final boolean projective;

  SwapStandardGold(DependencyTree tree) {
    int n = tree.size();
    heads = new int[n + 1];
    rank = Projectivity.projectiveOrder(tree);
    boolean inPlace = true;
    for (int word = 0; word <= n; word++) {
      heads[word] = tree.head(word);
      inPlace &= rank[word] == word;
    }
    projective = inPlace;
  }

  /** The number of words. */
  int size() {
    return heads.length - 1;
  }

  /** The gold head of a word, −1 for the root. */
  int head(int word) {
    return heads[word];
  }

  /** Returns whether the tree needs no swap. */
  boolean isProjective() {
    return projective;
  }

  /** Returns whether a word that precedes another must follow it in the projective order. */
  boolean isInverted(int before, int after) {
    return before > 0 && rank[after] < rank[before];
  }

  /** Returns whether a word is the given ancestor or one of its descendants. */
  boolean isInSubtree(int word, int ancestor) {
    int at = word;
    while (at >= 0 && at != ancestor) {
      at = heads[at];
    }
    return at >= 0;
  }

  /**
   * Returns the move of EAGER: LA, RA or SW if one of them is possible, else SH (Nivre 2009).
   *
   * @param s1 the second word of the stack, −1 if there is none
   * @param s0 the top of the stack
   * @param missing1 how many gold dependents s1 still lacks
   * @param missing0 how many gold dependents s0 still lacks
   */
  StackMove eager(int s1, int s0, int missing1, int missing0) {
    if (s1 < 0) {
      return StackMove.SHIFT;
    }
    if (heads[s1] == s0 && missing1 == 0) {
      return StackMove.LEFT_ARC;
    }
    if (heads[s0] == s1 && missing0 == 0) {
      return StackMove.RIGHT_ARC;
    }
    return isInverted(s1, s0) ? StackMove.SWAP : StackMove.SHIFT;
  }
}
