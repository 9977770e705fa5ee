/**
 * Search for the best tree of a sentence with a scorer and a transition system.
 *
 * <p>{@link dodona.search.Parser} is the entry point; {@link dodona.search.Beam} searches and is
 * not thread-safe.
 */
@NullMarked
package dodona.search;

import org.jspecify.annotations.NullMarked;
