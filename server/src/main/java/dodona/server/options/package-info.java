/** What a server is told: where to listen, and what to refuse. */
@NullMarked
package dodona.server.options;

import org.jspecify.annotations.NullMarked;
