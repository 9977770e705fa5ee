/** A neural model for many languages. */
@NullMarked
package dodona.model.multi;

import org.jspecify.annotations.NullMarked;
