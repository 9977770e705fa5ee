/**
 * Search: a scorer and a transition system come in, and for every sentence a tree goes out.
 *
 * <p>{@link dodona.search.Parser} is the door for users; {@link dodona.search.Beam} searches, and
 * belongs to one thread.
 */
@NullMarked
package dodona.search;

import org.jspecify.annotations.NullMarked;
