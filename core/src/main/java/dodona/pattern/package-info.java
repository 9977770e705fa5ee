/**
 * Search for patterns in dependency trees.
 *
 * <p>{@link dodona.pattern.TreePattern} is the entry point.
 */
@NullMarked
package dodona.pattern;

import org.jspecify.annotations.NullMarked;
