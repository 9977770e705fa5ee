/** What is released: the archives, what is in them, and what they run on. */
@NullMarked
package dodona.dist;

import org.jspecify.annotations.NullMarked;
