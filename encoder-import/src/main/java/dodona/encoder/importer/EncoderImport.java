package dodona.encoder.importer;

import dodona.error.InvalidInputException;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderConfig;
import dodona.neural.encoder.EncoderWeights;
import dodona.neural.encoder.WordPieces;
import dodona.support.Checksum;
import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * Converts a BERT encoder from a foreign format.
 *
 * <pre>{@code
 * Encoder encoder = EncoderImport.from(Path.of("bge-small-en-v1.5"))
 *     .layers(6).vocabularyFrom(words).license("MIT").run();
 * }</pre>
 *
 * <p>The source is a folder of Hugging Face's, a file in {@code .safetensors}, {@code .onnx} or
 * {@code .index} (a TensorFlow checkpoint) with its vocabulary in the same folder, or a jar that
 * holds such files.
 */
public final class EncoderImport {

  private static final float EPSILON = 1e-12f;
  private static final int USUAL_HEAD = 64;

  private final Path source;
  private int layers;
  private int heads;
  private @Nullable Iterable<String> words;
  private int leastCount = 1;
  private String license = "unknown";

  private EncoderImport(Path source) {
    this.source = source;
  }

  /** Begins an import. */
  public static EncoderImport from(Path source) {
    return new EncoderImport(source);
  }

  /** Takes only so many layers, from the first; all if not said. */
  public EncoderImport layers(int count) {
    if (count < 1) {
      throw new InvalidInputException(count + " layers; expected at least 1");
    }
    this.layers = count;
    return this;
  }

  /** Sets the number of attention heads, if the files do not specify it. */
  public EncoderImport heads(int count) {
    if (count < 1) {
      throw new InvalidInputException(count + " heads; expected at least 1");
    }
    this.heads = count;
    return this;
  }

  /**
   * Keeps only the word pieces of these words, all single characters and the special pieces; all
   * pieces if not said.
   */
  public EncoderImport vocabularyFrom(Iterable<String> treebankWords) {
    this.words = treebankWords;
    return this;
  }

  /** Leaves out word pieces that occur less often in these words, each of which counts. */
  public EncoderImport vocabularyMinCount(int count) {
    if (count < 1) {
      throw new InvalidInputException("a minimum count of " + count + "; expected 1 or more");
    }
    this.leastCount = count;
    return this;
  }

  /** Says under which license the weights are. */
  public EncoderImport license(String name) {
    this.license = name;
    return this;
  }

  /**
   * Reads the encoder.
   *
   * @throws InvalidEncoderException if the files are damaged, contradict one another or are not
   *     those of a BERT
   */
  public Encoder run() throws IOException {
    if (!Files.exists(source)) {
      throw new NoSuchFileException(source.toString());
    }
    try {
      if (Files.isDirectory(source)) {
        return read(ForeignFolder.of(source));
      }
      String name = String.valueOf(source.getFileName());
      if (name.endsWith(".jar") || name.endsWith(".zip")) {
        try (Unpacked unpacked = Unpacked.of(source)) {
          return read(ForeignFolder.of(unpacked.folder()));
        }
      }
      return read(ForeignFolder.around(source));
    } catch (EOFException e) {
      throw new InvalidEncoderException(source + ": a file is truncated", e);
    } catch (CharacterCodingException e) {
      throw new InvalidEncoderException(source + ": a text is not UTF-8", e);
    } catch (ZipException e) {
      throw new InvalidEncoderException(source + ": a damaged archive: " + e.getMessage(), e);
    } catch (InvalidInputException e) {
      throw new InvalidEncoderException(source + ": cannot be imported: " + e.getMessage(), e);
    }
  }

  private Encoder read(ForeignFolder folder) throws IOException {
    String file = String.valueOf(folder.weights().getFileName());
    try (FileChannel channel = FileChannel.open(folder.weights())) {
      if (file.endsWith(".safetensors")) {
        return read(
            folder,
            ForeignWeights.of(Safetensors.read(channel), false, OptionalInt.empty()),
            folder.weights());
      }
      if (file.endsWith(".onnx")) {
        return read(folder, OnnxModel.read(channel), folder.weights());
      }
      if (file.endsWith(".index")) {
        Path data = folder.data();
        try (FileChannel dataChannel = FileChannel.open(data)) {
          return read(folder, TensorFlowCheckpoint.read(channel, dataChannel), data);
        }
      }
    }
    throw new InvalidInputException(
        "unknown format; expected a folder, a jar, or a .safetensors, .onnx or .index file");
  }

  private Encoder read(ForeignFolder folder, ForeignWeights foreign, Path weightsFile)
      throws IOException {
    Map<?, ?> settings = folder.json("config.json");
    if (settings == null) {
      settings = folder.json("bert_config.json");
    }
    WordPieces pieces = ForeignVocabulary.read(folder);
    EncoderConfig whole = config(foreign, settings == null ? Map.of() : settings);
    if (pieces.pieces().size() > whole.vocabulary()) {
      throw new InvalidInputException(
          pieces.pieces().size() + " word pieces, but vectors for " + whole.vocabulary());
    }
    if (layers > whole.layers()) {
      throw new InvalidInputException(
          "it has " + whole.layers() + " layers; expected at least " + layers);
    }
    int[] kept =
        words == null ? VocabularyCut.all(pieces) : VocabularyCut.keep(pieces, words, leastCount);
    EncoderConfig config =
        whole.withLayers(layers > 0 ? layers : whole.layers()).withVocabulary(kept.length);
    EncoderWeights weights = new BertTensors(foreign, config).read(kept);
    List<String> keptPieces = Arrays.stream(kept).mapToObj(pieces.pieces()::get).toList();
    Map<String, String> provenance = new LinkedHashMap<>();
    provenance.put("source", String.valueOf(source.getFileName()));
    provenance.put("file", String.valueOf(weightsFile.getFileName()));
    provenance.put("sha256", Checksum.of(weightsFile));
    provenance.put("layers", config.layers() + " of " + whole.layers());
    provenance.put("vocabulary", kept.length + " of " + pieces.pieces().size());
    return new Encoder(
        config,
        new WordPieces(keptPieces, pieces.normalization(), pieces.longestWord()),
        weights,
        license,
        provenance);
  }

  private EncoderConfig config(ForeignWeights foreign, Map<?, ?> settings) {
    require(settings, "model_type", "bert");
    require(settings, "hidden_act", "gelu");
    require(settings, "position_embedding_type", "absolute");
    long[] table = foreign.withSides(BertTensors.WORDS, 2).shape();
    int width = (int) table[1];
    long[] positions = foreign.withSides(BertTensors.POSITIONS, 2).shape();
    int inner = (int) foreign.withSides("encoder.layer.0.intermediate.dense.bias", 1).shape()[0];
    float epsilon =
        settings.get("layer_norm_eps") instanceof Number number ? number.floatValue() : EPSILON;
    return new EncoderConfig(
        foreign.layers(),
        width,
        heads(foreign, settings, width),
        inner,
        (int) positions[0],
        (int) table[0],
        epsilon);
  }

  private int heads(ForeignWeights foreign, Map<?, ?> settings, int width) {
    if (heads > 0) {
      return heads;
    }
    if (settings.get("num_attention_heads") instanceof Long number
        && number > 0
        && number <= width) {
      return number.intValue();
    }
    if (foreign.heads().isPresent()) {
      return foreign.heads().getAsInt();
    }
    if (width % USUAL_HEAD != 0) {
      throw new InvalidInputException("unknown number of attention heads. Set it with --heads.");
    }
    return width / USUAL_HEAD; // as in every BERT of its authors
  }

  private static void require(Map<?, ?> settings, String key, String expected) {
    Object value = settings.get(key);
    if (value != null && !value.equals(expected)) {
      throw new InvalidInputException(
          "its " + key + " is '" + value + "'; expected '" + expected + "'");
    }
  }
}
