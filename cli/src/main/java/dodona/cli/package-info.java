/** The command line's entry point: starts the command asked for and reports its failure. */
@NullMarked
package dodona.cli;

import org.jspecify.annotations.NullMarked;
