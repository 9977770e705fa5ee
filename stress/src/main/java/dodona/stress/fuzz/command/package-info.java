/**
 * Generated command lines that cover every declared command and option, with small files for their
 * paths.
 */
@NullMarked
package dodona.stress.fuzz.command;

import org.jspecify.annotations.NullMarked;
