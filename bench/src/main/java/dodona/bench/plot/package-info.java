/** Series of points come in, an SVG picture goes out. */
@NullMarked
package dodona.bench.plot;

import org.jspecify.annotations.NullMarked;
