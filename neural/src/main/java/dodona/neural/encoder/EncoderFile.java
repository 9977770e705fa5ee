package dodona.neural.encoder;

import dodona.support.AtomicFile;
import dodona.support.Checksum;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;

/**
 * Encoders in files.
 *
 * <pre>
 * 8 bytes    magic: "DODONAE", line feed
 * int        version of the format: 1
 * int, …     length of the manifest; the manifest, JSON in UTF-8
 * int, …     length of the vocabulary; the pieces in UTF-8, each ended by a line feed
 * …          the weights in the order of {@link EncoderWeights#all}, see {@link WeightFormat}
 * 32 bytes   SHA-256 of all bytes before
 * </pre>
 *
 * <p>Numbers are big-endian. Whatever is not exactly so is refused: no length is believed before it
 * was compared with the size of the file.
 */
public final class EncoderFile {

  private static final byte[] MAGIC = "DODONAE\n".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 1;
  private static final int CHECKSUM_BYTES = 32;
  private static final int LONGEST_MANIFEST = 1 << 20;

  private EncoderFile() {}

  /**
   * Writes an encoder; the file appears under its name when it is complete.
   *
   * @param overwrite whether a file of that name may be replaced
   */
  public static void write(Encoder encoder, WeightFormat format, Path file, boolean overwrite)
      throws IOException {
    try (AtomicFile target = AtomicFile.create(file, overwrite)) {
      write(encoder, format, target.stream());
      target.commit();
    }
  }

  /** Writes an encoder to a stream and leaves it open. */
  public static void write(Encoder encoder, WeightFormat format, OutputStream stream)
      throws IOException {
    MessageDigest digest = Checksum.sha256();
    DataOutputStream out =
        new DataOutputStream(
            new BufferedOutputStream(new DigestOutputStream(stream, digest), 1 << 16));
    out.write(MAGIC);
    out.writeInt(VERSION);
    writeParts(encoder, format, out);
    out.flush();
    stream.write(digest.digest());
    stream.flush();
  }

  /** Writes manifest, vocabulary and weights, as part of another file. */
  public static void writeParts(Encoder encoder, WeightFormat format, DataOutputStream out)
      throws IOException {
    WordPieces pieces = encoder.wordPieces();
    writeText(
        new EncoderManifest(
                encoder.config(),
                pieces.normalization(),
                pieces.longestWord(),
                format,
                encoder.license(),
                encoder.provenance())
            .toJson(),
        out);
    writeText(String.join("\n", pieces.pieces()) + "\n", out);
    for (Parameter parameter : encoder.weights().all()) {
      format.write(parameter, out);
    }
  }

  private static void writeText(String text, DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /**
   * Reads an encoder.
   *
   * @throws InvalidEncoderException if the file is not a whole and unchanged encoder
   */
  public static Encoder read(Path file) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      return read(in, file.toString(), Files.size(file));
    }
  }

  /**
   * Reads an encoder from a stream, to its end.
   *
   * @param source what to call the stream in messages
   * @param size how many bytes there are
   * @throws InvalidEncoderException if it is not a whole and unchanged encoder
   */
  public static Encoder read(InputStream stream, String source, long size) throws IOException {
    try {
      MessageDigest digest = Checksum.sha256();
      DataInputStream in = new DataInputStream(new DigestInputStream(stream, digest));
      return read(in, stream, digest, size);
    } catch (EOFException e) {
      throw new InvalidEncoderException(source + ": the encoder's file is truncated", e);
    } catch (CharacterCodingException e) {
      throw new InvalidEncoderException(source + ": the encoder is damaged (not UTF-8)", e);
    } catch (IllegalArgumentException e) {
      throw new InvalidEncoderException(
          source + ": not a valid encoder (" + e.getMessage() + ")", e);
    }
  }

  private static Encoder read(
      DataInputStream in, InputStream stream, MessageDigest digest, long size) throws IOException {
    if (!Arrays.equals(in.readNBytes(MAGIC.length), MAGIC)) {
      throw new IllegalArgumentException("it does not begin like a Dodona encoder");
    }
    int version = in.readInt();
    if (version != VERSION) {
      throw new IllegalArgumentException(
          "version " + version + " of the format; this program reads version " + VERSION);
    }
    Encoder encoder = readParts(in, size - MAGIC.length - Integer.BYTES - CHECKSUM_BYTES, true);
    byte[] expected = digest.digest();
    byte[] checksum = stream.readNBytes(CHECKSUM_BYTES);
    if (checksum.length < CHECKSUM_BYTES) {
      throw new EOFException();
    }
    if (!MessageDigest.isEqual(expected, checksum)) {
      throw new IllegalArgumentException("its checksum is wrong: it is damaged");
    }
    return encoder;
  }

  /**
   * Reads what {@link #writeParts} wrote.
   *
   * @param room how many bytes there are at most
   * @throws IllegalArgumentException if it is anything else
   */
  public static Encoder readParts(DataInputStream in, long room) throws IOException {
    return readParts(in, room, false);
  }

  private static Encoder readParts(DataInputStream in, long room, boolean exactly)
      throws IOException {
    byte[] manifestBytes = part(in, Math.min(room, LONGEST_MANIFEST));
    EncoderManifest manifest = EncoderManifest.parse(decode(manifestBytes));
    long rest = room - 2 * Integer.BYTES - manifestBytes.length - manifest.weightBytes();
    byte[] vocabulary = part(in, Math.max(0, rest));
    if (exactly && vocabulary.length != rest) {
      throw new IllegalArgumentException(
          "its size is not that of its weights and vocabulary, by "
              + (rest - vocabulary.length)
              + " bytes");
    }
    WordPieces pieces =
        new WordPieces(lines(decode(vocabulary)), manifest.normalization(), manifest.longestWord());
    if (pieces.pieces().size() != manifest.config().vocabulary()) {
      throw new IllegalArgumentException(
          pieces.pieces().size() + " word pieces, expected " + manifest.config().vocabulary());
    }
    EncoderWeights weights = EncoderWeights.zeros(manifest.config());
    for (Parameter parameter : weights.all()) {
      manifest.format().read(parameter, in);
    }
    return new Encoder(
        manifest.config(), pieces, weights, manifest.license(), manifest.provenance());
  }

  private static List<String> lines(String text) {
    if (!text.endsWith("\n")) {
      throw new IllegalArgumentException("the last word piece does not end");
    }
    return List.of(text.substring(0, text.length() - 1).split("\n", -1));
  }

  private static byte[] part(DataInputStream in, long longest) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > longest) {
      throw new IllegalArgumentException(
          "a part of " + length + " bytes, where at most " + longest + " fit");
    }
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException();
    }
    return bytes;
  }

  private static String decode(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }
}
