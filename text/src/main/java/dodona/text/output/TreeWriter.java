package dodona.text.output;

import dodona.draw.TreeDrawing;
import dodona.draw.terminal.TerminalTree;
import dodona.text.analysis.AnalyzedSentence;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;

/** Draws trees for the terminal; several trees of a sentence have numbers and confidences. */
final class TreeWriter extends TextWriter {

  private final TerminalTree.Options options;

  TreeWriter(OutputStream out, TerminalTree.Options options) {
    super(out);
    this.options = options;
  }

  @Override
  String text(AnalyzedSentence sentence) {
    List<AnalyzedSentence> others = sentence.alternatives();
    if (others.isEmpty()) {
      return drawing(sentence);
    }
    StringBuilder text = new StringBuilder(heading(1, sentence)).append(drawing(sentence));
    for (int i = 0; i < others.size(); i++) {
      text.append(heading(i + 2, others.get(i))).append(drawing(others.get(i)));
    }
    return text.toString();
  }

  private String drawing(AnalyzedSentence sentence) {
    return TerminalTree.draw(TreeDrawing.of(sentence.sentence()), options) + "\n";
  }

  private static String heading(int number, AnalyzedSentence sentence) {
    String confidence =
        sentence.confidence().isEmpty()
            ? ""
            : String.format(Locale.ROOT, ", confidence %.4f", sentence.confidence().getAsDouble());
    return "Tree " + number + confidence + ":\n";
  }
}
