package dodona.text.input;

import dodona.support.CountingInputStream;
import dodona.text.segment.Segmenter;
import dodona.treebank.Column;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.InvalidUtf8;
import dodona.treebank.conllu.TreebankInput;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A stream of bytes, gzipped or not, in UTF-8 or in UTF-16 with a byte-order mark. */
final class ByteSource implements Source {

  private static final int PEEK = 1 << 16;

  private InputStream in;
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

  /** Decodes UTF-16, and refuses bytes that are not text unless they were said to be. */
  private void decode(boolean isSaidToBeText) throws IOException {
    byte[] beginning = available();
    if (Utf16Stream.isMarked(beginning)) {
      in = new BufferedInputStream(new Utf16Stream(in), PEEK);
      listener.warned(
          new Problem(
              Problem.Severity.WARNING, name, 0, null, "the file is UTF-16; output is UTF-8"));
      beginning = available();
    }
    if (!isSaidToBeText) {
      BinaryContent.refuse(beginning, name);
    }
  }

  /** Returns what can be read at once, so that nobody waits for more than the first line. */
  private byte[] available() throws IOException {
    in.mark(PEEK);
    byte[] beginning = new byte[PEEK - 1];
    int length = Math.max(0, in.read(beginning));
    in.reset();
    return Arrays.copyOf(beginning, length);
  }

  @Override
  public InputKind kind(@Nullable InputKind said) throws IOException {
    decode(said != null);
    return said == null ? recognize(peek()) : said;
  }

  private InputKind recognize(byte[] beginning) throws IOException {
    InputKind kind = Recognition.of(beginning, name);
    if (kind == InputKind.TEXT
        && listener != InputListener.SILENT
        && SentencePerLine.isLikely(new String(beginning, StandardCharsets.UTF_8))) {
      listener.warned(SentencePerLine.hint(name));
    }
    return kind;
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
