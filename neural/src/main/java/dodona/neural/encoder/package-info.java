/**
 * Pretrained BERT encoders: word pieces come in, a vector for each goes out, and in training its
 * gradient comes back. Encoders are kept in checked files of our own; {@code foreign} reads others.
 */
@NullMarked
package dodona.neural.encoder;

import org.jspecify.annotations.NullMarked;
