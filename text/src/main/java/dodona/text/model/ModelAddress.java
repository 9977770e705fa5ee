package dodona.text.model;

import dodona.model.ModelContainer;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A model as users name it: to {@link dodona.text.pipeline.Pipeline#load(String)}, on the command
 * line, to the server and on Spark. This class distinguishes files from installed models:
 *
 * <ol>
 *   <li>An address that contains a separator or ends in {@code .dodona} is a file, such as {@code
 *       models/my.dodona}, {@code ./en} or {@code my.dodona}.
 *   <li>Otherwise, a regular file of that name in the working directory is the model. A folder is
 *       not, so that a folder {@code en} does not hide the English model.
 *   <li>Otherwise, it is the installed model of exactly that name, such as {@code en-fast}.
 *   <li>Otherwise, it is the best installed model of that language, such as {@code pt} or {@code
 *       portuguese}, or whose name up to a hyphen this is.
 * </ol>
 *
 * <p>A language of a model for several languages follows a number sign, as in {@code
 * models/multi.dodona#de}.
 *
 * @param text the address as it was written
 */
public record ModelAddress(String text) {

  /** The separator between a model for several languages and the language. */
  static final String LANGUAGE_MARK = "#";

  private static final String FOLDER = "it is a folder; expected a file";

  /** The end of the names of model files. */
  static final String SUFFIX = ".dodona";

  /** Checks that there is an address. */
  public ModelAddress {
    Objects.requireNonNull(text, "text");
  }

  /** Returns whether the address contains a separator, so that it is the path of a file. */
  public boolean hasSeparator() {
    return text.indexOf('/') >= 0 || text.indexOf(File.separatorChar) >= 0;
  }

  /**
   * Returns whether the address is that of a file, whatever files there are and models are
   * installed.
   */
  public boolean isFile() {
    return hasSeparator() || model().endsWith(SUFFIX);
  }

  /** The address without a language. */
  private String model() {
    int mark = text.lastIndexOf(LANGUAGE_MARK);
    return mark < 0 ? text : text.substring(0, mark);
  }

  private String language() {
    return text.substring(Math.min(text.length(), model().length() + 1));
  }

  /** Returns the address of a language of this model. */
  public ModelAddress withLanguage(String language) {
    return new ModelAddress(model() + LANGUAGE_MARK + language);
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
        throw ModelNotFoundException.of(text, FOLDER);
      }
      return new FileModel(file, language());
    }
    if (file != null && Files.isRegularFile(file)) {
      return new FileModel(file, language());
    }
    return InstalledModel.find(text.replace(LANGUAGE_MARK, "-"))
        .or(() -> InstalledModel.find(model()).filter(found -> found.language().equals(language())))
        .orElseThrow(
            () ->
                ModelNotFoundException.of(
                    text,
                    file != null && !text.isEmpty() && Files.isDirectory(file)
                        ? FOLDER
                        : "it is neither a file nor an installed model"));
  }

  /**
   * Finds the model or, if it is one for several languages and the address names none of them, the
   * models of all its languages.
   *
   * @throws ModelNotFoundException if there is none; the message lists the installed models
   */
  public List<StoredModel> findAll() throws IOException {
    List<StoredModel> installed = InstalledModel.ofProvider(text);
    StoredModel found = isFile() || installed.isEmpty() ? find() : installed.get(0);
    if (!(found instanceof FileModel model) || !model.language().isEmpty()) {
      return installed.isEmpty() || found instanceof FileModel ? List.of(found) : installed;
    }
    List<StoredModel> ofFile = new ArrayList<>();
    for (String code : MultilingualModel.languages(ModelContainer.read(model.file()))) {
      ofFile.add(StoredModel.in(model.file(), code));
    }
    return ofFile.isEmpty() ? List.of(found) : ofFile;
  }

  private Optional<Path> path() {
    try {
      return Optional.of(Path.of(model()));
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
