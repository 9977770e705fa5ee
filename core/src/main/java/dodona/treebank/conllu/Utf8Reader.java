package dodona.treebank.conllu;

import dodona.treebank.Problem;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipException;

/** Reads UTF-8 text and reports the line of invalid bytes. */
public final class Utf8Reader extends Reader {

  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final String source;
  private final InvalidUtf8 invalid;
  private final ProblemListener listener;
  private final byte[] bytes = new byte[BUFFER];
  private int kept;
  private boolean ended;
  private String text = "";
  private int position;
  private long line = 1;
  private long lastReported;
  private long offset;
  private long replaced;

  /**
   * Reads from a stream, which this reader closes when it is closed.
   *
   * @param source what to call the stream in messages
   * @param listener receives each line in which bytes are replaced
   */
  public Utf8Reader(InputStream in, String source, InvalidUtf8 invalid, ProblemListener listener) {
    this.in = in;
    this.source = source;
    this.invalid = invalid;
    this.listener = listener;
  }

  /**
   * Reads some characters.
   *
   * @throws IOException if reading fails, or bytes are not UTF-8 and not to be replaced; the
   *     message names the source and the line
   */
  @Override
  public int read(char[] into, int from, int count) throws IOException {
    if (count == 0) {
      return 0;
    }
    while (position == text.length()) {
      if (ended) {
        return -1;
      }
      fill();
    }
    int taken = Math.min(count, text.length() - position);
    text.getChars(position, position + taken, into, from);
    position += taken;
    return taken;
  }

  private void fill() throws IOException {
    int read = readBytes();
    ended = read < 0;
    int length = kept + Math.max(0, read);
    int end = ended ? length : Utf8.completeUpTo(bytes, length);
    text = decode(end);
    position = 0;
    offset += end;
    kept = length - end;
    System.arraycopy(bytes, end, bytes, 0, kept);
  }

  private int readBytes() throws IOException {
    try {
      return in.read(bytes, kept, bytes.length - kept);
    } catch (ZipException | EOFException e) {
      throw new IOException(
          new Problem(
                  Problem.Severity.ERROR,
                  source,
                  line,
                  null,
                  "the compressed file is damaged or truncated (" + e.getMessage() + ")")
              .toString(),
          e);
    }
  }

  private String decode(int end) throws IOException {
    int bad = Utf8.firstInvalid(bytes, 0, end);
    if (bad < 0) {
      countLines(0, end);
      return new String(bytes, 0, end, StandardCharsets.UTF_8);
    }
    StringBuilder decoded = new StringBuilder(end);
    int from = 0;
    while (bad >= 0) {
      countLines(from, bad);
      decoded.append(new String(bytes, from, bad - from, StandardCharsets.UTF_8));
      replace(bad);
      decoded.append('\uFFFD');
      from = bad + 1;
      bad = Utf8.firstInvalid(bytes, from, end);
    }
    countLines(from, end);
    return decoded.append(new String(bytes, from, end - from, StandardCharsets.UTF_8)).toString();
  }

  private void countLines(int from, int to) {
    for (int i = from; i < to; i++) {
      line += bytes[i] == '\n' ? 1 : 0;
    }
  }

  private void replace(int bad) throws IOException {
    String where = "not UTF-8 at byte " + (offset + bad) + " of the file";
    if (invalid == InvalidUtf8.REFUSE) {
      throw new IOException(
          new Problem(Problem.Severity.ERROR, source, line, null, where).toString());
    }
    replaced++;
    if (line > lastReported) {
      lastReported = line;
      listener.report(
          new Problem(
              Problem.Severity.WARNING, source, line, null, where + ", replaced by U+FFFD"));
    }
  }

  /** Returns the number of bytes that have been replaced so far. */
  public long replaced() {
    return replaced;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
