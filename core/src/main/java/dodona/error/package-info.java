/** Errors that users can correct. */
@NullMarked
package dodona.error;

import org.jspecify.annotations.NullMarked;
