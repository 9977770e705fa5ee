package dodona.text.pipeline;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * Named sections in one file.
 *
 * <pre>
 * 8 bytes    magic: "DODONAP", line feed
 * int        version of the format, 1
 * int        number of sections
 * for each   its name (as {@link DataOutputStream#writeUTF} writes it); int, length of its bytes
 *            deflated; the bytes
 * 32 bytes   SHA-256 of all bytes before
 * </pre>
 */
final class Sections {

  private static final byte[] MAGIC = "DODONAP\n".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 1;
  private static final int CHECKSUM_BYTES = 32;
  private static final int MOST_SECTIONS = 64;
  private static final int LONGEST_SECTION = 1 << 29;

  private Sections() {}

  static void write(Map<String, byte[]> sections, OutputStream stream) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.write(MAGIC);
    out.writeInt(VERSION);
    out.writeInt(sections.size());
    for (Map.Entry<String, byte[]> section : sections.entrySet()) {
      byte[] deflated = deflate(section.getValue());
      out.writeUTF(section.getKey());
      out.writeInt(deflated.length);
      out.write(deflated);
    }
    byte[] content = bytes.toByteArray();
    stream.write(content);
    stream.write(sha256().digest(content));
    stream.flush();
  }

  /** The sections of a stream that is read to its end, in their order. */
  static Map<String, byte[]> read(InputStream stream, String source) throws IOException {
    byte[] all = stream.readAllBytes();
    int length = all.length - CHECKSUM_BYTES;
    if (!Arrays.equals(Arrays.copyOf(all, MAGIC.length), MAGIC)) {
      throw invalid(source, "it does not begin as a pipeline of Dodona does");
    }
    if (length < MAGIC.length) {
      throw invalid(source, "it is cut short");
    }
    MessageDigest digest = sha256();
    digest.update(all, 0, length);
    byte[] checksum = Arrays.copyOfRange(all, length, all.length);
    if (!MessageDigest.isEqual(digest.digest(), checksum)) {
      throw invalid(source, "its checksum is wrong: it is damaged or cut short");
    }
    try {
      return read(new DataInputStream(new ByteArrayInputStream(all, 0, length)), source);
    } catch (EOFException | ZipException e) {
      throw new InvalidPipelineException(source + ": not a valid pipeline file", e);
    }
  }

  private static Map<String, byte[]> read(DataInputStream in, String source) throws IOException {
    in.skipNBytes(MAGIC.length);
    int version = in.readInt();
    if (version != VERSION) {
      throw invalid(source, "version " + version + " of the format; this program reads " + VERSION);
    }
    int count = in.readInt();
    if (count < 0 || count > MOST_SECTIONS) {
      throw invalid(source, count + " sections");
    }
    Map<String, byte[]> sections = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      String name = in.readUTF();
      int length = in.readInt();
      if (length < 0 || length > in.available()) {
        throw invalid(source, "section " + name + " has " + length + " bytes");
      }
      sections.put(name, inflate(in.readNBytes(length), source, name));
    }
    if (in.available() > 0) {
      throw invalid(source, "there is something after its last section");
    }
    return sections;
  }

  private static byte[] deflate(byte[] bytes) throws IOException {
    ByteArrayOutputStream deflated = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(deflated)) {
      out.write(bytes);
    }
    return deflated.toByteArray();
  }

  private static byte[] inflate(byte[] deflated, String source, String name) throws IOException {
    try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(deflated))) {
      byte[] bytes = in.readNBytes(LONGEST_SECTION);
      if (in.read() >= 0) {
        throw invalid(source, "section " + name + " is too long");
      }
      return bytes;
    }
  }

  private static InvalidPipelineException invalid(String source, String message) {
    return new InvalidPipelineException(
        source + ": not a valid pipeline file (" + message + ")", null);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
