/**
 * The layout of raw text: kinds of characters, quoted lines, list items, and words that are divided
 * at the end of a line.
 */
@NullMarked
package dodona.text.layout;

import org.jspecify.annotations.NullMarked;
