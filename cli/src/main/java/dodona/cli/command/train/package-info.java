/** Commands that train models and prepare what training needs. */
@NullMarked
package dodona.cli.command.train;

import org.jspecify.annotations.NullMarked;
