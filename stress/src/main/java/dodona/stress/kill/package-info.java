/**
 * Commands killed at random moments. Checks that files are complete or absent, and that resumed
 * work ends with the same bytes.
 */
@NullMarked
package dodona.stress.kill;

import org.jspecify.annotations.NullMarked;
