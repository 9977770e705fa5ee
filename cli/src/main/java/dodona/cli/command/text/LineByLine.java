package dodona.cli.command.text;

import dodona.text.input.Input;
import dodona.text.input.InputKind;
import dodona.text.input.InputListener;
import dodona.text.input.OpenInput;
import dodona.text.input.PeekedInput;
import dodona.text.segment.Segmenter;
import java.io.IOException;

/** Reads inputs without a model: the lines of a text, or the sentences of a treebank. */
final class LineByLine {

  private LineByLine() {}

  /** Begins to read an input. */
  static OpenInput open(PeekedInput peeked, InputListener listener) throws IOException {
    Input input =
        switch (peeked.kind()) {
          case TEXT, LINES, PARAGRAPHS, HORIZONTAL -> peeked.input().as(InputKind.HORIZONTAL);
          case VERTICAL, CONLLU, CONLLU_TOKENS, CONLLU_TAGGED -> peeked.input();
        };
    return input.open(LineByLine::noSegmenter, listener);
  }

  private static Segmenter noSegmenter() {
    throw new IllegalStateException("lines and sentences need no segmenter");
  }
}
