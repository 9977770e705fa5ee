package dodona.neural.encoder;

import java.util.ArrayList;
import java.util.List;

/**
 * All weights of an encoder, or their gradient.
 *
 * @param words a vector for each word piece
 * @param positions a vector for each position, that of the first token type included
 * @param scale what the sum of both is scaled by once normalized
 * @param shift what is then added to it
 * @param layers the layers, from the first
 */
public record EncoderWeights(
    Parameter words,
    Parameter positions,
    Parameter scale,
    Parameter shift,
    List<LayerWeights> layers) {

  /** Weights that are all zero. */
  public static EncoderWeights zeros(EncoderConfig config) {
    List<LayerWeights> layers = new ArrayList<>();
    for (int i = 0; i < config.layers(); i++) {
      layers.add(LayerWeights.zeros(i, config));
    }
    return new EncoderWeights(
        new Parameter("words", config.vocabulary(), config.width()),
        new Parameter("positions", config.positions(), config.width()),
        Parameter.vector("embedding scale", config.width()),
        Parameter.vector("embedding shift", config.width()),
        List.copyOf(layers));
  }

  /** All of them, in the order of files; the vectors of words come first. */
  public List<Parameter> all() {
    List<Parameter> all = new ArrayList<>(List.of(words, positions, scale, shift));
    for (LayerWeights layer : layers) {
      all.addAll(layer.all());
    }
    return all;
  }
}
