/** Commands about the program itself: help, manual pages and shell completion. */
@NullMarked
package dodona.cli.command.help;

import org.jspecify.annotations.NullMarked;
