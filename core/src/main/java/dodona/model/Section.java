package dodona.model;

import dodona.error.InvalidInputException;
import dodona.error.OutdatedPartException;
import dodona.transition.UnknownSystemException;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** A named part of a {@link ModelContainer}, of some kind; it may be read by any thread. */
public final class Section {

  private final Entry entry;
  private final byte[] file;
  private final int offset;
  private final String source;

  Section(Entry entry, byte[] file, int offset, String source) {
    this.entry = entry;
    this.file = file;
    this.offset = offset;
    this.source = source;
  }

  /** Reads the content of a section. */
  @FunctionalInterface
  public interface Decoder<T> {

    /**
     * Reads everything that there is.
     *
     * @throws IOException if it ends too soon
     * @throws InvalidInputException if it is not what it should be
     */
    T read(DataInputStream in) throws IOException;
  }

  /** Its name. */
  public String name() {
    return entry.name();
  }

  /** Returns its kind, which determines its format. */
  public String kind() {
    return entry.kind();
  }

  /** The number of its bytes in the file. */
  public int stored() {
    return entry.stored();
  }

  /**
   * Returns the content of the section.
   *
   * @throws InvalidModelException if it is damaged or truncated, something follows its end, or it
   *     needs a transition system that is not on the class path
   */
  public <T> T read(Decoder<T> decoder) throws IOException {
    try {
      ByteArrayInputStream bytes =
          entry.deflated()
              ? new ByteArrayInputStream(inflate())
              : new ByteArrayInputStream(file, offset, entry.length());
      T value = decoder.read(new DataInputStream(bytes));
      if (bytes.available() > 0) {
        throw new InvalidInputException("extra data after the end");
      }
      return value;
    } catch (InvalidModelException e) {
      throw e;
    } catch (OutdatedPartException e) {
      throw new InvalidModelException(source + ": " + e.getMessage(), e);
    } catch (UnknownSystemException e) {
      throw new InvalidModelException(
          source
              + ": needs the transition system '"
              + e.system()
              + "', which is not on the class path; for commands, add its jar to DODONA_CLASSPATH",
          e);
    } catch (IOException | InvalidInputException e) {
      String reason = e.getMessage() == null ? "it is truncated" : e.getMessage();
      throw new InvalidModelException(
          source + ": the " + name() + " in it is damaged (" + reason + ")", e);
    }
  }

  private byte[] inflate() {
    byte[] bytes = new byte[entry.length()];
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(file, offset, entry.stored());
      int done = inflater.inflate(bytes);
      boolean isMore = inflater.inflate(new byte[1]) > 0;
      if (done < bytes.length || isMore || !inflater.finished() || inflater.getRemaining() > 0) {
        throw new InvalidInputException("unexpected length");
      }
      return bytes;
    } catch (DataFormatException e) {
      throw new InvalidInputException("it is not deflated data", e);
    } finally {
      inflater.end();
    }
  }

  /**
   * A line of the table of contents.
   *
   * @param deflated whether the bytes are deflated in the file
   * @param length the number of bytes once they are inflated
   * @param stored the number of bytes in the file
   */
  record Entry(String name, String kind, boolean deflated, int length, int stored) {

    /** Deflate makes nothing smaller than by this factor. */
    private static final long BEST_RATIO = 1032;

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,63}");

    Entry {
      check(name);
      check(kind);
    }

    private static void check(String name) {
      if (!NAME.matcher(name).matches()) {
        throw new InvalidInputException(
            "invalid section name or kind; expected lower-case letters, digits and hyphens");
      }
    }

    static Entry read(DataInputStream in, String source) throws IOException {
      String name = in.readUTF();
      String kind = in.readUTF();
      int packing = in.readByte();
      int length = in.readInt();
      int stored = in.readInt();
      boolean fits =
          packing == 1
              ? stored >= 0 && length >= 0 && length <= stored * BEST_RATIO
              : packing == 0 && length == stored && stored >= 0;
      if (!fits) {
        throw ModelContainer.invalid(
            source, "a section of " + length + " bytes in " + stored + " of the file");
      }
      try {
        return new Entry(name, kind, packing == 1, length, stored);
      } catch (InvalidInputException e) {
        throw ModelContainer.invalid(source, String.valueOf(e.getMessage()));
      }
    }

    void write(DataOutputStream out) throws IOException {
      out.writeUTF(name);
      out.writeUTF(kind);
      out.writeByte(deflated ? 1 : 0);
      out.writeInt(length);
      out.writeInt(stored);
    }
  }
}
