/**
 * The arc-standard system and its oracles: it derives projective trees, with arcs between the two
 * topmost words of the stack.
 *
 * <p>{@link dodona.system.arcstandard.ArcStandard} is the system, {@link
 * dodona.system.arcstandard.ArcStandardOracles} lists its oracles; the service loader finds both.
 */
@NullMarked
package dodona.system.arcstandard;

import org.jspecify.annotations.NullMarked;
