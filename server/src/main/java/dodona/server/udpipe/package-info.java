/** Endpoints for clients of UDPipe's REST service. */
@NullMarked
package dodona.server.udpipe;

import org.jspecify.annotations.NullMarked;
