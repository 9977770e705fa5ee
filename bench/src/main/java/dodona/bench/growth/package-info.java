/** Measurements of cost by sentence length, beam width, threads and amount of data, with plots. */
@NullMarked
package dodona.bench.growth;

import org.jspecify.annotations.NullMarked;
