package dodona.oracle;

import dodona.transition.Configuration;
import java.util.BitSet;

/**
 * Says which transitions are correct in a configuration, given the gold tree that it is bound to.
 *
 * <p>An oracle may keep scratch space, so it belongs to one thread.
 */
public sealed interface Oracle permits StaticOracle, NonDeterministicOracle, DynamicOracle {

  /**
   * Finds the correct transitions: those of least cost, which is not always zero.
   *
   * @param c a configuration in which this kind of oracle is defined and that is not terminal
   * @param out receives the correct transitions and nothing else; never empty on return
   */
  void optimal(Configuration c, BitSet out);
}
