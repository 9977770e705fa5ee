package dodona.model;

import dodona.support.Checksum;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.DeflaterOutputStream;

/** A model file with a right checksum, but made by an enemy: every length in it may be a lie. */
public final class ForgedContainer {

  private static final int CHECKSUM_BYTES = 32;

  private final List<Row> rows = new ArrayList<>();
  private final ByteArrayOutputStream contents = new ByteArrayOutputStream();
  private int version = 3;
  private int count = -1;

  /** A section, as the table of contents describes it. */
  private record Row(String name, String kind, int packing, int length, int stored) {}

  /** Says that the format has another version. */
  ForgedContainer version(int number) {
    version = number;
    return this;
  }

  /** Says that there are so many sections, whatever there are. */
  ForgedContainer count(int number) {
    count = number;
    return this;
  }

  /** Adds a section that is as it says. */
  public ForgedContainer stored(String name, String kind, byte[] bytes) {
    return row(name, kind, 0, bytes.length, bytes.length, bytes);
  }

  /** Adds a section that is as it says. */
  public ForgedContainer stored(String name, String kind, String text) {
    return stored(name, kind, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds a section that is deflated and claims a length. */
  ForgedContainer deflated(String name, String kind, int length, byte[] bytes) throws IOException {
    ByteArrayOutputStream deflated = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(deflated)) {
      out.write(bytes);
    }
    return row(name, kind, 1, length, deflated.size(), deflated.toByteArray());
  }

  /** Adds a section of which everything may be a lie. */
  public ForgedContainer row(
      String name, String kind, int packing, int length, int stored, byte[] bytes) {
    rows.add(new Row(name, kind, packing, length, stored));
    contents.writeBytes(bytes);
    return this;
  }

  /** The file. */
  public byte[] bytes() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.write("DODONA\r\n".getBytes(StandardCharsets.US_ASCII));
    out.writeInt(version);
    out.writeInt(count < 0 ? rows.size() : count);
    for (Row row : rows) {
      out.writeUTF(row.name);
      out.writeUTF(row.kind);
      out.writeByte(row.packing);
      out.writeInt(row.length);
      out.writeInt(row.stored);
    }
    contents.writeTo(out);
    out.write(new byte[CHECKSUM_BYTES]);
    return mended(bytes.toByteArray());
  }

  /** The same bytes with a checksum that is right. */
  public static byte[] mended(byte[] file) {
    int end = file.length - CHECKSUM_BYTES;
    byte[] mended = Arrays.copyOf(file, file.length);
    byte[] digest = Checksum.sha256().digest(Arrays.copyOf(file, end));
    System.arraycopy(digest, 0, mended, end, CHECKSUM_BYTES);
    return mended;
  }
}
