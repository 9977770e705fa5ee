/** JMH runs, stored as a baseline or compared with it. */
@NullMarked
package dodona.bench.jmh;

import org.jspecify.annotations.NullMarked;
