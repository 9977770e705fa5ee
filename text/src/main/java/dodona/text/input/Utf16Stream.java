package dodona.text.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/** UTF-16 text with a byte-order mark, re-encoded as UTF-8 while it is read. */
final class Utf16Stream extends InputStream {

  private static final int BUFFER = 1 << 13;

  private final Reader text;
  private final char[] chars = new char[BUFFER];
  private int held;
  private byte[] bytes = {};
  private int position;

  Utf16Stream(InputStream in) {
    this.text = new InputStreamReader(in, StandardCharsets.UTF_16);
  }

  /** Returns whether bytes begin with the mark of UTF-16, not with the longer one of UTF-32. */
  static boolean isMarked(byte[] beginning) {
    if (beginning.length < 2) {
      return false;
    }
    int mark = ((beginning[0] & 0xFF) << 8) | (beginning[1] & 0xFF);
    boolean isUtf32 = beginning.length >= 4 && beginning[2] == 0 && beginning[3] == 0;
    return mark == 0xFEFF || (mark == 0xFFFE && !isUtf32);
  }

  @Override
  public int read() throws IOException {
    return fill() ? bytes[position++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!fill()) {
      return -1;
    }
    int count = Math.min(length, bytes.length - position);
    System.arraycopy(bytes, position, into, offset, count);
    position += count;
    return count;
  }

  /** Encodes more characters if all bytes have been read; a pair of surrogates stays together. */
  private boolean fill() throws IOException {
    while (position == bytes.length) {
      int read = text.read(chars, held, chars.length - held);
      int end = held + Math.max(0, read);
      if (end == 0) {
        return false;
      }
      boolean isSplit = read > 0 && Character.isHighSurrogate(chars[end - 1]);
      int complete = isSplit ? end - 1 : end;
      bytes = new String(chars, 0, complete).getBytes(StandardCharsets.UTF_8);
      position = 0;
      held = end - complete;
      chars[0] = chars[end - 1];
    }
    return true;
  }

  @Override
  public void close() throws IOException {
    text.close();
  }
}
