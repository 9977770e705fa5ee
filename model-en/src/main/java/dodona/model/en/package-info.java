/** The English model, which is neural. */
@NullMarked
package dodona.model.en;

import org.jspecify.annotations.NullMarked;
