package dodona.cli.command.search;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Copies a file while it is being read, with other texts for some lines. Everything else is copied
 * byte for byte: line ends, byte-order marks and empty lines. Only what has been read and not yet
 * copied is in memory.
 */
final class LinePatch {

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final OutputStream out;
  private byte[] read = new byte[1 << 16];
  private int start;
  private int end;
  private long line = 1;
  private boolean isUsed;

  LinePatch(OutputStream out) {
    this.out = out;
  }

  /** Returns a stream that passes on what it reads to this copy. */
  InputStream reading(InputStream in) {
    isUsed = true;
    return new FilterInputStream(in) {
      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
      }

      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        int count = super.read(bytes, offset, length);
        if (count > 0) {
          keep(bytes, offset, count);
        }
        return count;
      }
    };
  }

  /** Returns whether there is a file to copy. */
  boolean isUsed() {
    return isUsed;
  }

  private void keep(byte[] bytes, int offset, int count) {
    if (read.length - end < count) {
      int kept = end - start;
      byte[] larger = kept + count > read.length ? new byte[2 * (kept + count)] : read;
      System.arraycopy(read, start, larger, 0, kept);
      read = larger;
      start = 0;
      end = kept;
    }
    System.arraycopy(bytes, offset, read, end, count);
    end += count;
  }

  /** Copies everything before a line, which has been read. Lines are counted from 1. */
  void copyTo(long target) throws IOException {
    int at = start;
    while (line < target && at < end) {
      line += read[at++] == '\n' ? 1 : 0;
    }
    out.write(read, start, at - start);
    start = at;
  }

  /** Copies everything before a line, and writes a text in its place. */
  void replace(long target, String text) throws IOException {
    copyTo(target);
    if (target == 1
        && Arrays.equals(read, start, Math.min(start + 3, end), BYTE_ORDER_MARK, 0, 3)) {
      out.write(BYTE_ORDER_MARK);
    }
    out.write(text.getBytes(StandardCharsets.UTF_8));
    int lineStart = start;
    while (start < end && read[start] != '\n') {
      start++;
    }
    while (start > lineStart && read[start - 1] == '\r') {
      start--;
    }
  }

  /** Copies the rest of the file. */
  void finish() throws IOException {
    out.write(read, start, end - start);
    start = end;
  }
}
