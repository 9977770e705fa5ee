/** Served models, found by name, and analyses within the server's limits. */
@NullMarked
package dodona.server.model;

import org.jspecify.annotations.NullMarked;
