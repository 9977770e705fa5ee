/** Load tests of one pipeline shared by many threads. Checks results and memory. */
@NullMarked
package dodona.stress.share;

import org.jspecify.annotations.NullMarked;
