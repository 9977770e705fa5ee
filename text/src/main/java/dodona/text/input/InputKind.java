package dodona.text.input;

import dodona.text.segment.Segmenter;
import dodona.treebank.ConlluReader;
import dodona.treebank.ProblemListener;
import dodona.treebank.ReadOptions;
import dodona.treebank.Sentence;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What an input is, and hence how it is read. */
public enum InputKind {
  /** Raw text. */
  TEXT(Given.TOKENS),
  /** A treebank whose words count, but not their tags. */
  TOKENS(Given.TOKENS),
  /** A treebank whose words and tags count. */
  TAGGED(Given.TAGGED),
  /** A treebank in which each sentence is looked at to see whether it has tags. */
  TREEBANK(null);

  private static final int COLUMNS = 10;

  private final @Nullable Given given;

  InputKind(@Nullable Given given) {
    this.given = given;
  }

  /**
   * Recognises a file by its beginning: a treebank if its first line that is no comment has ten
   * columns, otherwise text.
   */
  public static InputKind recognise(byte[] beginning) {
    String text = new String(beginning, StandardCharsets.UTF_8);
    return text.lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .findFirst()
        .filter(line -> line.chars().filter(c -> c == '\t').count() == COLUMNS - 1)
        .map(line -> TREEBANK)
        .orElse(TEXT);
  }

  /** What its sentences have; null if each is to be looked at. */
  @Nullable Given given() {
    return given;
  }

  /** The sentences of a stream of this kind. */
  Iterator<Sentence> read(InputStream in, String name, Supplier<Segmenter> segmenter) {
    return this == TEXT
        ? segmenter.get().segment(new TextReader(in, name))
        : new ConlluReader(in, name, ReadOptions.DEFAULT, ProblemListener.STRICT).iterator();
  }
}
