package dodona.text.model;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * A model as users name it: to {@link dodona.text.pipeline.Pipeline#load(String)}, on the command
 * line, to the server and on Spark. This is the only place that tells files from installed models:
 *
 * <ol>
 *   <li>An address that contains a separator or ends in {@code .dodona} is a file, such as {@code
 *       models/my.dodona}, {@code ./en} or {@code my.dodona}.
 *   <li>Otherwise, a regular file of that name in the working directory is the model. A folder is
 *       not, so that a folder {@code en} does not hide the English model.
 *   <li>Otherwise, it is an installed model of exactly that name, such as {@code english-ewt}.
 *   <li>Otherwise, it is the best installed model whose language or beginning of the name, up to a
 *       hyphen, this is, such as {@code en} or {@code english}.
 * </ol>
 *
 * @param text the address as it was written
 */
public record ModelAddress(String text) {

  /** The end of the names of model files. */
  static final String SUFFIX = ".dodona";

  /** Checks that there is an address. */
  public ModelAddress {
    Objects.requireNonNull(text, "text");
  }

  /** Whether the address contains a separator, so that it is the path of a file. */
  public boolean hasSeparator() {
    return text.indexOf('/') >= 0 || text.indexOf(File.separatorChar) >= 0;
  }

  /** Whether the address is that of a file, whatever files there are and models are installed. */
  public boolean isFile() {
    return hasSeparator() || text.endsWith(SUFFIX);
  }

  /**
   * Finds the model.
   *
   * @throws ModelNotFoundException if there is none; the message lists the installed models
   */
  public StoredModel find() {
    Path file = path().orElse(null);
    if (isFile()) {
      if (file == null || Files.notExists(file)) {
        throw ModelNotFoundException.of(text, "the file does not exist");
      }
      if (Files.isDirectory(file)) {
        throw ModelNotFoundException.of(text, "it is a folder, expected a file");
      }
      return new FileModel(file);
    }
    if (file != null && Files.isRegularFile(file)) {
      return new FileModel(file);
    }
    return InstalledModel.find(text)
        .orElseThrow(
            () -> ModelNotFoundException.of(text, "it is neither a file nor an installed model"));
  }

  private Optional<Path> path() {
    try {
      return Optional.of(Path.of(text));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** The address as it was written. */
  @Override
  public String toString() {
    return text;
  }
}
