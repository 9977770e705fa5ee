/** Dodona's own interface: texts and treebanks come in, analyses and scores go out. */
@NullMarked
package dodona.server.api;

import org.jspecify.annotations.NullMarked;
