/**
 * Which language a text is in: texts come in, and guesses go out, by profiles of languages that are
 * learnt from text and kept in files of their own.
 */
@NullMarked
package dodona.text.language;

import org.jspecify.annotations.NullMarked;
