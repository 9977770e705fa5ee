/**
 * Comparison of the encoder's forward pass with ONNX Runtime in one run: {@code bench/encoder
 * --help}.
 */
@NullMarked
package dodona.bench.encoder;

import org.jspecify.annotations.NullMarked;
