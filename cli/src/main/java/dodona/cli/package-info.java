/** The entry point of the command line: runs a command and reports failures. */
@NullMarked
package dodona.cli;

import org.jspecify.annotations.NullMarked;
