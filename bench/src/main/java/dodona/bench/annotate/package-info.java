/**
 * Measures what annotators get: parsing around given arcs, several trees for a sentence, and
 * completion of the rest after each correction.
 */
@NullMarked
package dodona.bench.annotate;

import org.jspecify.annotations.NullMarked;
