package dodona.text.output;

import dodona.text.analysis.AnalyzedSentence;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/**
 * Writes sentences without their analysis, one after the other: their words, or their text with
 * single spaces.
 */
public final class WordListWriter implements AnalysisWriter {

  private static final char NO_BREAK_SPACE = '\u00A0';

  private final OutputStream out;
  private final Layout layout;
  private final boolean paragraphs;
  private long document;
  private long paragraph;

  /** The layout of a sentence. */
  public enum Layout {
    /** A sentence a line, with a space between words; spaces within words do not break. */
    HORIZONTAL,
    /** A word a line, and an empty line after each sentence. */
    VERTICAL,
    /** A sentence a line, as it is written, with white space of any kind as one space. */
    TEXT
  }

  /**
   * A writer onto a stream, which is left open.
   *
   * @param paragraphs whether an empty line stands before each paragraph but the first
   */
  public WordListWriter(OutputStream out, Layout layout, boolean paragraphs) {
    this.out = out;
    this.layout = layout;
    this.paragraphs = paragraphs;
  }

  @Override
  public void write(AnalyzedSentence sentence) throws IOException {
    boolean isSame =
        sentence.place().document() == document && sentence.place().paragraph() == paragraph;
    boolean isFirst = document == 0;
    document = sentence.place().document();
    paragraph = sentence.place().paragraph();
    String text = text(sentence);
    out.write(
        (paragraphs && !isSame && !isFirst ? "\n" + text : text).getBytes(StandardCharsets.UTF_8));
  }

  private String text(AnalyzedSentence sentence) {
    return switch (layout) {
      case HORIZONTAL ->
          sentence.words().stream()
              .map(word -> word.form().replace(' ', NO_BREAK_SPACE))
              .collect(Collectors.joining(" ", "", "\n"));
      case VERTICAL ->
          sentence.words().stream()
              .map(word -> word.form() + "\n")
              .collect(Collectors.joining("", "", "\n"));
      case TEXT -> sentence.text().strip().replaceAll("\\s+", " ") + "\n";
    };
  }

  @Override
  public void finish() throws IOException {
    out.flush();
  }
}
