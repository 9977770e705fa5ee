/**
 * Training of a parser upon a pretrained encoder: an encoder and a treebank come in, a model of the
 * kind {@code neural} goes out.
 */
@NullMarked
package dodona.neural.train;

import org.jspecify.annotations.NullMarked;
