package dodona.text.model;

import dodona.error.InvalidInputException;
import dodona.support.Choices;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Thrown if a model is neither a file nor installed; the message lists installed models. */
public final class ModelNotFoundException extends InvalidInputException {

  private static final long serialVersionUID = 1;

  private static final String ARTIFACT = "io.github.dodona-nlp:dodona-model-";

  /** The artifacts that are published, without the beginning of their names. */
  static final List<String> PUBLISHED = List.of("en", "en-fast", "multi", "pt");

  private ModelNotFoundException(String message) {
    super(message);
  }

  /**
   * Returns the error for an unknown address.
   *
   * @param problem the reason, such as {@code the file does not exist}
   */
  static ModelNotFoundException of(String address, String problem) {
    return new ModelNotFoundException(
        "there is no model '" + address + "': " + problem + "; " + installed() + hint(address));
  }

  /** Returns the error for a language without an installed model. */
  static ModelNotFoundException ofLanguage(String language) {
    return new ModelNotFoundException(
        "there is no model for the language '" + language + "'; " + installed() + hint(language));
  }

  private static String installed() {
    List<String> all = InstalledModel.summary();
    return all.isEmpty() ? "no model is installed" : "installed: " + String.join(", ", all);
  }

  /** Recommends only artifacts that exist. */
  private static String hint(String wanted) {
    String lower = wanted.toLowerCase(Locale.ROOT);
    if (PUBLISHED.contains(lower)) {
      return ". Add the artifact " + ARTIFACT + lower + ".";
    }
    List<String> names = InstalledModel.all().stream().map(InstalledModel::name).toList();
    return names.isEmpty()
        ? PUBLISHED.stream()
            .map(name -> ARTIFACT + name)
            .collect(Collectors.joining(", ", ". Models are artifacts: ", "."))
        : Choices.suggestion(lower, names);
  }
}
