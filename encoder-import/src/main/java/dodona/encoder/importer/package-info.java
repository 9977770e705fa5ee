/**
 * Importers for pretrained encoders in foreign formats: safetensors, ONNX and TensorFlow. No other
 * package depends on these formats. All numbers are validated.
 */
@NullMarked
package dodona.encoder.importer;

import org.jspecify.annotations.NullMarked;
