/** Lattices of derivations as SVG, DOT, JSON and text. */
@NullMarked
package dodona.draw.lattice;

import org.jspecify.annotations.NullMarked;
