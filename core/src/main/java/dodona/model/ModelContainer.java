package dodona.model;

import dodona.support.Checksum;
import dodona.support.FileInput;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UTFDataFormatException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The content of a model file: named sections, each of some kind.
 *
 * <pre>
 * 8 bytes    magic: "DODONA", carriage return, line feed
 * int        version of the format, 3
 * int        number of sections
 * for each   its name and its kind (as {@link java.io.DataOutput#writeUTF} writes them);
 *            a byte, 1 if its bytes are deflated, else 0; an int, their number once inflated;
 *            an int, their number in the file
 * …          the bytes of the sections, one after the other
 * 32 bytes   SHA-256 of all bytes before
 * </pre>
 *
 * <p>Numbers are big-endian. Whatever is not exactly so is refused with an {@link
 * InvalidModelException}, and no length is believed before it was compared with the size of the
 * file. A section is inflated when it is asked for: unknown sections cost nothing.
 */
public final class ModelContainer {

  static final byte[] MAGIC = "DODONA\r\n".getBytes(StandardCharsets.US_ASCII);
  static final int VERSION = 3;
  static final int MOST_SECTIONS = 64;

  /** The magic of pipelines in their former format; {@link #OLD_ENCODER} is that of encoders. */
  private static final byte[] OLD_MAGIC = "DODONAP\n".getBytes(StandardCharsets.US_ASCII);

  private static final byte[] OLD_ENCODER = "DODONAE\n".getBytes(StandardCharsets.US_ASCII);

  private static final int HEAD = MAGIC.length + Integer.BYTES;
  private static final int CHECKSUM_BYTES = 32;

  /**
   * All sections together may have so many bytes, and {@link #GROWTH} for each byte of the file.
   * Tables of weights are deflated within their sections and hardly grow; texts grow four times.
   */
  private static final long ROOM = 1L << 26;

  private static final int GROWTH = 16;

  private final String source;
  private final Map<String, Section> sections;

  private ModelContainer(String source, Map<String, Section> sections) {
    this.source = source;
    this.sections = sections;
  }

  /**
   * Reads a file.
   *
   * @throws InvalidModelException if it is not a whole and unchanged file of this format
   */
  public static ModelContainer read(Path file) throws IOException {
    try (InputStream in = FileInput.open(file)) {
      return read(in, file.toString());
    }
  }

  /**
   * Reads a stream to its end.
   *
   * @param source what to call the stream in messages
   * @throws InvalidModelException if it is not a whole and unchanged file of this format
   */
  public static ModelContainer read(InputStream stream, String source) throws IOException {
    byte[] head = stream.readNBytes(HEAD);
    checkHead(head, source);
    byte[] body = stream.readAllBytes();
    int end = body.length - CHECKSUM_BYTES;
    if (end < Integer.BYTES) {
      throw invalid(source, "it is truncated");
    }
    MessageDigest digest = Checksum.sha256();
    digest.update(head);
    digest.update(body, 0, end);
    if (!MessageDigest.isEqual(
        digest.digest(), Arrays.copyOfRange(body, end, end + CHECKSUM_BYTES))) {
      throw invalid(source, "its checksum is wrong: it is damaged or truncated");
    }
    try {
      return new ModelContainer(source, sections(body, end, source));
    } catch (EOFException | UTFDataFormatException e) {
      throw new InvalidModelException(
          source + ": not a valid model file (its table of contents is damaged)", e);
    }
  }

  private static void checkHead(byte[] head, String source) throws IOException {
    byte[] magic = Arrays.copyOf(head, MAGIC.length);
    int version = head.length < HEAD ? 0 : ByteBuffer.wrap(head).getInt(MAGIC.length);
    boolean isOld = Arrays.equals(magic, MAGIC) && version > 0 && version < VERSION;
    if (isOld || Arrays.equals(magic, OLD_MAGIC)) {
      throw new InvalidModelException(
          source + ": written by an older version of Dodona. Retrain the model.", null);
    }
    if (Arrays.equals(magic, OLD_ENCODER)) {
      throw new InvalidModelException(
          source
              + ": written by an older version of Dodona. Import the encoder again with 'dodona"
              + " encoder import'.",
          null);
    }
    if (!Arrays.equals(magic, MAGIC)) {
      throw invalid(source, "it does not start with the signature of a Dodona model");
    }
    if (head.length < HEAD) {
      throw invalid(source, "it is truncated");
    }
    if (version != VERSION) {
      throw invalid(
          source, "version " + version + " of the format; this program reads version " + VERSION);
    }
  }

  private static Map<String, Section> sections(byte[] body, int end, String source)
      throws IOException {
    ByteArrayInputStream bytes = new ByteArrayInputStream(body, 0, end);
    DataInputStream in = new DataInputStream(bytes);
    int count = in.readInt();
    if (count < 0 || count > MOST_SECTIONS) {
      throw invalid(source, count + " sections");
    }
    List<Section.Entry> entries = new ArrayList<>();
    long stored = 0;
    long inflated = 0;
    for (int i = 0; i < count; i++) {
      Section.Entry entry = Section.Entry.read(in, source);
      stored += entry.stored();
      inflated += entry.length();
      entries.add(entry);
    }
    int offset = end - bytes.available();
    if (stored != bytes.available()) {
      throw invalid(
          source, "sections of " + stored + " bytes where " + bytes.available() + " are left");
    }
    if (inflated > ROOM + ((long) GROWTH * end)) {
      throw invalid(source, "sections that inflate to " + inflated + " bytes");
    }
    Map<String, Section> sections = new LinkedHashMap<>();
    for (Section.Entry entry : entries) {
      if (sections.put(entry.name(), new Section(entry, body, offset, source)) != null) {
        throw invalid(source, "duplicate section " + entry.name());
      }
      offset += entry.stored();
    }
    return sections;
  }

  static InvalidModelException invalid(String source, String message) {
    return new InvalidModelException(source + ": not a valid model file (" + message + ")", null);
  }

  /** Returns the exception for an invalid file. */
  public InvalidModelException invalid(String reason) {
    return invalid(source, reason);
  }

  /** The names of the sections, in their order. */
  public List<String> names() {
    return List.copyOf(sections.keySet());
  }

  /** The section of a name, null if there is none. */
  public @Nullable Section section(String name) {
    return sections.get(name);
  }
}
