package dodona.neural.encoder;

import dodona.error.InvalidInputException;

/**
 * The dimensions of a BERT encoder.
 *
 * @param layers how many layers
 * @param width the length of a piece's vector
 * @param heads how many attention heads share the width
 * @param inner the width within the feed-forward part
 * @param positions how many pieces a window holds at most, {@code [CLS]} and {@code [SEP]} included
 * @param vocabulary how many word pieces are known
 * @param epsilon what is added to the variance when a vector is normalized
 */
public record EncoderConfig(
    int layers, int width, int heads, int inner, int positions, int vocabulary, float epsilon) {

  /** Checks the measures, so that nothing absurd is ever allocated. */
  public EncoderConfig {
    require("layers", layers, 1, 128);
    require("width", width, 1, 8192);
    require("heads", heads, 1, width);
    require("inner width", inner, 1, 65_536);
    require("positions", positions, 4, 65_536);
    require("vocabulary", vocabulary, 4, 4_000_000);
    if (width % heads != 0) {
      throw new InvalidInputException(
          "width " + width + " is not a multiple of " + heads + " attention heads");
    }
    if (!(epsilon >= 0 && epsilon < 1)) {
      throw new InvalidInputException("epsilon " + epsilon + "; expected 0 or more and below 1");
    }
  }

  private static void require(String what, int value, int least, int most) {
    if (value < least || value > most) {
      throw new InvalidInputException(what + " " + value + "; expected " + least + " to " + most);
    }
  }

  /** The width of one attention head. */
  public int headWidth() {
    return width / heads;
  }

  /** The same with another number of layers. */
  public EncoderConfig withLayers(int newLayers) {
    return new EncoderConfig(newLayers, width, heads, inner, positions, vocabulary, epsilon);
  }

  /** The same with another size of vocabulary. */
  public EncoderConfig withVocabulary(int newVocabulary) {
    return new EncoderConfig(layers, width, heads, inner, positions, newVocabulary, epsilon);
  }
}
