package dodona.text.output;

import dodona.draw.page.TreePage;
import dodona.text.analysis.AnalyzedSentence;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Draws all sentences in one page of HTML. */
final class HtmlWriter implements AnalysisWriter {

  private final OutputStream out;
  private boolean begun;

  HtmlWriter(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(AnalyzedSentence sentence) throws IOException {
    begin();
    append(TreePage.sentence(JsonAnalysis.of(sentence)));
  }

  @Override
  public void finish() throws IOException {
    begin();
    append(TreePage.end());
    out.flush();
  }

  private void begin() throws IOException {
    if (!begun) {
      begun = true;
      append(TreePage.beginning("Dependency trees"));
    }
  }

  private void append(String html) throws IOException {
    out.write(html.getBytes(StandardCharsets.UTF_8));
  }
}
