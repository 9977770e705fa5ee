/**
 * Linear models: the kind of model whose scores are sums of weights of features.
 *
 * <p>A {@link dodona.model.linear.LinearModel} is immutable and shared by all threads; each thread
 * opens a {@link dodona.model.linear.RowScorer} on it.
 */
@NullMarked
package dodona.model.linear;

import org.jspecify.annotations.NullMarked;
