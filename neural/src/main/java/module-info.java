/**
 * Neural parsing: pretrained encoders in pure Java, encoder-based parsers, and their training.
 *
 * <p>The Vector API is not required, but used where it is there: see {@link
 * dodona.neural.kernel.Kernels#best()}.
 */
module dodona.neural {
  requires static transitive org.jspecify;
  requires transitive dodona.core;

  exports dodona.neural.encoder;
  exports dodona.neural.kernel;
  exports dodona.neural.model;
  exports dodona.neural.network;
  exports dodona.neural.train;

  provides dodona.model.ModelKind with
      dodona.neural.model.NeuralKind;
}
