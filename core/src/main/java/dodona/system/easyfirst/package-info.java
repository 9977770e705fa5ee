/**
 * The easy-first system and its oracles: it derives projective trees, with the easiest arcs first.
 *
 * <p>{@link dodona.system.easyfirst.EasyFirst} is the system, {@link
 * dodona.system.easyfirst.EasyFirstOracles} lists its oracles; the service loader finds both.
 */
@NullMarked
package dodona.system.easyfirst;

import org.jspecify.annotations.NullMarked;
