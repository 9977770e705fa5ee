/**
 * Likely annotation errors: words whose annotation is unusual in their treebank.
 *
 * <p>A {@link dodona.review.Review} ranks them; {@link dodona.review.PlantedErrors} measures how
 * good the ranking is.
 */
@NullMarked
package dodona.review;

import org.jspecify.annotations.NullMarked;
