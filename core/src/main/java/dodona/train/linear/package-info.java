/**
 * Learning of linear models: averaged perceptrons and passive-aggressive learners, greedy or with a
 * beam.
 *
 * <p>{@link dodona.train.linear.LinearTraining} is the only public type; learners are trained on
 * the verdicts of the oracle or, with a beam, on a gold derivation.
 */
@NullMarked
package dodona.train.linear;

import org.jspecify.annotations.NullMarked;
