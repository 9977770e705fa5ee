/** Runs of JMH come in; they are kept as a baseline, or compared with it. */
@NullMarked
package dodona.bench.jmh;

import org.jspecify.annotations.NullMarked;
