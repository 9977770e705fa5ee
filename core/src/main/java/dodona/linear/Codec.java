package dodona.linear;

import dodona.error.InvalidInputException;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * The primitive values in sections of model files. Invalid values throw {@link
 * InvalidInputException}, and memory is allocated only for bytes that exist.
 */
public final class Codec {

  private static final int LONGEST = 1 << 30;
  private static final int PIECE = 1 << 16;

  private Codec() {}

  /** The value itself, if it is within a range. */
  public static int inRange(int value, int least, int most, String name) {
    if (value < least || value > most) {
      throw new InvalidInputException(name + ": " + value + "; expected " + least + " to " + most);
    }
    return value;
  }

  /** Writes bytes after their number. */
  public static void writeBytes(byte[] bytes, DataOutput out) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** Reads what {@link #writeBytes} wrote. */
  public static byte[] readBytes(DataInput in) throws IOException {
    int length = inRange(in.readInt(), 0, LONGEST, "bytes of a part");
    byte[] bytes = new byte[Math.min(length, PIECE)];
    int done = 0;
    while (done < length) {
      if (done == bytes.length) {
        bytes = Arrays.copyOf(bytes, (int) Math.min(length, 2L * done));
      }
      in.readFully(bytes, done, bytes.length - done);
      done = bytes.length;
    }
    return bytes;
  }

  /** Writes a text in UTF-8 after the number of its bytes. */
  public static void writeText(String text, DataOutput out) throws IOException {
    writeBytes(text.getBytes(StandardCharsets.UTF_8), out);
  }

  /** Reads what {@link #writeText} wrote. */
  public static String readText(DataInput in) throws IOException {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(readBytes(in))).toString();
    } catch (CharacterCodingException e) {
      throw new InvalidInputException("not UTF-8", e);
    }
  }

  /** Writes texts as lines; none of them may contain a line feed. */
  public static void writeLines(Collection<String> lines, DataOutput out) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      if (line.indexOf('\n') >= 0) {
        throw new InvalidInputException("a line feed in " + line);
      }
      text.append(line).append('\n');
    }
    writeText(text.toString(), out);
  }

  /** Reads what {@link #writeLines} wrote. */
  public static List<String> readLines(DataInput in) throws IOException {
    List<String> lines = new ArrayList<>();
    String text = readText(in);
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      lines.add(text.substring(start, end));
      start = end + 1;
    }
    if (start < text.length()) {
      throw new InvalidInputException("the last line is incomplete");
    }
    return lines;
  }
}
