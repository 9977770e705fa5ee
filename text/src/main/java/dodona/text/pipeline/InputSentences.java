package dodona.text.pipeline;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.input.ExistingAnnotation;
import dodona.text.input.Input;
import dodona.text.input.InputListener;
import dodona.text.input.OpenInput;
import dodona.text.segment.Segmenter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The sentences of several inputs, each of which is opened when the one before it has ended. */
final class InputSentences implements Iterator<InputSentences.Item>, Closeable {

  private final Iterator<Input> inputs;
  private final Supplier<Segmenter> segmenter;
  private final @Nullable ExistingAnnotation given;
  private final InputListener listener;
  private @Nullable Input input;
  private int index = -1;
  private @Nullable OpenInput current;

  /**
   * A sentence that is to be analyzed.
   *
   * @param index the position of its input among the inputs, from 0
   * @param input its input
   * @param sentence the sentence
   * @param given what it has already
   */
  record Item(int index, Input input, AnalyzedSentence sentence, ExistingAnnotation given) {}

  /**
   * The sentences of some inputs.
   *
   * @param segmenter asked for if there is raw text
   * @param given what sentences of treebanks are said to have, if anything
   * @param listener receives how much is read, and what is wrong with it
   */
  InputSentences(
      Iterator<Input> inputs,
      Supplier<Segmenter> segmenter,
      @Nullable ExistingAnnotation given,
      InputListener listener) {
    this.inputs = inputs;
    this.segmenter = segmenter;
    this.given = given;
    this.listener = listener;
  }

  @Override
  public boolean hasNext() {
    try {
      while (current == null || !current.hasNext()) {
        close();
        if (!inputs.hasNext()) {
          return false;
        }
        input = inputs.next();
        index++;
        current = input.open(segmenter, listener);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return true;
  }

  @Override
  public Item next() {
    OpenInput open = hasNext() ? current : null;
    if (open == null || input == null) {
      throw new NoSuchElementException();
    }
    AnalyzedSentence sentence = open.next();
    return new Item(index, input, sentence, open.given(sentence, given));
  }

  @Override
  public void close() throws IOException {
    OpenInput open = current;
    current = null;
    if (open != null) {
      open.close();
    }
  }
}
