package dodona.oracle;

import dodona.transition.PartialTree;
import java.util.BitSet;

/**
 * An oracle that prescribes one derivation, and is defined on that derivation alone.
 *
 * @param <C> the configurations of its transition system
 */
public interface StaticOracle<C extends PartialTree> extends Oracle<C> {

  /** The one transition to take. */
  int next(C c);

  @Override
  default void optimal(C c, BitSet out) {
    out.clear();
    out.set(next(c));
  }
}
