/**
 * Training of models on a treebank with an oracle.
 *
 * <p>A {@link dodona.train.recipe.Recipe} defines the settings. {@link dodona.train.Training} runs
 * a {@link dodona.train.Learner} over the treebank several times and keeps the model with the best
 * score on held-out sentences.
 */
@NullMarked
package dodona.train;

import org.jspecify.annotations.NullMarked;
