package dodona.text.pipeline;

import dodona.support.Services;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A model that came with an artifact, whose {@link ModelProvider} the service loader found. */
public final class InstalledModel {

  private static final String ARTIFACTS = "io.github.dodona-nlp:dodona-model-";

  private static final Services<ModelProvider> PROVIDERS =
      new Services<>(ModelProvider.class, ModelProvider::name);

  private final ModelProvider provider;

  private InstalledModel(ModelProvider provider) {
    this.provider = provider;
  }

  /**
   * All models that the thread's class loader and the library's own one know.
   *
   * @throws IllegalStateException if two have the same name, or one cannot be loaded
   */
  public static List<InstalledModel> all() {
    return PROVIDERS.all().stream().map(InstalledModel::new).toList();
  }

  /**
   * The best model of that name or language.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static InstalledModel named(String name) {
    List<InstalledModel> all = all();
    return all.stream()
        .filter(model -> model.answersTo(name))
        .max(Comparator.comparingInt(model -> model.provider.rank()))
        .orElseThrow(() -> new IllegalArgumentException(missing(name, all)));
  }

  private static String missing(String name, List<InstalledModel> all) {
    String there =
        all.isEmpty()
            ? "none"
            : all.stream().map(InstalledModel::toString).collect(Collectors.joining(", "));
    return "there is no model '"
        + name
        + "' on the class path (there: "
        + there
        + "); models are Maven artifacts such as "
        + ARTIFACTS
        + (name.matches("[a-z]{2,3}") ? name : "en");
  }

  /** Whether it is called so: its language, its name, or the beginning of it up to a hyphen. */
  private boolean answersTo(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.equals(language())
        || name().equals(lower)
        || (!lower.isEmpty() && name().startsWith(lower + "-"));
  }

  /** Its name, such as {@code english-ewt}. */
  public String name() {
    return provider.name();
  }

  /** The code of its language, such as {@code en}. */
  public String language() {
    return provider.language();
  }

  /** Its licence, such as {@code CC-BY-SA-4.0}. */
  public String licence() {
    return provider.licence();
  }

  /** Reads the model. */
  public PipelineModel read() throws IOException {
    try (InputStream in = open()) {
      return PipelineFile.read(in, "the model " + name());
    }
  }

  /** Its bytes. */
  InputStream open() throws IOException {
    InputStream in = provider.open();
    if (in == null) {
      throw new FileNotFoundException(
          "the model " + name() + ": " + provider.getClass().getName() + " does not have it");
    }
    return in;
  }

  /** Such as {@code english-ewt (en)}. */
  @Override
  public String toString() {
    return name() + " (" + language() + ")";
  }
}
