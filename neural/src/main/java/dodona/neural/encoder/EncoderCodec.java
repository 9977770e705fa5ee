package dodona.neural.encoder;

import dodona.error.InvalidInputException;
import dodona.linear.Codec;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/**
 * The stored form of an encoder, in a file of its own or as part of a model.
 *
 * <pre>
 * the manifest, JSON in UTF-8
 * the word pieces in UTF-8, each ended by a line feed
 * the weights in the order of {@link EncoderWeights#all}, see {@link WeightFormat}
 * </pre>
 *
 * <p>Manifest and word pieces are preceded by an int, the number of their bytes. Numbers are
 * big-endian.
 */
public final class EncoderCodec {

  private final Encoder encoder;
  private final WeightFormat format;
  private final WeightFormat embeddings;
  private final EncoderManifest manifest;
  private final byte[] head;

  /** Prepares an encoder to be written, with weights in this format. */
  public EncoderCodec(Encoder encoder, WeightFormat format) throws IOException {
    this(encoder, format, format);
  }

  /**
   * Prepares an encoder to be written.
   *
   * @param embeddings the format of the vectors of word pieces
   */
  public EncoderCodec(Encoder encoder, WeightFormat format, WeightFormat embeddings)
      throws IOException {
    this.encoder = encoder;
    this.format = format;
    this.embeddings = embeddings;
    WordPieces pieces = encoder.wordPieces();
    this.manifest =
        new EncoderManifest(
            encoder.config(),
            pieces.normalization(),
            pieces.longestWord(),
            format,
            embeddings,
            encoder.license(),
            encoder.provenance());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    Codec.writeText(manifest.toJson(), out);
    Codec.writeLines(pieces.pieces(), out);
    this.head = bytes.toByteArray();
  }

  /** Returns the number of bytes that {@link #write} writes. */
  public long length() {
    return head.length + manifest.weightBytes();
  }

  /** Writes the encoder. */
  public void write(DataOutputStream out) throws IOException {
    out.write(head);
    Parameter words = encoder.weights().words();
    for (Parameter parameter : encoder.weights().all()) {
      (parameter == words ? embeddings : format).write(parameter, out);
    }
  }

  /**
   * Reads an encoder that {@link #write} wrote.
   *
   * @param in with the number of bytes that are {@linkplain DataInputStream#available available}
   * @throws InvalidInputException if the bytes are not a sound encoder
   */
  public static Encoder read(DataInputStream in) throws IOException {
    EncoderManifest manifest = EncoderManifest.parse(Codec.readText(in));
    List<String> lines = Codec.readLines(in);
    WordPieces pieces = new WordPieces(lines, manifest.normalization(), manifest.longestWord());
    if (lines.size() != manifest.config().vocabulary()) {
      throw new InvalidInputException(
          lines.size() + " word pieces; expected " + manifest.config().vocabulary());
    }
    if (manifest.weightBytes() > in.available()) {
      throw new InvalidInputException(
          "weights of " + in.available() + " bytes; expected " + manifest.weightBytes() + " bytes");
    }
    EncoderWeights weights = EncoderWeights.zeros(manifest.config());
    for (Parameter parameter : weights.all()) {
      (parameter == weights.words() ? manifest.embeddings() : manifest.format())
          .read(parameter, in);
    }
    return new Encoder(
        manifest.config(), pieces, weights, manifest.license(), manifest.provenance());
  }
}
