package dodona.text.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Reads a file of text in UTF-8, and says where it is not. */
final class TextReader extends Reader {

  private final Reader text;
  private final String name;
  private long line = 1;

  /** A reader of a stream, by the name that its user knows it by. */
  TextReader(InputStream in, String name) {
    this.text = new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder());
    this.name = name;
  }

  @Override
  public int read(char[] into, int from, int count) throws IOException {
    try {
      int read = text.read(into, from, count);
      for (int i = from; i < from + read; i++) {
        line += into[i] == '\n' ? 1 : 0;
      }
      return read;
    } catch (CharacterCodingException e) {
      throw new IOException(name + ": not UTF-8, in line " + line + " or after", e);
    }
  }

  @Override
  public void close() throws IOException {
    text.close();
  }
}
