package dodona.text.output;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Token;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Writes the text that sentences were made from: tokens with the white space between them, an empty
 * line before each paragraph but the first.
 */
public final class RawTextWriter implements AnalysisWriter {

  private final OutputStream out;
  private long document;
  private long paragraph;

  /** The white space after the last token that was written. */
  private String space = "";

  /** A writer onto a stream, which is left open. */
  public RawTextWriter(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(AnalyzedSentence sentence) throws IOException {
    boolean isFirst = document == 0;
    boolean isSame =
        sentence.place().document() == document && sentence.place().paragraph() == paragraph;
    document = sentence.place().document();
    paragraph = sentence.place().paragraph();
    if (!isFirst) {
      put(isSame || isEmptyLine(space) ? space : "\n\n");
    }
    put(sentence.text());
    List<Token> tokens = sentence.tokens();
    space = tokens.isEmpty() ? "" : tokens.get(tokens.size() - 1).spaceAfter();
  }

  private static boolean isEmptyLine(String space) {
    return space.chars().filter(c -> c == '\n').count() > 1;
  }

  private void put(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void finish() throws IOException {
    if (document > 0) {
      put("\n");
    }
    out.flush();
  }
}
