/**
 * Commands that are killed at any moment: what they leave behind is whole or not there, and what
 * goes on later ends as if nothing had happened.
 */
@NullMarked
package dodona.stress.kill;

import org.jspecify.annotations.NullMarked;
