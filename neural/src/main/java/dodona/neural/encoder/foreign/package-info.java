/**
 * Encoders in the formats of others come in, ours go out. This is the only room that knows foreign
 * formats, and it trusts none of their numbers.
 */
@NullMarked
package dodona.neural.encoder.foreign;

import org.jspecify.annotations.NullMarked;
