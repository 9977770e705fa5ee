/**
 * Derivations to look at: trees and texts come in, systems, configurations, costs and lattices go
 * out.
 */
@NullMarked
package dodona.server.explore;

import org.jspecify.annotations.NullMarked;
