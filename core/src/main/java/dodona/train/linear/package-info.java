/**
 * Learning of linear models: averaged perceptrons and passive-aggressive learners, greedy or with a
 * beam.
 *
 * <p>{@link dodona.train.linear.LinearTraining} is the only public type; learners learn from what
 * the oracle says, in a beam by comparison with a gold derivation.
 */
@NullMarked
package dodona.train.linear;

import org.jspecify.annotations.NullMarked;
