/** The server: options and models come in, HTTP goes out. */
@NullMarked
package dodona.server;

import org.jspecify.annotations.NullMarked;
