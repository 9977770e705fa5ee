/**
 * Measurements of how cost grows with sentence length, beam width, threads and data, with plots.
 */
@NullMarked
package dodona.bench.growth;

import org.jspecify.annotations.NullMarked;
