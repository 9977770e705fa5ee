/**
 * Golden files that anyone can check: what naive searches, which share no code with the library,
 * say of every small tree, kept in {@code src/test/resources/dodona/golden}.
 *
 * <p>{@link dodona.golden.GoldenFiles} writes them again; the tests compare the library with the
 * files, and the files with what the naive searches say today.
 */
@NullMarked
package dodona.golden;

import org.jspecify.annotations.NullMarked;
