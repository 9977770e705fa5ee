package dodona.neural.encoder;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** An encoder of random weights. */
public final class TinyEncoder {

  private TinyEncoder() {}

  /** As many layers as asked for, 12 wide, for windows of ten pieces. */
  public static Encoder of(int layers, long seed) {
    List<String> pieces = vocabulary();
    EncoderConfig config = new EncoderConfig(layers, 12, 3, 20, 10, pieces.size(), 1e-6f);
    return of(config, pieces, seed, 0.4);
  }

  /** Special pieces, some words, and all letters at the start and inside of a word. */
  private static List<String> vocabulary() {
    List<String> pieces = new ArrayList<>();
    pieces.addAll(List.of("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "[unused1]"));
    pieces.addAll(List.of("dogs", "chase", "cats", "the", "##ing", "un", "cha"));
    for (char c = 'a'; c <= 'z'; c++) {
      pieces.add(String.valueOf(c));
      pieces.add("##" + c);
    }
    pieces.addAll(List.of(".", ",", "'", "é", "北"));
    return pieces;
  }

  /** An encoder of a given shape, with weights spread about 0, or about 1 for scales. */
  public static Encoder of(EncoderConfig config, List<String> pieces, long seed, double spread) {
    EncoderWeights weights = EncoderWeights.zeros(config);
    Random random = new Random(seed);
    for (Parameter parameter : weights.all()) {
      for (float[] row : parameter.rows()) {
        for (int i = 0; i < row.length; i++) {
          float base = parameter.name().endsWith("scale") ? 1 : 0;
          row[i] = (float) (base + random.nextGaussian() * spread);
        }
      }
    }
    return new Encoder(
        config,
        new WordPieces(pieces, Normalization.UNCASED, 100),
        weights,
        "none",
        Map.of("source", "a test"));
  }
}
