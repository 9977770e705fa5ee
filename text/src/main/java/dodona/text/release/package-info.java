/**
 * Models for all treebanks of a Universal Dependencies release: {@link
 * dodona.text.release.ReleaseTraining} trains them, and writes a card for each and a summary.
 */
@NullMarked
package dodona.text.release;

import org.jspecify.annotations.NullMarked;
