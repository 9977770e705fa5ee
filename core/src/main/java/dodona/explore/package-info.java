/**
 * Exploration of derivations: the effect of each move after any sequence of moves, including
 * incorrect ones.
 *
 * <p>For each move: whether it is legal and permitted, what it costs, and which gold arcs it would
 * lose.
 */
@NullMarked
package dodona.explore;

import org.jspecify.annotations.NullMarked;
