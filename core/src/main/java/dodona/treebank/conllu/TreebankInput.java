package dodona.treebank.conllu;

import dodona.treebank.Column;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Opens files and decompresses gzipped ones, regardless of their names. */
public final class TreebankInput {

  private static final int BUFFER = 1 << 16;

  private TreebankInput() {}

  /** Opens a file. */
  public static InputStream open(Path file) throws IOException {
    return unpack(Files.newInputStream(file));
  }

  /**
   * Recognizes a treebank by its beginning, which may have a byte-order mark: its first line that
   * is neither empty nor a comment has ten columns.
   */
  public static boolean looksLikeTreebank(byte[] beginning) {
    String text = new String(beginning, StandardCharsets.UTF_8);
    return (text.startsWith("\uFEFF") ? text.substring(1) : text)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .findFirst()
        .map(line -> line.chars().filter(c -> c == '\t').count() == Column.COUNT - 1)
        .orElse(false);
  }

  /**
   * Unpacks a stream if its first two bytes are gzip's, and otherwise passes it on. Damage shows as
   * a {@link java.util.zip.ZipException} or an {@link java.io.EOFException} when it is read.
   */
  public static InputStream unpack(InputStream in) throws IOException {
    try {
      PushbackInputStream peek = new PushbackInputStream(in, 2);
      byte[] magic = peek.readNBytes(2);
      peek.unread(magic);
      boolean gzip = magic.length == 2 && (magic[0] & 0xFF) == 0x1F && (magic[1] & 0xFF) == 0x8B;
      return gzip ? new GzipMembers(peek) : new BufferedInputStream(peek, BUFFER);
    } catch (IOException | RuntimeException e) {
      in.close();
      throw e;
    }
  }
}
