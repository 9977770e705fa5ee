/**
 * Training of encoder-based parsers: from an encoder and a treebank to a model of the kind {@code
 * neural}.
 */
@NullMarked
package dodona.neural.train;

import org.jspecify.annotations.NullMarked;
