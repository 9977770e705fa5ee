/**
 * Import of pretrained BERT encoders from foreign file formats. Only the conversion needs this
 * module: training and parsing use {@code dodona.neural}.
 */
module dodona.encoder.importer {
  requires static transitive org.jspecify;
  requires dodona.core;
  requires transitive dodona.neural;

  exports dodona.encoder.importer;
}
