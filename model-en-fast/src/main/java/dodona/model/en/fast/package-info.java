/** The fast English model, which is linear. Nothing flows in; the bytes of the model flow out. */
@NullMarked
package dodona.model.en.fast;

import org.jspecify.annotations.NullMarked;
