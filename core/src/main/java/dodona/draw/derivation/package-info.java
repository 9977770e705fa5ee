/** Derivations as text: the steps of an oracle, and those of a parser. */
@NullMarked
package dodona.draw.derivation;

import org.jspecify.annotations.NullMarked;
