package dodona.encoder.importer;

import dodona.error.InvalidInputException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Reads a message of Protocol Buffers field by field, without a schema. The message is part of a
 * larger buffer, so that the place of its bytes in the file is known.
 *
 * <pre>{@code
 * while (reader.next()) {
 *   switch (reader.field()) {
 *     case 1 -> number = reader.varint();
 *     default -> reader.skip();
 *   }
 * }
 * }</pre>
 */
final class ProtobufReader {

  private static final int VARINT = 0;
  private static final int FIXED64 = 1;
  private static final int BYTES = 2;
  private static final int FIXED32 = 5;

  private final ByteBuffer buffer;
  private final int end;
  private int at;
  private int field;
  private int wire;

  ProtobufReader(ByteBuffer buffer) {
    this(buffer, 0, buffer.limit());
  }

  private ProtobufReader(ByteBuffer buffer, int at, int end) {
    this.buffer = buffer.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    this.at = at;
    this.end = end;
  }

  /** Goes on to the next field; its value must then be read or skipped. */
  boolean next() {
    if (at == end) {
      return false;
    }
    long tag = raw();
    field = (int) (tag >>> 3);
    wire = (int) (tag & 7);
    if (tag > Integer.MAX_VALUE || field == 0) {
      throw broken("a field without a number");
    }
    return true;
  }

  /** The number of the field. */
  int field() {
    return field;
  }

  /** Returns whether the field holds bytes: text, a message or packed numbers. */
  boolean isBytes() {
    return wire == BYTES;
  }

  long varint() {
    require(VARINT);
    return raw();
  }

  /** The field as a message of its own. */
  ProtobufReader message() {
    int length = length();
    int from = advance(length);
    return new ProtobufReader(buffer, from, from + length);
  }

  String text() throws CharacterCodingException {
    ProtobufReader bytes = message();
    return StandardCharsets.UTF_8
        .newDecoder()
        .decode(buffer.slice(bytes.at, bytes.end - bytes.at))
        .toString();
  }

  /** A number of a packed field, read as a message. */
  long packedVarint() {
    return raw();
  }

  /** A number of eight bytes within a field, read as a message. */
  long packedFixed64() {
    int from = advance(8);
    return buffer.getLong(from);
  }

  boolean hasMore() {
    return at < end;
  }

  /** Returns the position in the buffer of the next byte to read. */
  int position() {
    return at;
  }

  /** Returns the number of bytes left. */
  int remaining() {
    return end - at;
  }

  void skip() {
    switch (wire) {
      case VARINT -> raw();
      case FIXED64 -> advance(8);
      case BYTES -> advance(length());
      case FIXED32 -> advance(4);
      default -> throw broken("a field of the unknown kind " + wire);
    }
  }

  private int length() {
    require(BYTES);
    long length = raw();
    if (length < 0 || length > end - at) {
      throw broken("a part of " + length + " bytes where " + (end - at) + " are left");
    }
    return (int) length;
  }

  private int advance(int count) {
    if (count > end - at) {
      throw broken("a message that is cut short");
    }
    int from = at;
    at += count;
    return from;
  }

  private void require(int expected) {
    if (wire != expected) {
      throw broken("field " + field + " of the kind " + wire + "; expected " + expected);
    }
  }

  private long raw() {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      int b = buffer.get(advance(1));
      value |= (long) (b & 127) << shift;
      if (b >= 0) {
        return value;
      }
    }
    throw broken("a number of more than ten bytes");
  }

  private InvalidInputException broken(String what) {
    return new InvalidInputException("byte " + at + ": " + what);
  }
}
