package dodona.oracle;

import dodona.treebank.DependencyTree;

/**
 * Binds oracles of one kind to gold trees.
 *
 * @param <O> the kind: a trainer that explores takes only an {@code OracleFor<DynamicOracle>}
 */
@FunctionalInterface
public interface OracleFor<O extends Oracle> {

  /** The oracle for a gold tree. */
  O tree(DependencyTree gold);
}
