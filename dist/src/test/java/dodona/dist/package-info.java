/** Tests of the release: the archives, their content and the platforms that they run on. */
@NullMarked
package dodona.dist;

import org.jspecify.annotations.NullMarked;
