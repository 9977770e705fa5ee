/**
 * The network on top of an encoder: from word pieces to words, tags and transitions; losses, and
 * the optimizer. It handles numbers only and knows no treebanks or transition systems.
 */
@NullMarked
package dodona.neural.network;

import org.jspecify.annotations.NullMarked;
