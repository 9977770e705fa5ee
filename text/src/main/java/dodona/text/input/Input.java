package dodona.text.input;

import dodona.support.FileInput;
import dodona.text.segment.Segmenter;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.InvalidUtf8;
import dodona.treebank.conllu.SentenceSelection;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * Something to analyze: a text, a file of text or of sentences in CoNLL-U, or sentences; immutable.
 *
 * <p>Files and streams may be gzipped. The format is detected from the beginning unless it is
 * {@linkplain #as given}; nearly valid CoNLL-U and binary files are rejected. UTF-16 with a
 * byte-order mark is decoded with a warning. Bytes that are not UTF-8 become U+FFFD with a warning,
 * unless the input is {@linkplain #strict strict}.
 */
public final class Input {

  private final String name;
  private final Opener opener;
  private final @Nullable InputKind kind;
  private final SentenceSelection selection;
  private final InvalidUtf8 invalid;

  private Input(
      String name,
      Opener opener,
      @Nullable InputKind kind,
      SentenceSelection selection,
      InvalidUtf8 invalid) {
    this.name = name;
    this.opener = opener;
    this.kind = kind;
    this.selection = selection;
    this.invalid = invalid;
  }

  private Input(String name, Opener opener, @Nullable InputKind kind) {
    this(name, opener, kind, SentenceSelection.ALL, InvalidUtf8.REPLACE);
  }

  /** Opens what is behind an input. */
  @FunctionalInterface
  private interface Opener {
    Source open(InputListener listener) throws IOException;
  }

  /** Opens a stream of bytes. */
  @FunctionalInterface
  private interface StreamOpener {
    InputStream open() throws IOException;
  }

  /** A text. */
  public static Input text(String text) {
    Objects.requireNonNull(text, "text");
    return new Input(
        "",
        listener -> {
          if (listener != InputListener.SILENT && SentencePerLine.isLikely(text)) {
            listener.warned(SentencePerLine.hint(""));
          }
          return new TextSource(new StringReader(text), "");
        },
        InputKind.TEXT);
  }

  /**
   * A text of any length, which is read once and closed at its end.
   *
   * @param name what to call it in messages and results
   */
  public static Input text(Reader text, String name) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(name, "name");
    return new Input(name, listener -> new TextSource(text, name), InputKind.TEXT);
  }

  /** A file. */
  public static Input file(Path file) {
    Objects.requireNonNull(file, "file");
    return opened(
        file.toString(),
        () -> {
          if (!Files.exists(file)) {
            throw new NoSuchFileException(file.toString());
          }
          return FileInput.open(file);
        });
  }

  /**
   * A stream of bytes, which is read once and closed at its end.
   *
   * @param name what to call it in messages and results
   */
  public static Input stream(InputStream in, String name) {
    Objects.requireNonNull(in, "in");
    Objects.requireNonNull(name, "name");
    return opened(name, () -> in);
  }

  /**
   * Bytes that are in memory, such as the body of a request. They are not copied and must not
   * change; the input can be read any number of times.
   *
   * @param bytes text in UTF-8 or sentences in CoNLL-U, gzipped or not
   * @param name what to call them in messages and results
   */
  public static Input bytes(byte[] bytes, String name) {
    Objects.requireNonNull(bytes, "bytes");
    Objects.requireNonNull(name, "name");
    return opened(name, () -> new ByteArrayInputStream(bytes));
  }

  private static Input opened(String name, StreamOpener opener) {
    return new Input(name, listener -> new ByteSource(opener.open(), name, listener), null);
  }

  /**
   * Sentences that have words, and tags or not.
   *
   * @param name what to call them in results
   */
  public static Input sentences(Iterator<Sentence> sentences, String name) {
    Objects.requireNonNull(sentences, "sentences");
    Objects.requireNonNull(name, "name");
    return new Input(name, listener -> new SentenceSource(sentences), InputKind.CONLLU);
  }

  /** Returns this input with a given format. */
  public Input as(InputKind newKind) {
    Objects.requireNonNull(newKind, "newKind");
    return new Input(name, opener, newKind, selection, invalid);
  }

  /** Only these sentences of the input, which are counted from 1. */
  public Input only(SentenceSelection newSelection) {
    Objects.requireNonNull(newSelection, "newSelection");
    return new Input(name, opener, kind, newSelection, invalid);
  }

  /** The same input, in which bytes that are not UTF-8 are an error. */
  public Input strict() {
    return new Input(name, opener, kind, selection, InvalidUtf8.REFUSE);
  }

  /** Returns the name in messages and results; empty if there is none. */
  public String name() {
    return name;
  }

  /**
   * Begins to read.
   *
   * @param segmenter the segmenter, asked for if there is raw text; throws if there is none
   * @param listener receives how much of a file or stream is read, and what is wrong with it
   */
  @SuppressWarnings("exports") // for Dodona's own pipelines
  public OpenInput open(Supplier<Segmenter> segmenter, InputListener listener) throws IOException {
    Objects.requireNonNull(segmenter, "segmenter");
    return begin(
        listener,
        (source, known) ->
            new OpenInput(name, source.read(known, segmenter, invalid), known, selection, source));
  }

  /**
   * Reads the beginning, which is needed to detect the language of a text. A stream can be read
   * only once, so use the returned input, which starts from the beginning.
   *
   * @param listener receives how much of a file or stream is read, and what is wrong with it
   */
  public PeekedInput peek(InputListener listener) throws IOException {
    return begin(
        listener,
        (source, known) ->
            new PeekedInput(
                new Input(name, later -> source, known, selection, invalid),
                known,
                source.beginning(known)));
  }

  /** Does something with an input that has been opened. */
  @FunctionalInterface
  private interface Beginning<T> {
    T with(Source source, InputKind kind) throws IOException;
  }

  private <T> T begin(InputListener listener, Beginning<T> beginning) throws IOException {
    Source source = opener.open(Objects.requireNonNull(listener, "listener"));
    try {
      return beginning.with(source, source.kind(kind));
    } catch (ZipException | EOFException e) {
      source.close();
      throw new IOException(
          name + ": the compressed file is damaged or truncated (" + e.getMessage() + ")", e);
    } catch (IOException | RuntimeException e) {
      source.close();
      throw e;
    }
  }
}
