/**
 * How cost grows: treebanks and models come in, series of measurements and plots of them go out.
 */
@NullMarked
package dodona.bench.growth;

import org.jspecify.annotations.NullMarked;
