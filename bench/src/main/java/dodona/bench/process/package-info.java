/** Other programs as processes: a command line comes in, what it cost goes out. */
@NullMarked
package dodona.bench.process;

import org.jspecify.annotations.NullMarked;
