/**
 * Inputs: texts, files and streams come in, sentences with their places go out, segmented where
 * they are raw text.
 */
@NullMarked
package dodona.text.input;

import org.jspecify.annotations.NullMarked;
