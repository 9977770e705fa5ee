/**
 * Pretrained BERT encoders: word pieces come in, a vector for each goes out, and in training its
 * gradient comes back. Encoders are stored in the common container of models.
 */
@NullMarked
package dodona.neural.encoder;

import org.jspecify.annotations.NullMarked;
