package dodona.neural.encoder;

import dodona.neural.kernel.Rows;

/** Gradients within a layer, in arrays that all layers share. */
final class LayerGradient {

  private final EncoderConfig config;
  final Linear.Scratch scratch = new Linear.Scratch();

  /** Of a branch before it was added to what came in. */
  float[][] branch = new float[0][];

  float[][] inner = new float[0][];
  float[][] context = new float[0][];
  float[][] projected = new float[0][];

  LayerGradient(EncoderConfig config) {
    this.config = config;
  }

  void reserve(int rows) {
    branch = Rows.atLeast(branch, rows, config.width());
    inner = Rows.atLeast(inner, rows, config.inner());
    context = Rows.atLeast(context, rows, config.width());
    projected = Rows.atLeast(projected, rows, 3 * config.width());
  }
}
