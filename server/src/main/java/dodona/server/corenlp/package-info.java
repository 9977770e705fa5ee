/** Endpoints for clients of CoreNLP's server. */
@NullMarked
package dodona.server.corenlp;

import org.jspecify.annotations.NullMarked;
