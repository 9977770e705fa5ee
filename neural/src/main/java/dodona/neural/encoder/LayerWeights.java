package dodona.neural.encoder;

import java.util.List;

/**
 * The weights of one layer.
 *
 * @param attention the maps to queries, keys and values, side by side
 * @param attentionBias what is added to these
 * @param output the map from all heads back to the width
 * @param outputBias what is added to it
 * @param middleScale what the vector between the two parts is scaled by once normalized
 * @param middleShift what is then added to it
 * @param inner the map into the feed-forward part
 * @param innerBias what is added to it
 * @param outer the map back to the width
 * @param outerBias what is added to it
 * @param finalScale what the layer's result is scaled by once normalized
 * @param finalShift what is then added to it
 */
public record LayerWeights(
    Parameter attention,
    Parameter attentionBias,
    Parameter output,
    Parameter outputBias,
    Parameter middleScale,
    Parameter middleShift,
    Parameter inner,
    Parameter innerBias,
    Parameter outer,
    Parameter outerBias,
    Parameter finalScale,
    Parameter finalShift) {

  static LayerWeights zeros(int layer, EncoderConfig config) {
    String name = "layer " + (layer + 1) + " ";
    int width = config.width();
    return new LayerWeights(
        new Parameter(name + "attention", width, 3 * width),
        Parameter.vector(name + "attention bias", 3 * width),
        new Parameter(name + "output", width, width),
        Parameter.vector(name + "output bias", width),
        Parameter.vector(name + "middle scale", width),
        Parameter.vector(name + "middle shift", width),
        new Parameter(name + "inner", width, config.inner()),
        Parameter.vector(name + "inner bias", config.inner()),
        new Parameter(name + "outer", config.inner(), width),
        Parameter.vector(name + "outer bias", width),
        Parameter.vector(name + "final scale", width),
        Parameter.vector(name + "final shift", width));
  }

  /** All of them, in the order of files. */
  public List<Parameter> all() {
    return List.of(
        attention,
        attentionBias,
        output,
        outputBias,
        middleScale,
        middleShift,
        inner,
        innerBias,
        outer,
        outerBias,
        finalScale,
        finalShift);
  }
}
