/** Derivation lattices: the graph of all derivations that an oracle permits for a gold tree. */
@NullMarked
package dodona.lattice;

import org.jspecify.annotations.NullMarked;
