/** The command that searches trees, and its output formats. */
@NullMarked
package dodona.cli.command.search;

import org.jspecify.annotations.NullMarked;
