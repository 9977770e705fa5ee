package dodona.treebank.conllu;

import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Writes sentences in their own format. The output is the same as the input of {@link ConlluReader}
 * byte for byte, except for byte-order marks, carriage returns and superfluous empty lines.
 */
public final class ConlluWriter implements Closeable, Flushable {

  private static final Column[] COLUMNS = Column.values();
  private static final int BUFFER = 1 << 16;

  private final OutputStream out;
  private byte[] buffer = new byte[2 * BUFFER];
  private int length;

  /** Writes to a stream, which this writer closes when it is closed. */
  public ConlluWriter(OutputStream out) {
    this.out = out;
  }

  /** Writes a sentence and the empty line after it. */
  public void write(Sentence sentence) throws IOException {
    for (String comment : sentence.comments()) {
      put(comment, '\n');
    }
    for (int row = 0; row < sentence.rows(); row++) {
      for (Column column : COLUMNS) {
        put(sentence.cell(row, column), column == Column.MISC ? '\n' : '\t');
      }
    }
    put("", '\n');
    if (length >= BUFFER) {
      drain();
    }
  }

  /** Nearly all cells are ASCII, which needs no encoder and no array of its own. */
  private void put(String text, char end) {
    int count = text.length();
    reserve(count + 1);
    byte[] into = buffer;
    int at = length;
    for (int i = 0; i < count; i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        at = encode(text, length);
        break;
      }
      into[at++] = (byte) c;
    }
    buffer[at] = (byte) end;
    length = at + 1;
  }

  /** Puts a text of any characters at a place and returns its end, with space for one more byte. */
  private int encode(String text, int at) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    reserve(bytes.length + 1);
    System.arraycopy(bytes, 0, buffer, at, bytes.length);
    return at + bytes.length;
  }

  private void reserve(int count) {
    if (buffer.length - length < count) {
      buffer = Arrays.copyOf(buffer, Math.max(2 * buffer.length, length + count));
    }
  }

  private void drain() throws IOException {
    if (length > 0) {
      out.write(buffer, 0, length);
      length = 0;
    }
  }

  @Override
  public void flush() throws IOException {
    drain();
    out.flush();
  }

  @Override
  public void close() throws IOException {
    try (out) {
      drain();
    }
  }
}
