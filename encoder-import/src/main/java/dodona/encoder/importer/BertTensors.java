package dodona.encoder.importer;

import dodona.neural.encoder.EncoderConfig;
import dodona.neural.encoder.EncoderWeights;
import dodona.neural.encoder.LayerWeights;
import dodona.neural.encoder.Parameter;
import dodona.neural.kernel.Elementwise;
import java.io.IOException;

/** Copies the tensors of a foreign BERT to where our encoder has them. */
final class BertTensors {

  static final String WORDS = "embeddings.word_embeddings.weight";
  static final String POSITIONS = "embeddings.position_embeddings.weight";
  private static final String TYPES = "embeddings.token_type_embeddings.weight";

  private final ForeignWeights foreign;
  private final EncoderConfig config;
  private final int width;

  BertTensors(ForeignWeights foreign, EncoderConfig config) {
    this.foreign = foreign;
    this.config = config;
    this.width = config.width();
  }

  /**
   * The weights, with as many layers and pieces as the encoder has.
   *
   * @param pieces the numbers of the pieces to take
   */
  EncoderWeights read(int[] pieces) throws IOException {
    requireAll(); // before anything is allocated
    EncoderWeights weights = EncoderWeights.zeros(config);
    ForeignTensor words = foreign.withSides(WORDS, 2);
    for (int i = 0; i < pieces.length; i++) {
      words.read(pieces[i], weights.words().rows()[i]);
    }
    positions(weights.positions());
    vector("embeddings.LayerNorm.weight", weights.scale(), 0);
    vector("embeddings.LayerNorm.bias", weights.shift(), 0);
    for (int i = 0; i < config.layers(); i++) {
      layer("encoder.layer." + i + ".", weights.layers().get(i));
    }
    return weights;
  }

  private void requireAll() {
    foreign.get(POSITIONS, config.positions(), width);
    foreign.get(TYPES, foreign.withSides(TYPES, 2).shape()[0], width);
    for (int i = 0; i < config.layers(); i++) {
      String layer = "encoder.layer." + i + ".";
      for (String part : new String[] {"query", "key", "value"}) {
        requireLinear(layer + "attention.self." + part, width, width);
      }
      requireLinear(layer + "attention.output.dense", width, width);
      requireLinear(layer + "intermediate.dense", width, config.inner());
      requireLinear(layer + "output.dense", config.inner(), width);
    }
  }

  private void requireLinear(String name, int in, int out) {
    if (foreign.inputsFirst()) {
      foreign.get(name + ".weight", in, out);
    } else {
      foreign.get(name + ".weight", out, in);
    }
    foreign.get(name + ".bias", out);
  }

  /** Dodona has one token type, so its vector can as well be part of every position's. */
  private void positions(Parameter to) throws IOException {
    ForeignTensor positions = foreign.get(POSITIONS, config.positions(), width);
    float[] type = new float[width];
    foreign.withSides(TYPES, 2).read(0, type);
    for (int i = 0; i < config.positions(); i++) {
      positions.read(i, to.rows()[i]);
      Elementwise.add(to.rows()[i], type, width);
    }
  }

  private void layer(String name, LayerWeights to) throws IOException {
    String self = name + "attention.self.";
    String[] parts = {"query", "key", "value"};
    for (int i = 0; i < parts.length; i++) {
      linear(self + parts[i], width, width, to.attention(), i * width);
      vector(self + parts[i] + ".bias", to.attentionBias(), i * width);
    }
    linear(name + "attention.output.dense", width, width, to.output(), 0);
    vector(name + "attention.output.dense.bias", to.outputBias(), 0);
    vector(name + "attention.output.LayerNorm.weight", to.middleScale(), 0);
    vector(name + "attention.output.LayerNorm.bias", to.middleShift(), 0);
    linear(name + "intermediate.dense", width, config.inner(), to.inner(), 0);
    vector(name + "intermediate.dense.bias", to.innerBias(), 0);
    linear(name + "output.dense", config.inner(), width, to.outer(), 0);
    vector(name + "output.dense.bias", to.outerBias(), 0);
    vector(name + "output.LayerNorm.weight", to.finalScale(), 0);
    vector(name + "output.LayerNorm.bias", to.finalShift(), 0);
  }

  private void linear(String name, int in, int out, Parameter to, int column) throws IOException {
    ForeignTensor tensor = foreign.withSides(name + ".weight", 2);
    float[] row = new float[foreign.inputsFirst() ? out : in];
    for (int i = 0; i < (foreign.inputsFirst() ? in : out); i++) {
      tensor.read(i, row);
      for (int j = 0; j < row.length; j++) {
        if (foreign.inputsFirst()) {
          to.rows()[i][column + j] = row[j];
        } else {
          to.rows()[j][column + i] = row[j];
        }
      }
    }
  }

  private void vector(String name, Parameter to, int column) throws IOException {
    int length = name.contains(".self.") ? width : to.columns();
    float[] values = new float[length];
    foreign.get(name, length).read(0, values);
    System.arraycopy(values, 0, to.values(), column, length);
  }
}
