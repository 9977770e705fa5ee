package dodona.oracle;

import dodona.transition.Move;
import dodona.transition.PartialTree;

/**
 * A dynamic oracle that knows what a static oracle of its system would do, where no order of the
 * moves says it.
 *
 * @param <C> the configurations of the system
 */
public interface StaticPreference<C extends PartialTree> {

  /** The move that the static oracle would take, legal or not, mistakes so far left aside. */
  Move preferred(C c);
}
