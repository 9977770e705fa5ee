/** The speed of tree search. */
@NullMarked
package dodona.bench.search;

import org.jspecify.annotations.NullMarked;
