package dodona.oracle;

import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.treebank.GivenArcs;

/**
 * Decides which moves keep given arcs possible: after such a move, the system can still complete a
 * tree that has all of them and no forbidden one and, if it should, a single root.
 *
 * <p>It is only asked about configurations from which that is possible, so a move that is the only
 * one left always is. {@code docs/explanation/given-arcs.md} has the arguments. It belongs to one
 * thread.
 *
 * @param <C> the configurations of the system
 */
public interface GivenArcsOracle<C extends PartialTree> {

  /** Takes up a sentence. */
  void begin(GivenArcs given);

  /**
   * Returns whether a tree with all given arcs can be completed from a configuration without wrong
   * arcs.
   */
  boolean isPossible(C c);

  /** Returns whether that is possible after a legal move; labels do not matter. */
  boolean isPossibleAfter(C c, int site, Move move);
}
