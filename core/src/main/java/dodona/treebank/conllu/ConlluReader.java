package dodona.treebank.conllu;

import dodona.treebank.Format;
import dodona.treebank.FormatCheck;
import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * Reads sentences in CoNLL-U or CoNLL-X (from the columns of CoNLL-2009, too), one at a time: only
 * the current sentence is in memory.
 *
 * <pre>{@code
 * try (ConlluReader reader = ConlluReader.open(Path.of("en_ewt-ud-dev.conllu.gz"))) {
 *   for (Sentence sentence : reader) {
 *     System.out.println(sentence.form(sentence.tree().root()));
 *   }
 * }
 * }</pre>
 *
 * <p>By default, the first error ends the reading with an {@link InvalidTreebankException}. With a
 * listener that returns, the sentence in question is left out.
 */
public final class ConlluReader implements Iterable<Sentence>, Closeable {

  private final InputStream in;
  private final LineScanner lines;
  private final SentenceAssembler assembler;
  private final ProblemListener listener;
  private final String source;
  private final int maxSentenceBytes;
  private final int maxLineBytes;
  private final InvalidUtf8 invalidUtf8;
  private long replaced;
  private boolean ended;
  private boolean warnedOfCarriageReturns;

  /**
   * Reads from a stream, which this reader closes when it is closed.
   *
   * @param source what to call the stream in messages
   */
  public ConlluReader(
      InputStream in, String source, ReadOptions options, ProblemListener listener) {
    this.in = in;
    this.source = source;
    this.listener = listener;
    this.maxLineBytes = options.maxLineBytes();
    this.maxSentenceBytes = options.maxSentenceBytes();
    this.invalidUtf8 = options.invalidUtf8();
    this.lines = new LineScanner(in, maxLineBytes);
    this.assembler = new SentenceAssembler(source, options, listener);
  }

  /** Opens a file, gzipped or not, that must have no errors. */
  public static ConlluReader open(Path file) throws IOException {
    return open(file, ReadOptions.DEFAULT, ProblemListener.STRICT);
  }

  /** Opens a file, gzipped or not. */
  public static ConlluReader open(Path file, ReadOptions options, ProblemListener listener)
      throws IOException {
    return new ConlluReader(TreebankInput.open(file), file.toString(), options, listener);
  }

  /** Reads all sentences of a file, gzipped or not, that must have no errors. */
  public static List<Sentence> readAll(Path file) throws IOException {
    try (ConlluReader reader = open(file)) {
      return reader.readAll();
    }
  }

  /** Reads all sentences that are left. */
  public List<Sentence> readAll() throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    for (Sentence sentence = read(); sentence != null; sentence = read()) {
      sentences.add(sentence);
    }
    return sentences;
  }

  /** The next valid sentence, or null at the end. */
  public @Nullable Sentence read() throws IOException {
    while (!ended) {
      Sentence sentence = readOne();
      if (sentence != null) {
        return sentence;
      }
    }
    return null;
  }

  /** Reads up to the next empty line; null if what stands there is not a valid sentence. */
  private @Nullable Sentence readOne() throws IOException {
    assembler.begin();
    long bytes = 0;
    while (true) {
      LineScanner.Result result = nextLine();
      long line = lines.lineNumber();
      if (result == LineScanner.Result.END) {
        ended = true;
        if (assembler.isInsideSentence()) {
          assembler.error(
              line,
              FormatCheck.MISSING_EMPTY_LINE,
              "the file ends inside a sentence, expected an empty line after the last word");
        }
        return null;
      }
      if (result == LineScanner.Result.ENDLESS) {
        throw new IOException(source + ":" + line + ": the line is longer than 1 GB");
      }
      if (!lines.isTerminated()) {
        ended = true;
        assembler.error(
            line,
            FormatCheck.MISSING_EMPTY_LINE,
            "the file ends inside a sentence (line "
                + line
                + " has no line end), expected an empty line after the last word");
        return null;
      }
      if (result == LineScanner.Result.TOO_LONG) {
        assembler.error(
            line, FormatCheck.TOO_LONG, "the line is longer than " + maxLineBytes + " bytes");
        continue;
      }
      boolean isUtf8 = result != LineScanner.Result.NOT_UTF8;
      if (!isUtf8 && invalidUtf8 == InvalidUtf8.REFUSE) {
        assembler.error(
            line,
            FormatCheck.INVALID_UTF8,
            "not UTF-8 at byte " + lines.badByte() + " of the file");
        continue;
      }
      int length = lines.end() - lines.start();
      if (length == 0) {
        if (assembler.isInsideSentence()) {
          warnOfCarriageReturns();
          return assembler.finish();
        }
        assembler.warning(
            line, FormatCheck.EXTRA_EMPTY_LINE, "an empty line where a sentence was expected");
        continue;
      }
      bytes += length;
      if (bytes > maxSentenceBytes && bytes - length <= maxSentenceBytes) {
        assembler.error(
            line,
            FormatCheck.TOO_LONG,
            "the sentence is longer than " + maxSentenceBytes + " bytes");
      }
      if (isUtf8) {
        assembler.line(lines.bytes(), lines.start(), lines.end(), line);
      } else {
        mendedLine(line);
      }
    }
  }

  private void mendedLine(long line) {
    byte[] mended = Utf8.replaced(lines.bytes(), lines.start(), lines.end());
    int count = Utf8.replacedBytes(mended, lines.end() - lines.start());
    replaced += count;
    assembler.line(mended, 0, mended.length, line);
    assembler.warning(
        line,
        FormatCheck.INVALID_UTF8,
        "not UTF-8 at byte " + lines.badByte() + " of the file, replaced by U+FFFD");
  }

  private LineScanner.Result nextLine() throws IOException {
    try {
      LineScanner.Result result = lines.next();
      if (lines.lineNumber() == 1 && lines.sawByteOrderMark()) {
        assembler.warning(
            1,
            FormatCheck.BYTE_ORDER_MARK,
            "the file begins with a byte-order mark, which is dropped");
      }
      return result;
    } catch (EOFException | ZipException e) {
      ended = true;
      listener.report(
          new Problem(
              Problem.Severity.ERROR,
              source,
              lines.lineNumber() + 1,
              null,
              "the compressed file is damaged or truncated (" + e.getMessage() + ")",
              FormatCheck.DAMAGED_FILE));
      return LineScanner.Result.END;
    }
  }

  private void warnOfCarriageReturns() {
    if (lines.sawCarriageReturns() && !warnedOfCarriageReturns) {
      warnedOfCarriageReturns = true;
      assembler.warning(
          lines.lineNumber(),
          FormatCheck.NON_UNIX_NEWLINE,
          "lines end in CR LF, expected LF; the CRs are dropped");
    }
  }

  /** The format of the file: what was asked for, or recognized; null before the first sentence. */
  public @Nullable Format format() {
    return assembler.format();
  }

  /** Returns the number of sentences that have been left out so far because of errors. */
  public long skipped() {
    return assembler.skipped();
  }

  /** Returns the number of invalid UTF-8 bytes that have been replaced so far. */
  public long replaced() {
    return replaced;
  }

  /** The sentences still to be read; I/O errors come as {@link UncheckedIOException}. */
  @Override
  public Iterator<Sentence> iterator() {
    return new Iterator<>() {
      private @Nullable Sentence next;

      @Override
      public boolean hasNext() {
        if (next == null) {
          try {
            next = read();
          } catch (IOException e) {
            throw new UncheckedIOException(source + ": " + e.getMessage(), e);
          }
        }
        return next != null;
      }

      @Override
      public Sentence next() {
        if (!hasNext() || next == null) {
          throw new NoSuchElementException();
        }
        Sentence sentence = next;
        next = null;
        return sentence;
      }
    };
  }

  /**
   * The valid sentences that are left, in order, as a stream to close, which closes this reader. It
   * throws an {@link UncheckedIOException} if reading fails.
   */
  public Stream<Sentence> stream() {
    return StreamSupport.stream(spliterator(), false)
        .onClose(
            () -> {
              try {
                close();
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
