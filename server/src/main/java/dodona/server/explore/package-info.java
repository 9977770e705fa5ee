/**
 * Derivations to look at: trees and words come in, systems, configurations, costs, lattices and
 * beams go out.
 */
@NullMarked
package dodona.server.explore;

import org.jspecify.annotations.NullMarked;
