/** Pages of HTML that need nothing but themselves: trees, derivations and errors. */
@NullMarked
package dodona.draw.page;

import org.jspecify.annotations.NullMarked;
