/** General utilities: atomic file output, JSON, messages, and the width of text in a terminal. */
@NullMarked
package dodona.support;

import org.jspecify.annotations.NullMarked;
