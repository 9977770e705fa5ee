package dodona.text.output;

import dodona.draw.TreeDrawing;
import dodona.draw.svg.SvgTree;
import dodona.text.analysis.AnalyzedSentence;
import java.io.OutputStream;

/** Draws one sentence and refuses a second, which an SVG document has no place for. */
final class SvgWriter extends TextWriter {

  private boolean drawn;

  SvgWriter(OutputStream out) {
    super(out);
  }

  @Override
  String text(AnalyzedSentence sentence) {
    if (drawn) {
      throw new TooManySentencesException(
          "an SVG image shows one sentence, but there are several. Select one with --sentences, or"
              + " use html.");
    }
    drawn = true;
    return SvgTree.document(TreeDrawing.of(sentence.sentence()), SvgTree.Options.DEFAULT);
  }
}
