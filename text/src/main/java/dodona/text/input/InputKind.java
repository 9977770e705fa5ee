package dodona.text.input;

import dodona.text.segment.Lines;
import dodona.text.segment.Segmenter;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.InvalidUtf8;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.Utf8Reader;
import java.io.InputStream;
import java.io.Reader;
import java.util.Iterator;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The format of an input. */
public enum InputKind {
  /** Raw text, in which a sentence may go on in the next line. */
  TEXT(ExistingAnnotation.TOKENS),
  /** Raw text of a sentence a line. */
  LINES(ExistingAnnotation.TOKENS),
  /** Raw text of a paragraph a line, of one sentence or more. */
  PARAGRAPHS(ExistingAnnotation.TOKENS),
  /** Words with white space between them, a sentence a line. */
  HORIZONTAL(ExistingAnnotation.TOKENS),
  /** A word a line, with or without its tag after a tab; an empty line ends a sentence. */
  VERTICAL(null),
  /** A treebank whose words count, but not their tags. */
  CONLLU_TOKENS(ExistingAnnotation.TOKENS),
  /** A treebank whose words and tags count. */
  CONLLU_TAGGED(ExistingAnnotation.TAGGED),
  /** A treebank in which each sentence is looked at to see whether it has tags. */
  CONLLU(null);

  private final @Nullable ExistingAnnotation given;

  InputKind(@Nullable ExistingAnnotation given) {
    this.given = given;
  }

  /** Returns its name as users write it, such as {@code conllu-tokens}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the annotation of the sentences; null if each must be checked. */
  @Nullable ExistingAnnotation given() {
    return given;
  }

  /** Returns whether the input is read as characters, not as bytes. */
  boolean isPlainText() {
    return this != CONLLU && this != CONLLU_TOKENS && this != CONLLU_TAGGED;
  }

  /** Returns whether the input is not yet split into words. */
  boolean isRaw() {
    return this == TEXT || this == LINES || this == PARAGRAPHS;
  }

  /**
   * The sentences of a stream of this kind.
   *
   * @param name what to call it in messages
   */
  Iterator<Sentence> read(
      InputStream in,
      String name,
      Supplier<Segmenter> segmenter,
      InvalidUtf8 invalid,
      InputListener listener) {
    ProblemListener problems =
        problem -> {
          ProblemListener.STRICT.report(problem);
          listener.warned(problem);
        };
    return isPlainText()
        ? read(new Utf8Reader(in, name, invalid, problems), name, segmenter)
        : new ConlluReader(in, name, ReadOptions.DEFAULT.withInvalidUtf8(invalid), problems)
            .iterator();
  }

  /**
   * The sentences of a text of this kind.
   *
   * @param name what to call it in messages
   */
  Iterator<Sentence> read(Reader text, String name, Supplier<Segmenter> segmenter) {
    return switch (this) {
      case TEXT -> segmenter.get().segment(text, Lines.WRAPPED);
      case LINES -> segmenter.get().segment(text, Lines.SENTENCES);
      case PARAGRAPHS -> segmenter.get().segment(text, Lines.PARAGRAPHS);
      case HORIZONTAL -> new WordLines(text, name, WordLines.Layout.HORIZONTAL);
      case VERTICAL -> new WordLines(text, name, WordLines.Layout.VERTICAL);
      case CONLLU, CONLLU_TOKENS, CONLLU_TAGGED ->
          throw new IllegalArgumentException("a treebank is read from bytes, not from characters");
    };
  }
}
