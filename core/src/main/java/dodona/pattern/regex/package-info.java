/** Regular expressions that take linear time whatever they are. */
@NullMarked
package dodona.pattern.regex;

import org.jspecify.annotations.NullMarked;
