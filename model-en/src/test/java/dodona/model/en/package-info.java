/** Tests with the English model. */
@NullMarked
package dodona.model.en;

import org.jspecify.annotations.NullMarked;
