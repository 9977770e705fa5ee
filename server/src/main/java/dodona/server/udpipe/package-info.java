/** UDPipe's REST interface: its clients' requests come in, what they expect goes out. */
@NullMarked
package dodona.server.udpipe;

import org.jspecify.annotations.NullMarked;
