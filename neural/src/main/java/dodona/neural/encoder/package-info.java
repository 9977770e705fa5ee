/**
 * Pretrained BERT encoders, which compute a vector for each word piece, and their gradients.
 * Encoders are stored in the same container format as models.
 */
@NullMarked
package dodona.neural.encoder;

import org.jspecify.annotations.NullMarked;
