/**
 * Training: a treebank and an oracle come in, a model goes out.
 *
 * <p>A {@link dodona.train.recipe.Recipe} says how, {@link dodona.train.Training} does it: it leads
 * a {@link dodona.train.Learner} through the treebank, again and again, and keeps the model that
 * did best on held-out sentences. What the learner learns, weights or anything else, is its own
 * business.
 */
@NullMarked
package dodona.train;

import org.jspecify.annotations.NullMarked;
