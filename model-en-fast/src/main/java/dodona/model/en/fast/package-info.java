/** The fast English model, which is linear. */
@NullMarked
package dodona.model.en.fast;

import org.jspecify.annotations.NullMarked;
