/** Server options: addresses to listen on, and limits. */
@NullMarked
package dodona.server.options;

import org.jspecify.annotations.NullMarked;
