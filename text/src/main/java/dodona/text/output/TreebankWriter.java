package dodona.text.output;

import dodona.text.analysis.AnalysedSentence;
import dodona.treebank.ConlluWriter;
import dodona.treebank.Format;
import dodona.treebank.FormatConversion;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes CoNLL-U or CoNLL-X; confidences are comments. */
final class TreebankWriter implements AnalysisWriter {

  private final ConlluWriter writer;
  private final FormatConversion conversion;

  TreebankWriter(OutputStream out, Format format) {
    this.writer = new ConlluWriter(out);
    this.conversion = new FormatConversion(format);
  }

  @Override
  public void write(AnalysedSentence sentence) throws IOException {
    writer.write(conversion.convert(withConfidence(sentence)));
  }

  private static Sentence withConfidence(AnalysedSentence analysed) {
    Sentence sentence = analysed.sentence();
    if (analysed.confidence().isEmpty()) {
      return sentence;
    }
    List<String> comments = new ArrayList<>(sentence.comments());
    comments.add(
        String.format(Locale.ROOT, "# confidence = %.4f", analysed.confidence().getAsDouble()));
    return sentence.withComments(comments);
  }

  @Override
  public void finish() throws IOException {
    writer.flush();
  }
}
