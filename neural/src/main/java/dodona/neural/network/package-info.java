/**
 * What stands on an encoder: words out of word pieces, tags and transitions out of words, losses,
 * and the optimizer that learns it all. Numbers only; treebanks and transition systems come later.
 */
@NullMarked
package dodona.neural.network;

import org.jspecify.annotations.NullMarked;
