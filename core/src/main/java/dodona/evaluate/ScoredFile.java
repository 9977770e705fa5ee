package dodona.evaluate;

import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.TreebankInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/**
 * A gold file or a parsed file: its name in reports and errors, and its content, which can be read
 * several times.
 *
 * @param name the name
 * @param opener opens the file at its beginning, unpacked
 */
public record ScoredFile(String name, Opener opener) {

  /** Opens a file at its beginning. */
  @FunctionalInterface
  public interface Opener {
    /** A new stream, which the caller closes. */
    InputStream open() throws IOException;
  }

  /** A file on disk, gzipped or not. */
  public static ScoredFile of(Path file) {
    return new ScoredFile(file.toString(), () -> TreebankInput.open(file));
  }

  /** Opens the file, in which an error is fatal. */
  public ConlluReader reader(ReadOptions options) throws IOException {
    return new ConlluReader(opener.open(), name, options, ProblemListener.STRICT);
  }
}
