package dodona.oracle;

import dodona.transition.EasyFirstConfiguration;
import java.util.BitSet;

/**
 * Says which transitions of the easy-first system are correct in a configuration, given the gold
 * tree that it is bound to: the counterpart of {@link Oracle}, over a configuration without a
 * stack.
 *
 * <p>An oracle may keep scratch space, so it belongs to one thread.
 */
public sealed interface EasyFirstOracle
    permits EasyFirstNonDeterministicOracle, EasyFirstDynamicOracle {

  /**
   * Finds the correct transitions: those of least cost, which is not always zero.
   *
   * @param c a configuration in which this kind of oracle is defined and that is not terminal
   * @param out receives the correct transitions and nothing else; never empty on return
   */
  void optimal(EasyFirstConfiguration c, BitSet out);
}
