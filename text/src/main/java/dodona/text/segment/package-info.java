/**
 * Segmentation of raw text into {@link dodona.treebank.Sentence sentences} and words.
 *
 * <p>White space and empty lines are given; where a token ends inside a stretch without white space
 * and where a sentence ends are decided by two linear models; tokens that stand for several words
 * are split by rules. All three are trained on a treebank.
 */
@NullMarked
package dodona.text.segment;

import org.jspecify.annotations.NullMarked;
