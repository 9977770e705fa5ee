/**
 * The only room that knows Jetty: bytes of clients come in, requests go to endpoints, and their
 * responses go out as bytes.
 */
@NullMarked
package dodona.server.jetty;

import org.jspecify.annotations.NullMarked;
