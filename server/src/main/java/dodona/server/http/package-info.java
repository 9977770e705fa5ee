/**
 * HTTP without a server: requests come in, responses go out, and a table says which endpoint makes
 * them.
 */
@NullMarked
package dodona.server.http;

import org.jspecify.annotations.NullMarked;
