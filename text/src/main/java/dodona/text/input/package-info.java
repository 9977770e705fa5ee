/**
 * Inputs: texts, files and streams, read as sentences with their locations; raw text is segmented.
 */
@NullMarked
package dodona.text.input;

import org.jspecify.annotations.NullMarked;
