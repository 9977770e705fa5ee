/**
 * Lattices of derivations: a gold tree's oracle comes in, the graph of all the derivations that it
 * permits goes out.
 */
@NullMarked
package dodona.lattice;

import org.jspecify.annotations.NullMarked;
