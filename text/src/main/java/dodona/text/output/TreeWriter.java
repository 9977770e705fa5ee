package dodona.text.output;

import dodona.draw.TreeDrawing;
import dodona.draw.terminal.TerminalTree;
import dodona.text.analysis.AnalyzedSentence;
import java.io.OutputStream;

/** Draws trees for the terminal. */
final class TreeWriter extends TextWriter {

  private final TerminalTree.Options options;

  TreeWriter(OutputStream out, TerminalTree.Options options) {
    super(out);
    this.options = options;
  }

  @Override
  String text(AnalyzedSentence sentence) {
    return TerminalTree.draw(TreeDrawing.of(sentence.sentence()), options) + "\n";
  }
}
