/** Generated inputs that are almost valid: damaged treebanks, texts and models. */
@NullMarked
package dodona.stress.fuzz.input;

import org.jspecify.annotations.NullMarked;
