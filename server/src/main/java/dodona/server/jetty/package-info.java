/** The HTTP server: connections, queues and limits. The only package that depends on Jetty. */
@NullMarked
package dodona.server.jetty;

import org.jspecify.annotations.NullMarked;
