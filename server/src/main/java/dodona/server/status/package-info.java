/** Health checks and metrics. */
@NullMarked
package dodona.server.status;

import org.jspecify.annotations.NullMarked;
