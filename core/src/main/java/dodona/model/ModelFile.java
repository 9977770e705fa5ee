package dodona.model;

import dodona.feature.Clusters;
import dodona.feature.FeatureModel;
import dodona.linear.WeightCodec;
import dodona.support.AtomicFile;
import dodona.support.Checksum;
import dodona.transition.TransitionSystems;
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
 * Models in files.
 *
 * <pre>
 * 8 bytes    magic: "DODONA", carriage return, line feed
 * int        version of the format: 1, or 2 for a model with clusters of words
 * int, …     length of the manifest; the manifest, JSON in UTF-8
 * int, …     length of the features; the features as text in UTF-8
 * int, …     length of the labels; the labels in UTF-8, each ended by a line feed
 * int, …     in version 2 only: length of the clusters; the clusters, see {@link ClusterCodec}
 * long, …    length of the weights; the weights, see {@link WeightCodec}
 * 32 bytes   SHA-256 of all bytes before
 * </pre>
 *
 * <p>Numbers are big-endian. Whatever is not exactly so is refused with an {@link
 * InvalidModelException}: no length is believed before it was compared with the size of the file,
 * and nothing but these parts is held in memory.
 */
public final class ModelFile {

  private static final byte[] MAGIC = "DODONA\r\n".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 1;
  private static final int VERSION_WITH_CLUSTERS = 2;
  private static final int CHECKSUM_BYTES = 32;
  private static final int LONGEST_TEXT = 1 << 22;

  private ModelFile() {}

  /**
   * Writes a model; the file appears under its name when it is complete.
   *
   * @param overwrite whether a file of that name may be replaced
   */
  public static void write(LinearModel model, Path file, boolean overwrite) throws IOException {
    try (AtomicFile target = AtomicFile.create(file, overwrite)) {
      write(model, target.stream());
      target.commit();
    }
  }

  /** Writes a model to a stream and leaves it open. */
  public static void write(LinearModel model, OutputStream stream) throws IOException {
    MessageDigest digest = Checksum.sha256();
    DataOutputStream out =
        new DataOutputStream(
            new BufferedOutputStream(new DigestOutputStream(stream, digest), 1 << 16));
    out.write(MAGIC);
    Clusters clusters = model.shape().features().clusters();
    out.writeInt(clusters.isEmpty() ? VERSION : VERSION_WITH_CLUSTERS);
    writeText(Manifest.of(model).toJson(), out);
    writeText(model.shape().features().text(), out);
    writeText(String.join("\n", model.labels()) + "\n", out);
    if (!clusters.isEmpty()) {
      byte[] encoded = ClusterCodec.encode(clusters);
      out.writeInt(encoded.length);
      out.write(encoded);
    }
    byte[] weights = WeightCodec.encode(model.weights());
    out.writeLong(weights.length);
    out.write(weights);
    out.flush();
    stream.write(digest.digest());
    stream.flush();
  }

  private static void writeText(String text, DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > LONGEST_TEXT) {
      throw new IOException(
          "a part of the model is " + bytes.length + " bytes long; at most " + LONGEST_TEXT);
    }
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /**
   * Reads a model.
   *
   * @throws InvalidModelException if the file is not a whole and unchanged model of this format
   */
  public static LinearModel read(Path file) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      return read(in, file.toString(), Files.size(file));
    }
  }

  /**
   * Reads a model from a stream, to its end.
   *
   * @param source what to call the stream in messages
   * @param size how many bytes there are, or an upper bound
   * @throws InvalidModelException if it is not a whole and unchanged model of this format
   */
  public static LinearModel read(InputStream stream, String source, long size) throws IOException {
    try {
      MessageDigest digest = Checksum.sha256();
      DataInputStream in = new DataInputStream(new DigestInputStream(stream, digest));
      return read(in, stream, digest, size);
    } catch (EOFException e) {
      throw new InvalidModelException(source + ": the model file is cut short", e);
    } catch (CharacterCodingException e) {
      throw new InvalidModelException(source + ": the model file is damaged (not UTF-8)", e);
    } catch (IllegalArgumentException e) {
      throw new InvalidModelException(
          source + ": not a valid model file (" + e.getMessage() + ")", e);
    }
  }

  private static LinearModel read(
      DataInputStream in, InputStream stream, MessageDigest digest, long size) throws IOException {
    byte[] magic = in.readNBytes(MAGIC.length);
    if (!Arrays.equals(magic, MAGIC)) {
      throw new IllegalArgumentException("it does not begin as a model of Dodona does");
    }
    int version = in.readInt();
    if (version != VERSION && version != VERSION_WITH_CLUSTERS) {
      throw new IllegalArgumentException(
          "version "
              + version
              + " of the format; this program reads versions "
              + VERSION
              + " and "
              + VERSION_WITH_CLUSTERS);
    }
    String manifest = readText(in, size);
    String features = readText(in, size);
    String labels = readText(in, size);
    byte[] clusters = version == VERSION_WITH_CLUSTERS ? readPart(in, size, size) : new byte[0];
    long length = in.readLong();
    if (length < 0 || length > Math.min(size, Integer.MAX_VALUE - 64)) {
      throw new IllegalArgumentException("weights of " + length + " bytes in a file of " + size);
    }
    byte[] weights = readBytes(in, (int) length);
    byte[] expected = digest.digest();
    byte[] checksum = stream.readNBytes(CHECKSUM_BYTES);
    if (checksum.length < CHECKSUM_BYTES) {
      throw new EOFException();
    }
    if (!MessageDigest.isEqual(expected, checksum)) {
      throw new IllegalArgumentException("its checksum is wrong: it is damaged");
    }
    if (stream.read() >= 0) {
      throw new IllegalArgumentException("there is something after its end");
    }
    Manifest parsed = Manifest.parse(manifest);
    FeatureModel featureModel =
        FeatureModel.parse(
            TransitionSystems.named(parsed.decoding().system()),
            features,
            version == VERSION_WITH_CLUSTERS ? ClusterCodec.decode(clusters) : Clusters.NONE);
    return parsed.model(featureModel, labelList(labels), weights);
  }

  private static List<String> labelList(String labels) {
    if (!labels.endsWith("\n")) {
      throw new IllegalArgumentException("the last label does not end");
    }
    return List.of(labels.substring(0, labels.length() - 1).split("\n", -1));
  }

  private static String readText(DataInputStream in, long size) throws IOException {
    return StandardCharsets.UTF_8
        .newDecoder()
        .decode(ByteBuffer.wrap(readPart(in, size, LONGEST_TEXT)))
        .toString();
  }

  private static byte[] readPart(DataInputStream in, long size, long longest) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > Math.min(size, longest)) {
      throw new IllegalArgumentException("a part of " + length + " bytes in a file of " + size);
    }
    return readBytes(in, length);
  }

  private static byte[] readBytes(DataInputStream in, int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException();
    }
    return bytes;
  }
}
