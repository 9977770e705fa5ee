/** The Portuguese model, which is linear. Nothing flows in; the bytes of the model flow out. */
@NullMarked
package dodona.model.pt;

import org.jspecify.annotations.NullMarked;
