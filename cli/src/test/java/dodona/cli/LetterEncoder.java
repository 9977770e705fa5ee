package dodona.cli;

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
import java.util.Random;

/** A tiny encoder of random weights, whose word pieces are the characters of ASCII. */
final class LetterEncoder {

  private LetterEncoder() {}

  /** Writes an encoder of one layer, with further word pieces. */
  static Path write(Path file, int width, String... more) throws IOException {
    List<String> pieces = new ArrayList<>(List.of("[PAD]", "[UNK]", "[CLS]", "[SEP]"));
    for (char c = '!'; c <= '~'; c++) {
      pieces.add(String.valueOf(c));
      pieces.add("##" + c);
    }
    pieces.addAll(List.of(more));
    EncoderConfig config = new EncoderConfig(1, width, 2, 16, 64, pieces.size(), 1e-6f);
    EncoderWeights weights = EncoderWeights.zeros(config);
    Random random = new Random(1);
    for (Parameter parameter : weights.all()) {
      for (float[] row : parameter.rows()) {
        for (int i = 0; i < row.length; i++) {
          row[i] = (float) random.nextGaussian() * 0.2f;
        }
      }
    }
    WordPieces split = new WordPieces(pieces, Normalization.CASED, 100);
    EncoderFile.write(
        new Encoder(config, split, weights, "none", Map.of()), WeightFormat.FLOAT32, file, true);
    return file;
  }
}
