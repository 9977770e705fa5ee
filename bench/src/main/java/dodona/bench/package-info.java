/** Benchmarks of the hot paths, run by JMH. */
@NullMarked
package dodona.bench;

import org.jspecify.annotations.NullMarked;
