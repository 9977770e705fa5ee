/** Streams, progress, output files, exit codes and errors as users see them. */
@NullMarked
package dodona.cli.terminal;

import org.jspecify.annotations.NullMarked;
