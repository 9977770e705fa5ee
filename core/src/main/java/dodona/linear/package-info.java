/**
 * Linear learning: hashed features and decisions come in, a weight table goes out; and rows of the
 * table come in, scores go out. What the features describe is not known here, so that the parser,
 * segmenter, tagger and lemmatizer share all of it.
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
