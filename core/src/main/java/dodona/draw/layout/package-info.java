/** Placement of arcs: which level each arc is drawn on, and where its ends stand. */
@NullMarked
package dodona.draw.layout;

import org.jspecify.annotations.NullMarked;
