/**
 * The arc-eager system and its oracles: it derives projective trees, with each arc as early as
 * possible.
 *
 * <p>{@link dodona.system.arceager.ArcEager} is the system, {@link
 * dodona.system.arceager.ArcEagerOracles} lists its oracles; the service loader finds both.
 */
@NullMarked
package dodona.system.arceager;

import org.jspecify.annotations.NullMarked;
