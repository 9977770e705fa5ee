/** Output formats for analyses: CoNLL-U, JSON, displaCy and images. */
@NullMarked
package dodona.text.output;

import org.jspecify.annotations.NullMarked;
