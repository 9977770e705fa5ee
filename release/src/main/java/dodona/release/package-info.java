/** The files that a release would upload in; what is wrong with them out. */
@NullMarked
package dodona.release;

import org.jspecify.annotations.NullMarked;
