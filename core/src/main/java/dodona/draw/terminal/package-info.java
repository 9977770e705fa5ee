/** Trees and errors as text for the terminal. */
@NullMarked
package dodona.draw.terminal;

import org.jspecify.annotations.NullMarked;
