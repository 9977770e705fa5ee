package dodona.evaluate;

import dodona.evaluate.alignment.StretchReader;
import dodona.evaluate.alignment.WordAlignment;
import dodona.treebank.conllu.ConlluReader;
import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The stretches of a gold file and a system's file, judged one by one. */
final class Stretches implements Closeable {

  private final StretchReader reader;
  private final EvaluationOptions options;

  private Stretches(StretchReader reader, EvaluationOptions options) {
    this.reader = reader;
    this.options = options;
  }

  /** Opens both files. */
  static Stretches open(ScoredFile gold, ScoredFile system, EvaluationOptions options)
      throws IOException {
    ConlluReader goldReader = gold.reader(options.readOptions());
    ConlluReader systemReader = null;
    try {
      systemReader = system.reader(options.readOptions());
      return new Stretches(
          new StretchReader(goldReader, systemReader, options.convention().unit()), options);
    } catch (IOException | RuntimeException e) {
      goldReader.close();
      if (systemReader != null) {
        systemReader.close();
      }
      throw e;
    }
  }

  /** The next stretch, or null when both files are at their end. */
  @Nullable Stretch read() throws IOException {
    WordAlignment alignment = reader.read();
    return alignment == null ? null : new Stretch(alignment, options);
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
