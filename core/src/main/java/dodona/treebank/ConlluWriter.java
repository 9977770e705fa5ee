package dodona.treebank;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes sentences in the format that they are in. What {@link ConlluReader} reads is written back
 * byte for byte, but for byte-order marks, carriage returns and superfluous empty lines.
 */
public final class ConlluWriter implements Closeable, Flushable {

  private static final Column[] COLUMNS = Column.values();

  private final OutputStream out;

  /** Writes to a stream, which this writer closes when it is closed. */
  public ConlluWriter(OutputStream out) {
    this.out = new BufferedOutputStream(out, 1 << 16);
  }

  /** Writes a sentence and the empty line after it. */
  public void write(Sentence sentence) throws IOException {
    for (String comment : sentence.comments()) {
      put(comment);
      out.write('\n');
    }
    for (int row = 0; row < sentence.rows(); row++) {
      for (Column column : COLUMNS) {
        put(sentence.cell(row, column));
        out.write(column == Column.MISC ? '\n' : '\t');
      }
    }
    out.write('\n');
  }

  private void put(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
