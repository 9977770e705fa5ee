/** The Portuguese model, which is linear. */
@NullMarked
package dodona.model.pt;

import org.jspecify.annotations.NullMarked;
