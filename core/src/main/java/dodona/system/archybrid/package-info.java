/**
 * The arc-hybrid system and its oracles: it derives projective trees, with left arcs from the
 * buffer and right arcs on the stack.
 *
 * <p>{@link dodona.system.archybrid.ArcHybrid} is the system, {@link
 * dodona.system.archybrid.ArcHybridOracles} lists its oracles; the service loader finds both.
 */
@NullMarked
package dodona.system.archybrid;

import org.jspecify.annotations.NullMarked;
