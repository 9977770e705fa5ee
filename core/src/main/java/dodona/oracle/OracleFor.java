package dodona.oracle;

import dodona.error.InvalidInputException;
import dodona.treebank.DependencyTree;

/**
 * Binds oracles of one kind to gold trees.
 *
 * @param <O> the kind: a trainer that explores takes only an {@code OracleFor<DynamicOracle<C>>}
 */
@FunctionalInterface
public interface OracleFor<O extends Oracle<?>> {

  /**
   * The oracle for a gold tree.
   *
   * @throws InvalidInputException if the oracle is not dynamic and the system {@linkplain
   *     Derivability cannot derive} the tree
   */
  O tree(DependencyTree gold);
}
