package dodona.oracle;

import dodona.treebank.DependencyTree;
import java.util.function.Function;

/**
 * A search for a derivation that no oracle prescribes, such as the one with the fewest swaps.
 * Surveys of treebanks include it.
 *
 * @param name the name, such as {@code minimal-any}, unlike that of any oracle of the system
 * @param search searches for the derivation of an unlabeled tree
 */
public record DerivationSearch(String name, Function<DependencyTree, Found> search) {

  /**
   * A derivation that was found.
   *
   * @param transitions how many transitions it has
   * @param swaps how many of them are swaps
   * @param exact whether it is known to be the best; false if the search was given up
   */
  public record Found(int transitions, int swaps, boolean exact) {}
}
