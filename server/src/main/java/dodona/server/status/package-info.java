/** What machines ask a server: whether it lives, whether it is ready, and how much it has done. */
@NullMarked
package dodona.server.status;

import org.jspecify.annotations.NullMarked;
