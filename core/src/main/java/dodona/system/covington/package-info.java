/**
 * Covington's system and its oracles: it derives every tree, by comparing pairs of words.
 *
 * <p>{@link dodona.system.covington.Covington} is the system, {@link
 * dodona.system.covington.CovingtonOracles} lists its oracles; the service loader finds both.
 */
@NullMarked
package dodona.system.covington;

import org.jspecify.annotations.NullMarked;
