/**
 * Training: a treebank and an oracle come in, a model goes out.
 *
 * <p>A {@link dodona.train.Learner} learns from one sentence at a time and changes {@link
 * dodona.linear.AveragedWeights}; a {@link dodona.train.Trainer} leads it through the treebank,
 * again and again, and keeps the weights that did best on held-out sentences.
 */
@NullMarked
package dodona.train;

import org.jspecify.annotations.NullMarked;
