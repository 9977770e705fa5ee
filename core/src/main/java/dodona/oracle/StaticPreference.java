package dodona.oracle;

import dodona.transition.Move;
import dodona.transition.PartialTree;

/**
 * A dynamic oracle that also defines the preference of a static oracle, for systems without a
 * canonical order of moves.
 *
 * @param <C> the configurations of the system
 */
public interface StaticPreference<C extends PartialTree> {

  /** The move that the static oracle would take, legal or not, mistakes so far left aside. */
  Move preferred(C c);
}
