/** Analyses in files: analyzed sentences come in, CoNLL-U, JSON, displaCy and pictures go out. */
@NullMarked
package dodona.text.output;

import org.jspecify.annotations.NullMarked;
