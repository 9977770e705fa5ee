/** Placement of arcs: their levels and their end points at words. */
@NullMarked
package dodona.draw.layout;

import org.jspecify.annotations.NullMarked;
