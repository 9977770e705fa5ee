/**
 * Exploration of derivations: what each move would do after the moves taken so far, mistakes
 * included.
 *
 * <p>For each move: whether it is legal and permitted, what it costs, and which gold arcs it would
 * lose.
 */
@NullMarked
package dodona.explore;

import org.jspecify.annotations.NullMarked;
