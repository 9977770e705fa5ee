/**
 * Inputs that are nearly right: a seed goes in; treebanks, text and models with damage come out.
 */
@NullMarked
package dodona.stress.fuzz.input;

import org.jspecify.annotations.NullMarked;
