package dodona.treebank;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/** Opens files for reading and unpacks those that are gzipped, whatever their name. */
public final class TreebankInput {

  private static final int BUFFER = 1 << 16;

  private TreebankInput() {}

  /** Opens a file. */
  public static InputStream open(Path file) throws IOException {
    return unpack(Files.newInputStream(file));
  }

  /** Unpacks a stream if its first two bytes are gzip's, and otherwise passes it on. */
  public static InputStream unpack(InputStream in) throws IOException {
    try {
      PushbackInputStream peek = new PushbackInputStream(in, 2);
      byte[] magic = peek.readNBytes(2);
      peek.unread(magic);
      boolean gzip = magic.length == 2 && (magic[0] & 0xFF) == 0x1F && (magic[1] & 0xFF) == 0x8B;
      return gzip ? new GZIPInputStream(peek, BUFFER) : new BufferedInputStream(peek, BUFFER);
    } catch (IOException | RuntimeException e) {
      in.close();
      throw e;
    }
  }
}
