package dodona.oracle;

import dodona.transition.PartialTree;
import java.util.BitSet;

/**
 * Determines the correct transitions of a configuration, given a gold tree.
 *
 * <p>It is of one of three kinds: {@link StaticOracle}, {@link NonDeterministicOracle}, {@link
 * DynamicOracle}. An oracle may keep scratch space, so it belongs to one thread.
 *
 * @param <C> the configurations of its transition system
 */
public interface Oracle<C extends PartialTree> {

  /**
   * Finds the correct transitions: those of least cost, which is not always zero.
   *
   * @param c a configuration in which this kind of oracle is defined and that is not terminal
   * @param out receives the correct transitions and nothing else; never empty on return
   */
  void optimal(C c, BitSet out);
}
