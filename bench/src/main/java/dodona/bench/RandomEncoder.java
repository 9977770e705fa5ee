package dodona.bench;

import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderConfig;
import dodona.neural.encoder.EncoderFile;
import dodona.neural.encoder.EncoderWeights;
import dodona.neural.encoder.Normalization;
import dodona.neural.encoder.Parameter;
import dodona.neural.encoder.WeightFormat;
import dodona.neural.encoder.WordPieces;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * An encoder with the letters of English as its vocabulary and two layers of random weights, for
 * programs that need any encoder.
 */
public final class RandomEncoder {

  private static final double SPREAD = 0.6;

  private RandomEncoder() {}

  /** Writes it to the file that is named. */
  public static void main(String[] args) throws IOException {
    write(Path.of(args[0]));
  }

  /** Writes it to a file, which may be replaced. */
  public static void write(Path file) throws IOException {
    List<String> pieces = new ArrayList<>(List.of("[PAD]", "[UNK]", "[CLS]", "[SEP]"));
    for (char letter = '!'; letter <= '~'; letter++) {
      pieces.add(String.valueOf(letter));
      pieces.add("##" + letter);
    }
    EncoderConfig config = new EncoderConfig(2, 16, 2, 24, 20, pieces.size(), 1e-6f);
    EncoderWeights weights = EncoderWeights.zeros(config);
    SplittableRandom random = new SplittableRandom(1);
    for (Parameter parameter : weights.all()) {
      int middle = parameter.name().endsWith("scale") ? 1 : 0;
      for (float[] row : parameter.rows()) {
        for (int i = 0; i < row.length; i++) {
          row[i] = (float) (middle + SPREAD * (random.nextDouble() - 0.5));
        }
      }
    }
    Encoder encoder =
        new Encoder(
            config, new WordPieces(pieces, Normalization.UNCASED, 100), weights, "none", Map.of());
    EncoderFile.write(encoder, WeightFormat.FLOAT32, file, true);
  }
}
