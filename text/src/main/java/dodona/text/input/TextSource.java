package dodona.text.input;

import dodona.text.segment.Segmenter;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.InvalidUtf8;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Iterator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A stream of characters. */
final class TextSource implements Source {

  private static final int PEEK = 1 << 16;

  private final String name;
  private Reader text;

  TextSource(Reader text, String name) {
    this.text = text;
    this.name = name;
  }

  @Override
  public InputKind kind(@Nullable InputKind said) {
    return said == null ? InputKind.TEXT : said;
  }

  @Override
  public String beginning(InputKind kind) throws IOException {
    text = text.markSupported() ? text : new BufferedReader(text);
    text.mark(PEEK);
    char[] buffer = new char[PEEK - 1];
    int length = 0;
    int count = 0;
    while (count >= 0 && length < buffer.length) {
      length += count;
      count = text.read(buffer, length, buffer.length - length);
    }
    text.reset();
    return new String(buffer, 0, length);
  }

  @Override
  public Iterator<Sentence> read(
      InputKind kind, Supplier<Segmenter> segmenter, InvalidUtf8 invalid) {
    return kind.read(text, name, segmenter);
  }

  @Override
  public void close() throws IOException {
    text.close();
  }
}
