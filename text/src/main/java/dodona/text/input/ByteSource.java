package dodona.text.input;

import dodona.support.CountingInputStream;
import dodona.text.segment.Segmenter;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.InvalidUtf8;
import dodona.treebank.conllu.TreebankInput;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A stream of bytes, gzipped or not. */
final class ByteSource implements Source {

  private static final int PEEK = 1 << 16;

  private final InputStream in;
  private final String name;
  private final InputListener listener;

  ByteSource(InputStream raw, String name, InputListener listener) throws IOException {
    this.in =
        new BufferedInputStream(
            TreebankInput.unpack(new CountingInputStream(raw, listener::read)), PEEK);
    this.name = name;
    this.listener = listener;
  }

  private byte[] peek() throws IOException {
    in.mark(PEEK);
    byte[] beginning = in.readNBytes(PEEK - 1);
    in.reset();
    return beginning;
  }

  @Override
  public InputKind kind(@Nullable InputKind said) throws IOException {
    return said == null ? Recognition.of(peek(), name) : said;
  }

  @Override
  public String beginning(InputKind kind) throws IOException {
    String text = new String(peek(), StandardCharsets.UTF_8);
    return switch (kind) {
      case TEXT, LINES, PARAGRAPHS, HORIZONTAL -> text;
      case VERTICAL -> column(text, 0);
      case CONLLU, CONLLU_TOKENS, CONLLU_TAGGED -> column(text, Column.FORM.index());
    };
  }

  private static String column(String text, int column) {
    return text.lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .filter(cells -> cells.length > column)
        .map(cells -> cells[column])
        .collect(Collectors.joining(" "));
  }

  @Override
  public Iterator<Sentence> read(
      InputKind kind, Supplier<Segmenter> segmenter, InvalidUtf8 invalid) {
    return kind.read(in, name, segmenter, invalid, listener);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
