/**
 * The swap-standard system and its oracles: it derives every tree, by reordering the words.
 *
 * <p>{@link dodona.system.swapstandard.SwapStandard} is the system, {@link
 * dodona.system.swapstandard.SwapStandardOracles} lists its oracles; the service loader finds both.
 */
@NullMarked
package dodona.system.swapstandard;

import org.jspecify.annotations.NullMarked;
