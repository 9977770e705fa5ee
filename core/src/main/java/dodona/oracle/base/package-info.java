/**
 * Base classes for oracles. A subclass defines only the correct move, or the cost of a move.
 *
 * <p>{@link dodona.oracle.base.OneMoveOracle} is the base of static oracles, {@link
 * dodona.oracle.base.GoldOracle} that of non-deterministic ones, {@link
 * dodona.oracle.base.MoveCostOracle} that of dynamic ones. {@link dodona.oracle.base.GoldTree} is
 * the gold tree over plain arrays, and {@link dodona.oracle.base.LabeledMoves} takes care of the
 * labels. Nothing here allocates after construction, unless a sentence is longer than all before.
 */
@NullMarked
package dodona.oracle.base;

import org.jspecify.annotations.NullMarked;
