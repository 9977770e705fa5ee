/**
 * Gold derivations: which of the correct derivations of a tree a beam search is compared with.
 *
 * <p>For other packages of this module only.
 */
@NullMarked
package dodona.train.gold;

import org.jspecify.annotations.NullMarked;
