/** Endpoints that serve the web UI's files. */
@NullMarked
package dodona.server.page;

import org.jspecify.annotations.NullMarked;
