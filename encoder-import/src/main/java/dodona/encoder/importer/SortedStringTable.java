package dodona.encoder.importer;

import dodona.error.InvalidInputException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32C;

/**
 * Reads LevelDB's sorted tables of strings, which TensorFlow keeps the index of a checkpoint in:
 * blocks of entries, each of which shares the beginning of its key with the one before, and a block
 * that says where the others are.
 */
final class SortedStringTable {

  private static final int FOOTER = 48;
  private static final long MAGIC = 0xdb4775248b80fb57L;
  private static final int MOST_ENTRIES = 1 << 20;
  private static final int CHECKSUM_SHIFT = 0xa282ead8;

  private final ByteBuffer file;

  private SortedStringTable(byte[] file) {
    this.file = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
  }

  /**
   * All entries of a table, in its order.
   *
   * @throws InvalidInputException if it is no such table, or compressed, or damaged
   */
  static Map<String, ByteBuffer> read(byte[] file) {
    if (file.length < FOOTER
        || ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getLong(file.length - 8) != MAGIC) {
      throw new InvalidInputException("not a checkpoint index");
    }
    SortedStringTable table = new SortedStringTable(file);
    Cursor footer = table.new Cursor(file.length - FOOTER, file.length - 8);
    footer.varint(); // the block about blocks, of no use here
    footer.varint();
    Map<String, ByteBuffer> index = table.block(footer.varint(), footer.varint());
    Map<String, ByteBuffer> entries = new LinkedHashMap<>();
    for (ByteBuffer handle : index.values()) {
      Cursor cursor = table.new Cursor(handle.position(), handle.limit());
      entries.putAll(table.block(cursor.varint(), cursor.varint()));
      if (entries.size() > MOST_ENTRIES) {
        throw new InvalidInputException("more than " + MOST_ENTRIES + " entries");
      }
    }
    return entries;
  }

  private Map<String, ByteBuffer> block(long offset, long size) {
    if (offset < 0 || size < 4 || size > file.limit() - 5 || offset > file.limit() - 5 - size) {
      throw new InvalidInputException("an index block is outside of the file");
    }
    int start = (int) offset;
    int end = (int) (offset + size);
    if (file.get(end) != 0) {
      throw new InvalidInputException("its index is compressed, which is not supported");
    }
    CRC32C checksum = new CRC32C();
    checksum.update(file.slice(start, end + 1 - start));
    int masked = Integer.rotateRight((int) checksum.getValue(), 15) + CHECKSUM_SHIFT;
    if (masked != file.getInt(end + 1)) {
      throw new InvalidInputException("the checksum of the index is wrong; the file is damaged");
    }
    long restarts = Integer.toUnsignedLong(file.getInt(end - 4));
    if (restarts > (size - 4) / 4) {
      throw new InvalidInputException("an index block is damaged");
    }
    return entries(start, end - 4 - 4 * (int) restarts);
  }

  private Map<String, ByteBuffer> entries(int start, int end) {
    Map<String, ByteBuffer> entries = new LinkedHashMap<>();
    Cursor cursor = new Cursor(start, end);
    byte[] key = {};
    while (cursor.at < end) {
      long shared = cursor.varint();
      long own = cursor.varint();
      long length = cursor.varint();
      if (shared < 0 || shared > key.length) {
        throw new InvalidInputException("an index key is damaged");
      }
      byte[] next = new byte[(int) shared + cursor.length(own)];
      System.arraycopy(key, 0, next, 0, (int) shared);
      cursor.bytes(next, (int) shared);
      key = next;
      int from = cursor.at;
      cursor.at += cursor.length(length);
      ByteBuffer value = file.duplicate();
      value.position(from).limit(cursor.at);
      entries.put(new String(key, StandardCharsets.UTF_8), value);
    }
    return entries;
  }

  /** A place in the file that moves on. */
  private final class Cursor {
    private final int end;
    private int at;

    Cursor(int at, int end) {
      this.at = at;
      this.end = end;
    }

    long varint() {
      long value = 0;
      for (int shift = 0; shift < 63 && at < end; shift += 7) {
        int b = file.get(at++);
        value |= (long) (b & 127) << shift;
        if (b >= 0) {
          return value;
        }
      }
      throw new InvalidInputException("a number in the index is truncated");
    }

    int length(long length) {
      if (length < 0 || length > end - at) {
        throw new InvalidInputException("an entry in the index is truncated");
      }
      return (int) length;
    }

    void bytes(byte[] to, int from) {
      file.get(at, to, from, to.length - from);
      at += to.length - from;
    }
  }
}
