/** Checks of the files that a release would upload. */
@NullMarked
package dodona.release;

import org.jspecify.annotations.NullMarked;
