package dodona.oracle;

import dodona.transition.Configuration;
import java.util.BitSet;

/** An oracle that prescribes one derivation, and is defined on that derivation alone. */
public non-sealed interface StaticOracle extends Oracle {

  /** The one transition to take. */
  int next(Configuration c);

  @Override
  default void optimal(Configuration c, BitSet out) {
    out.clear();
    out.set(next(c));
  }
}
