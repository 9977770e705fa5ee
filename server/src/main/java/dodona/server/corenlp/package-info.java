/** The interface of CoreNLP's server: its clients' requests come in, what they expect goes out. */
@NullMarked
package dodona.server.corenlp;

import org.jspecify.annotations.NullMarked;
