package dodona.oracle;

import dodona.transition.PartialTree;

/**
 * An oracle that permits every transition from which the gold tree can still be reached, and is
 * defined as long as it can be.
 *
 * @param <C> the configurations of its transition system
 */
public interface NonDeterministicOracle<C extends PartialTree> extends Oracle<C> {}
