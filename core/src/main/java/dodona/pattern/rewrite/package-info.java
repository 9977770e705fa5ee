/** Changes to the words that patterns have found. */
@NullMarked
package dodona.pattern.rewrite;

import org.jspecify.annotations.NullMarked;
