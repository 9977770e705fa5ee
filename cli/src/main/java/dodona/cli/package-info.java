/** The command line: one class a command, each a thin door onto the library. */
@NullMarked
package dodona.cli;

import org.jspecify.annotations.NullMarked;
