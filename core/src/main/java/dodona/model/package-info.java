/**
 * Linear models: rows of features come in, scores go out; and a model goes to a file and comes
 * back.
 *
 * <p>A {@link dodona.model.LinearModel} is immutable and shared by all threads; each thread opens a
 * {@link dodona.model.Scorer.Session} on it.
 */
@NullMarked
package dodona.model;

import org.jspecify.annotations.NullMarked;
