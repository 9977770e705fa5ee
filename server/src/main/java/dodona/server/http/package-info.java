/** HTTP requests, responses and routes, independent of any server. */
@NullMarked
package dodona.server.http;

import org.jspecify.annotations.NullMarked;
