/** The English model, which is neural. Nothing flows in; the bytes of the model flow out. */
@NullMarked
package dodona.model.en;

import org.jspecify.annotations.NullMarked;
