package dodona.support;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Reads text files as a whole, up to a maximum size. */
public final class TextFile {

  private TextFile() {}

  /**
   * The text of a file in UTF-8, without a byte-order mark.
   *
   * @param mostBytes a larger file is refused, whatever its size is said to be
   * @throws IOException if it cannot be read, is too large or not UTF-8; the message names the file
   *     and, in the last case, the line
   */
  public static String read(Path file, int mostBytes) throws IOException {
    byte[] bytes;
    try (InputStream in = FileInput.open(file)) {
      bytes = in.readNBytes(mostBytes);
      if (in.read() >= 0) {
        throw new IOException(file + ": larger than " + mostBytes + " bytes");
      }
    }
    String text = decode(file, ByteBuffer.wrap(bytes));
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private static String decode(Path file, ByteBuffer bytes) throws IOException {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    CharBuffer text = CharBuffer.allocate(bytes.remaining());
    CoderResult result = decoder.decode(bytes, text, true);
    if (result.isError()) {
      int line = 1;
      for (int i = 0; i < bytes.position(); i++) {
        line += bytes.get(i) == '\n' ? 1 : 0;
      }
      throw new IOException(
          file + ":" + line + ": not UTF-8 at byte " + bytes.position() + " of the file");
    }
    return text.flip().toString();
  }
}
