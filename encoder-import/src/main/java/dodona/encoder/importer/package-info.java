/**
 * Importers for pretrained encoders in foreign formats: safetensors, ONNX and TensorFlow. This is
 * the only package that knows those formats, and it validates every number that it reads.
 */
@NullMarked
package dodona.encoder.importer;

import org.jspecify.annotations.NullMarked;
