/**
 * Features of configurations, hashed to rows of the weight table.
 *
 * <p>A {@link dodona.feature.FeatureModel} is text in the literature's names, such as {@code S0w
 * B0p}. Compiled to a {@link dodona.feature.FeatureExtractor} it hashes the words once a sentence
 * and mixes what it needs of them once a configuration, without allocating anything.
 */
@NullMarked
package dodona.feature;

import org.jspecify.annotations.NullMarked;
