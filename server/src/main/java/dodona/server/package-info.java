/** The server: starts with options and models, and serves HTTP. */
@NullMarked
package dodona.server;

import org.jspecify.annotations.NullMarked;
