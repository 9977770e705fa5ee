/**
 * Significance of differences between systems: paired tests over the sentences and words of one or
 * more treebanks.
 */
@NullMarked
package dodona.evaluate.significance;

import org.jspecify.annotations.NullMarked;
