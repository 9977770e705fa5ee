package dodona.experiment;

import dodona.experiment.plan.Description;
import dodona.experiment.plan.DescriptionReader;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderConfig;
import dodona.neural.encoder.EncoderFile;
import dodona.neural.encoder.EncoderWeights;
import dodona.neural.encoder.Normalization;
import dodona.neural.encoder.Parameter;
import dodona.neural.encoder.WeightFormat;
import dodona.neural.encoder.WordPieces;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Treebanks and descriptions so small that experiments on them take a moment. */
public final class TinyExperiment {

  private static final String TREEBANK =
      """
      # sent_id = 1
      1\tThe\tthe\tDET\t_\t_\t2\tdet\t_\t_
      2\tcat\tcat\tNOUN\t_\t_\t3\tnsubj\t_\t_
      3\tsleeps\tsleep\tVERB\t_\t_\t0\troot\t_\t_

      # sent_id = 2
      1\tA\ta\tDET\t_\t_\t2\tdet\t_\t_
      2\ttalk\ttalk\tNOUN\t_\t_\t3\tnsubj\t_\t_
      3\tbegins\tbegin\tVERB\t_\t_\t0\troot\t_\t_
      4\ton\ton\tADP\t_\t_\t5\tcase\t_\t_
      5\tcats\tcat\tNOUN\t_\t_\t2\tnmod\t_\t_

      # sent_id = 3
      1\tCats\tcat\tNOUN\t_\t_\t2\tnsubj\t_\t_
      2\tsleep\tsleep\tVERB\t_\t_\t0\troot\t_\t_

      # sent_id = 4
      1\tWhom\twho\tPRON\t_\t_\t4\tobj\t_\t_
      2\tdo\tdo\tAUX\t_\t_\t4\taux\t_\t_
      3\tcats\tcat\tNOUN\t_\t_\t4\tnsubj\t_\t_
      4\tlike\tlike\tVERB\t_\t_\t0\troot\t_\t_

      """;

  private TinyExperiment() {}

  /** Writes a treebank, once as a file each for training, development and test. */
  public static void writeTreebank(Path folder) throws IOException {
    Files.createDirectories(folder);
    for (String part : List.of("train", "dev", "test")) {
      Files.writeString(folder.resolve("tiny-" + part + ".conllu"), TREEBANK);
    }
  }

  /** A description on one treebank called {@code Tiny}, which is written, too. */
  public static Description describe(Path folder, String lines) throws IOException {
    writeTreebank(folder.resolve("Tiny"));
    Path file = folder.resolve("tiny.yaml");
    Files.writeString(file, "title: A tiny experiment\ntreebanks: Tiny\n" + lines);
    return DescriptionReader.read(file, folder, false, List.of());
  }

  /** Writes an encoder of one layer with random weights, which knows the letters. */
  public static void writeEncoder(Path file, long seed) throws IOException {
    List<String> pieces = new ArrayList<>(List.of("[UNK]", "[CLS]", "[SEP]"));
    for (char c = 'a'; c <= 'z'; c++) {
      pieces.add(String.valueOf(c));
      pieces.add(WordPieces.CONTINUATION + c);
    }
    EncoderConfig config = new EncoderConfig(1, 8, 2, 16, 64, pieces.size(), 1e-6f);
    EncoderWeights weights = EncoderWeights.zeros(config);
    Random random = new Random(seed);
    for (Parameter parameter : weights.all()) {
      for (float[] row : parameter.rows()) {
        for (int i = 0; i < row.length; i++) {
          row[i] = (float) random.nextGaussian();
        }
      }
    }
    WordPieces tokenizer = new WordPieces(pieces, Normalization.UNCASED, 100);
    Encoder encoder = new Encoder(config, tokenizer, weights, "none", Map.of());
    EncoderFile.write(encoder, WeightFormat.FLOAT32, file, true);
  }

  /** The settings of a greedy SwapStandard with some oracles. */
  public static String swapSettings(String oracles) {
    return """
        settings:
          - {system: swap-standard, oracle: %s, search: greedy, iterations: 3, hash-bits: 14}
        """
        .formatted(oracles);
  }
}
