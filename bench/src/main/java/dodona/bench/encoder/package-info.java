/**
 * The forward pass of an encoder beside ONNX Runtime's, in one run: {@code bench/encoder --help}.
 */
@NullMarked
package dodona.bench.encoder;

import org.jspecify.annotations.NullMarked;
