/** Self-contained HTML pages: trees, derivations and errors. */
@NullMarked
package dodona.draw.page;

import org.jspecify.annotations.NullMarked;
