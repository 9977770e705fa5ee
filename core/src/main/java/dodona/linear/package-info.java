/**
 * Linear learning: weight tables trained on hashed features, and scores computed from their rows.
 * The package is independent of the meaning of features, so that the parser, segmenter, tagger and
 * lemmatizer share it.
 *
 * <p>{@link dodona.linear.Hash} and {@link dodona.linear.RowLayout} lead from features to rows,
 * {@link dodona.linear.RowSum} adds rows up. {@link dodona.linear.AveragedWeights} are weights in
 * training, of which a {@link dodona.linear.Mixture} may take the mean; {@link
 * dodona.linear.Quantizer} and {@link dodona.linear.WeightCodec} make small integers and bytes of
 * them. {@link dodona.linear.BinaryModel} and {@link dodona.linear.RowTable} are finished models.
 */
@NullMarked
package dodona.linear;

import org.jspecify.annotations.NullMarked;
