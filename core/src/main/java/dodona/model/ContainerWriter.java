package dodona.model;

import dodona.support.AtomicFile;
import dodona.support.Checksum;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.DeflaterOutputStream;

/** Writes a file of models, see {@link ModelContainer}, from sections added one after the other. */
public final class ContainerWriter {

  private final List<Section.Entry> entries = new ArrayList<>();
  private final List<Encoder> contents = new ArrayList<>();

  /** Writes the content of a section. */
  @FunctionalInterface
  public interface Encoder {
    /** Writes everything that there is. */
    void write(DataOutputStream out) throws IOException;
  }

  /**
   * Adds a section. It is deflated where that saves an eighth or more: weights that are deflated
   * already are not worth the time that inflating them twice takes.
   *
   * @param name a name that no other section has, of small letters, digits and hyphens
   * @param kind the format of the section, a word like the name
   */
  public ContainerWriter add(String name, String kind, Encoder encoder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    encoder.write(new DataOutputStream(bytes));
    byte[] plain = bytes.toByteArray();
    byte[] deflated = deflate(plain);
    boolean pays = deflated.length < plain.length - (plain.length / 8);
    byte[] stored = pays ? deflated : plain;
    add(new Section.Entry(name, kind, pays, plain.length, stored.length), out -> out.write(stored));
    return this;
  }

  /**
   * Adds a section that is not deflated. Its content is written when the file is, and takes no
   * memory until then.
   *
   * @param name a name that no other section has, of small letters, digits and hyphens
   * @param kind the format of the section, a word like the name
   * @param length how many bytes the encoder will write
   * @throws IllegalArgumentException if it is too long for a section
   */
  public ContainerWriter addStored(String name, String kind, long length, Encoder encoder) {
    if (length > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "section " + name + ": " + length + " bytes; expected less than 2 GB");
    }
    add(new Section.Entry(name, kind, false, (int) length, (int) length), encoder);
    return this;
  }

  private void add(Section.Entry added, Encoder content) {
    String name = added.name();
    if (entries.stream().anyMatch(entry -> entry.name().equals(name))) {
      throw new IllegalArgumentException("duplicate section " + name);
    }
    if (entries.size() == ModelContainer.MOST_SECTIONS) {
      throw new IllegalArgumentException("more than " + ModelContainer.MOST_SECTIONS + " sections");
    }
    entries.add(added);
    contents.add(content);
  }

  private static byte[] deflate(byte[] bytes) throws IOException {
    ByteArrayOutputStream deflated = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(deflated)) {
      out.write(bytes);
    }
    return deflated.toByteArray();
  }

  /** Writes the sections to a stream and leaves it open. */
  public void write(OutputStream stream) throws IOException {
    MessageDigest digest = Checksum.sha256();
    DataOutputStream out =
        new DataOutputStream(
            new BufferedOutputStream(new DigestOutputStream(stream, digest), 1 << 16));
    out.write(ModelContainer.MAGIC);
    out.writeInt(ModelContainer.VERSION);
    out.writeInt(entries.size());
    for (Section.Entry entry : entries) {
      entry.write(out);
    }
    for (int i = 0; i < contents.size(); i++) {
      writeContent(entries.get(i), contents.get(i), out);
    }
    out.flush();
    stream.write(digest.digest());
    stream.flush();
  }

  private static void writeContent(Section.Entry entry, Encoder content, OutputStream to)
      throws IOException {
    DataOutputStream out = new DataOutputStream(to); // counts
    content.write(out);
    if (out.size() != entry.stored()) {
      throw new IllegalStateException(
          "section " + entry.name() + ": " + out.size() + " bytes; expected " + entry.stored());
    }
  }

  /**
   * Writes the sections to a file, which appears under its name when it is complete.
   *
   * @param overwrite whether a file of that name may be replaced
   */
  public void write(Path file, boolean overwrite) throws IOException {
    try (AtomicFile target = AtomicFile.create(file, overwrite)) {
      write(target.stream());
      target.commit();
    }
  }
}
