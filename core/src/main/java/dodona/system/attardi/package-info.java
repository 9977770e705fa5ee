/**
 * Attardi's system and its oracles: it derives trees whose arcs pass over at most one word of the
 * stack.
 *
 * <p>{@link dodona.system.attardi.Attardi} is the system, {@link
 * dodona.system.attardi.AttardiOracles} lists its oracles; the service loader finds both.
 */
@NullMarked
package dodona.system.attardi;

import org.jspecify.annotations.NullMarked;
