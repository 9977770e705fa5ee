/**
 * Analyses to hold: a sentence with its cells comes in, words and tokens that know each other and
 * their place in the text go out.
 */
@NullMarked
package dodona.text.analysis;

import org.jspecify.annotations.NullMarked;
