/** Analyzed sentences: words and tokens with their relations and their offsets in the text. */
@NullMarked
package dodona.text.analysis;

import org.jspecify.annotations.NullMarked;
