package dodona.treebank.conllu;

import java.io.IOException;
import java.io.InputStream;

/**
 * Splits a stream of bytes into lines without copying them, checks that they are UTF-8, and never
 * holds more than one line.
 */
final class LineScanner {

  /** The result of {@link #next}. */
  enum Result {
    /** A line, in {@link #bytes} from {@link #start} to {@link #end}. */
    LINE,
    /** A line with bytes that are not UTF-8, the first of them at {@link #badByte}. */
    NOT_UTF8,
    /**
     * A line longer than allowed, of which the rest, be it endless, is passed over by the next
     * call.
     */
    TOO_LONG,
    /** The line that was too long does not end within any sensible number of bytes. */
    ENDLESS,
    /** The end of the stream. */
    END
  }

  /** The number of bytes of a long line to skip before giving up. */
  static final long MOST_PASSED_OVER = 1L << 30;

  private final InputStream in;
  private final int maxLineBytes;
  private byte[] buffer = new byte[1 << 16];
  private int position;
  private int limit;
  private long bufferOffset;
  private int start;
  private int end;
  private long lineNumber;
  private long badByte;
  private boolean terminated = true;
  private boolean insideLongLine;
  private boolean carriageReturns;
  private boolean byteOrderMark;

  LineScanner(InputStream in, int maxLineBytes) {
    this.in = in;
    this.maxLineBytes = maxLineBytes;
  }

  Result next() throws IOException {
    if (insideLongLine && !passOverLongLine()) {
      return Result.ENDLESS;
    }
    start = position;
    int signs = 0;
    int at = position;
    while (true) {
      byte[] b = buffer;
      int stop = limit;
      byte c = 0;
      while (at < stop && (c = b[at]) != '\n') {
        signs |= c;
        at++;
      }
      if (at < stop) {
        terminated = true;
        position = at + 1;
        return at - start > maxLineBytes ? tooLong(false) : finish(at, signs);
      }
      if (at - start > maxLineBytes) {
        position = at;
        return tooLong(true);
      }
      at -= fill();
      if (at == limit) {
        if (at == start) {
          return Result.END;
        }
        terminated = false;
        position = at;
        return finish(at, signs);
      }
    }
  }

  private Result finish(int lineEnd, int signs) {
    end = lineEnd;
    lineNumber++;
    if (lineNumber == 1 && hasByteOrderMark()) {
      byteOrderMark = true;
      start += 3;
    }
    while (end > start && buffer[end - 1] == '\r') { // all, lest what is written have one fewer
      carriageReturns = true;
      end--;
    }
    if (signs >= 0) { // only ASCII, which is UTF-8
      return Result.LINE;
    }
    int bad = Utf8.firstInvalid(buffer, start, end);
    badByte = bufferOffset + bad;
    return bad < 0 ? Result.LINE : Result.NOT_UTF8;
  }

  private boolean hasByteOrderMark() {
    return end - start >= 3
        && buffer[start] == (byte) 0xEF
        && buffer[start + 1] == (byte) 0xBB
        && buffer[start + 2] == (byte) 0xBF;
  }

  private Result tooLong(boolean goesOn) {
    lineNumber++;
    insideLongLine = goesOn;
    return Result.TOO_LONG;
  }

  private boolean passOverLongLine() throws IOException {
    insideLongLine = false;
    for (long end = bufferOffset + position + MOST_PASSED_OVER; bufferOffset < end; ) {
      while (position < limit) {
        if (buffer[position++] == '\n') {
          return true;
        }
      }
      start = position;
      fill();
      if (position == limit) {
        return true;
      }
    }
    return false;
  }

  /** Reads on behind the line begun; returns by how much the kept bytes were moved to the left. */
  private int fill() throws IOException {
    int moved = start;
    int kept = limit - start;
    if (kept == buffer.length) {
      buffer = java.util.Arrays.copyOf(buffer, 2 * buffer.length);
    } else if (start > 0) {
      System.arraycopy(buffer, start, buffer, 0, kept);
    }
    bufferOffset += moved;
    start = 0;
    position = Math.max(0, position - moved);
    limit = kept;
    int read = in.read(buffer, limit, buffer.length - limit);
    limit += Math.max(0, read);
    return moved;
  }

  byte[] bytes() {
    return buffer;
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  /** The number of the line last returned, from 1. */
  long lineNumber() {
    return lineNumber;
  }

  /** The offset in the file of the first byte that is not UTF-8. */
  long badByte() {
    return badByte;
  }

  /** Returns whether the line returned last ended in a line feed. */
  boolean isTerminated() {
    return terminated;
  }

  boolean sawCarriageReturns() {
    return carriageReturns;
  }

  boolean sawByteOrderMark() {
    return byteOrderMark;
  }
}
