package dodona.treebank.conllu;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Unpacks gzip (RFC 1952), all members of it, as {@code cat a.gz b.gz} and parallel packers make
 * them.
 *
 * <p>Java's own stream ends silently where a further member is damaged, and also where the source,
 * such as a pipe, does not know yet whether more is to come. Here damage is always an error; only
 * zeros, with which tapes are padded, may follow the last member.
 */
final class GzipMembers extends InputStream {

  private static final int BUFFER = 1 << 16;
  private static final int DEFLATE = 8;
  private static final int HEADER_CHECKSUM = 2;
  private static final int EXTRA_FIELD = 4;
  private static final int FILE_NAME = 8;
  private static final int COMMENT = 16;
  private static final int RESERVED = 0xE0;

  private final InputStream in;
  private final Inflater inflater = new Inflater(true);
  private final CRC32 checksum = new CRC32();
  private final byte[] buffer = new byte[BUFFER];
  private int position;
  private int limit;
  private boolean insideMember;
  private boolean ended;

  /** Unpacks a stream, which begins with a member. */
  GzipMembers(InputStream in) {
    this.in = in;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    while (!ended) {
      if (!insideMember) {
        readHeader();
        insideMember = true;
      }
      int count = inflate(into, offset, length);
      if (count > 0) {
        checksum.update(into, offset, count);
        return count;
      }
      finishMember();
    }
    return -1;
  }

  /** Unpacks some bytes; none at the end of a member. */
  private int inflate(byte[] into, int offset, int length) throws IOException {
    try {
      while (true) {
        int count = inflater.inflate(into, offset, length);
        if (count > 0 || inflater.finished()) {
          return count;
        }
        if (inflater.needsDictionary()) {
          throw new ZipException("it needs a preset dictionary, which gzip does not support");
        }
        if (!fill()) {
          throw new EOFException("unexpected end of the compressed data");
        }
        inflater.setInput(buffer, 0, limit);
        position = limit;
      }
    } catch (DataFormatException e) {
      String reason = e.getMessage();
      throw new ZipException(reason == null ? "not deflated data" : reason);
    }
  }

  private void finishMember() throws IOException {
    position = limit - inflater.getRemaining();
    long expected = nextNumber();
    long length = nextNumber();
    if (expected != checksum.getValue() || length != (inflater.getBytesWritten() & 0xFFFF_FFFFL)) {
      throw new ZipException("the checksum is wrong");
    }
    inflater.reset();
    checksum.reset();
    insideMember = false;
    ended = !hasNextMember();
  }

  private boolean hasNextMember() throws IOException {
    boolean padding = false;
    while (position < limit || fill()) {
      if (buffer[position] != 0) {
        if (padding) {
          throw new ZipException("invalid data after the end");
        }
        return true;
      }
      padding = true;
      position++;
    }
    return false;
  }

  private void readHeader() throws IOException {
    if (next() != 0x1F || next() != 0x8B) {
      throw new ZipException("invalid data after the end");
    }
    if (next() != DEFLATE) {
      throw new ZipException("unknown compression method");
    }
    int flags = next();
    if ((flags & RESERVED) != 0) {
      throw new ZipException("unknown flags");
    }
    skip(6); // time, effort, operating system
    if ((flags & EXTRA_FIELD) != 0) {
      int low = next();
      skip(low | (next() << 8));
    }
    if ((flags & FILE_NAME) != 0) {
      skipText();
    }
    if ((flags & COMMENT) != 0) {
      skipText();
    }
    if ((flags & HEADER_CHECKSUM) != 0) {
      skip(2);
    }
    inflater.setInput(buffer, position, limit - position);
    position = limit;
  }

  private void skip(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      next();
    }
  }

  private void skipText() throws IOException {
    while (next() != 0) {
      // a text ends with a zero
    }
  }

  private long nextNumber() throws IOException {
    long number = next();
    number |= (long) next() << 8;
    number |= (long) next() << 16;
    return number | (long) next() << 24;
  }

  private int next() throws IOException {
    if (position == limit && !fill()) {
      throw new EOFException("unexpected end of the compressed data");
    }
    return buffer[position++] & 0xFF;
  }

  /** Reads on behind what has been used up; false at the end. */
  private boolean fill() throws IOException {
    position = 0;
    limit = Math.max(0, in.read(buffer, 0, buffer.length));
    return limit > 0;
  }

  @Override
  public void close() throws IOException {
    ended = true;
    inflater.end();
    in.close();
  }
}
