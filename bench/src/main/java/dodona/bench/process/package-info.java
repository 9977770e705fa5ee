/** Other programs run as processes, with their time and memory. */
@NullMarked
package dodona.bench.process;

import org.jspecify.annotations.NullMarked;
