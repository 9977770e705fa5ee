/**
 * Search: a scorer and a transition system come in, and for every sentence a tree goes out.
 *
 * <p>{@link dodona.search.Parser} is the door for users; {@link dodona.search.Beam} and {@link
 * dodona.search.EasyFirstParser} search, and belong to one thread each.
 */
@NullMarked
package dodona.search;

import org.jspecify.annotations.NullMarked;
