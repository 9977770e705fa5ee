/** Endpoints for studying derivations: systems, configurations, costs, lattices and beams. */
@NullMarked
package dodona.server.explore;

import org.jspecify.annotations.NullMarked;
