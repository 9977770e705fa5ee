/**
 * Alignment of the words of two files, whose segmentation may differ.
 *
 * <p>Both files are read side by side, one <i>stretch</i> at a time: the fewest sentences of either
 * file that cover the same characters, which is one of each unless a sentence boundary was missed.
 */
@NullMarked
package dodona.evaluate.alignment;

import org.jspecify.annotations.NullMarked;
