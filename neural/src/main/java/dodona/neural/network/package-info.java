/**
 * The network on top of an encoder: vectors of words, scores of tags and transitions, losses, and
 * the optimizer. It is independent of treebanks and transition systems.
 */
@NullMarked
package dodona.neural.network;

import org.jspecify.annotations.NullMarked;
