package dodona.text.input;

import dodona.text.segment.Segmenter;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.InvalidUtf8;
import java.io.Closeable;
import java.io.IOException;
import java.util.Iterator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The source of an input's sentences, opened but with nothing read yet. */
interface Source extends Closeable {

  /**
   * Returns the kind of the input.
   *
   * @param said the kind that the user specified; null if it must be detected
   */
  InputKind kind(@Nullable InputKind said) throws IOException;

  /**
   * The text at its beginning, tens of thousands of characters or all there is; it will be read
   * again with the rest. Of sentences with words these are the words as they are written.
   */
  String beginning(InputKind kind) throws IOException;

  /** Begins to read its sentences. */
  Iterator<Sentence> read(InputKind kind, Supplier<Segmenter> segmenter, InvalidUtf8 invalid);
}
