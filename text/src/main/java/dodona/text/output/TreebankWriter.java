package dodona.text.output;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Word;
import dodona.treebank.Column;
import dodona.treebank.Format;
import dodona.treebank.FormatConversion;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes CoNLL-U or CoNLL-X; confidences are comments, and values in MISC. */
final class TreebankWriter implements AnalysisWriter {

  private final ConlluWriter writer;
  private final FormatConversion conversion;

  TreebankWriter(OutputStream out, Format format) {
    this.writer = new ConlluWriter(out);
    this.conversion = new FormatConversion(format);
  }

  @Override
  public void write(AnalyzedSentence sentence) throws IOException {
    writer.write(conversion.convert(withConfidence(sentence)));
    int number = 2;
    for (AnalyzedSentence other : sentence.alternatives()) {
      Sentence numbered = withConfidence(other);
      List<String> comments = new ArrayList<>(numbered.comments());
      comments.removeIf(TreebankWriter::isOfFirstTreeOnly);
      comments.add("# best = " + number++);
      writer.write(conversion.convert(numbered.withComments(comments)));
    }
  }

  /** Returns whether a comment begins a document or paragraph, or is about another tree. */
  private static boolean isOfFirstTreeOnly(String comment) {
    return comment.startsWith("# newdoc")
        || comment.startsWith("# newpar")
        || comment.startsWith("# best = ");
  }

  private static Sentence withConfidence(AnalyzedSentence analyzed) {
    Sentence sentence = analyzed.sentence();
    if (analyzed.confidence().isEmpty()) {
      return sentence;
    }
    List<String> comments = new ArrayList<>(sentence.comments());
    comments.removeIf(comment -> comment.startsWith("# confidence = "));
    comments.add("# confidence = " + figure(analyzed.confidence().getAsDouble()));
    List<String> misc = new ArrayList<>();
    for (Word word : analyzed.words()) {
      String value = "Confidence=" + figure(word.confidence().orElseThrow());
      misc.add(replaced(sentence.get(word.id(), Column.MISC), value));
    }
    return sentence.withComments(comments).withColumn(Column.MISC, misc);
  }

  private static String figure(double confidence) {
    return String.format(Locale.ROOT, "%.4f", confidence);
  }

  /** The column with a new value, in place of any that another parser left. */
  private static String replaced(String misc, String value) {
    if (misc.equals(Sentence.ABSENT)) {
      return value;
    }
    List<String> values = new ArrayList<>(List.of(misc.split("\\|", -1)));
    values.removeIf(other -> other.startsWith("Confidence="));
    values.add(value);
    return String.join("|", values);
  }

  @Override
  public void finish() throws IOException {
    writer.flush();
  }
}
