package dodona.text.model;

import dodona.support.InvalidInputException;
import dodona.support.Services;
import dodona.text.language.LanguageDetector;
import dodona.text.language.LanguageProfile;
import dodona.text.language.ProfileFile;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
   * @throws InvalidInputException if there is none
   */
  public static InstalledModel named(String name) {
    List<InstalledModel> all = all();
    return best(all.stream().filter(model -> model.answersTo(name)))
        .orElseThrow(() -> new InvalidInputException(missing(name, all)));
  }

  /**
   * The codes of the languages that there are models for, in the order of the alphabet.
   *
   * @throws IllegalStateException if two models have the same name, or one cannot be loaded
   */
  public static List<String> languages() {
    return all().stream().map(InstalledModel::language).distinct().sorted().toList();
  }

  /**
   * The best model of a language.
   *
   * @param language the code of the language, such as {@code pt}
   * @throws InvalidInputException if there is none; the message says what there is
   */
  public static InstalledModel ofLanguage(String language) {
    String lower = language.toLowerCase(Locale.ROOT);
    return best(all().stream().filter(model -> model.language().equals(lower)))
        .orElseThrow(
            () ->
                new InvalidInputException(
                    "there is no model of the language '"
                        + language
                        + "'; there are models of "
                        + (languages().isEmpty() ? "none" : String.join(", ", languages()))));
  }

  /**
   * A guesser among the languages of those models that bring a profile of theirs. Of several models
   * of a language, the best one's profile counts.
   *
   * @throws IllegalStateException if none does
   * @throws dodona.model.InvalidModelException if a profile is damaged
   */
  public static LanguageDetector guesser() throws IOException {
    Map<String, LanguageProfile> profiles = new TreeMap<>();
    List<InstalledModel> bestFirst =
        all().stream()
            .sorted(Comparator.comparingInt((InstalledModel model) -> -model.provider.rank()))
            .toList();
    for (InstalledModel model : bestFirst) {
      LanguageProfile profile = profiles.containsKey(model.language()) ? null : model.profile();
      if (profile != null) {
        profiles.put(model.language(), profile);
      }
    }
    if (profiles.isEmpty()) {
      throw new InvalidInputException(
          "there is no model with a profile of its language to guess by");
    }
    return LanguageDetector.among(List.copyOf(profiles.values()));
  }

  private static Optional<InstalledModel> best(Stream<InstalledModel> models) {
    return models.max(Comparator.comparingInt(model -> model.provider.rank()));
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

  /** Its license, such as {@code CC-BY-SA-4.0}. */
  public String license() {
    return provider.license();
  }

  /** Reads the model. */
  public PipelineModel read() throws IOException {
    try (InputStream in = open()) {
      return PipelineFile.read(in, "the model " + name());
    }
  }

  /**
   * Reads the profile of its language that it brings; null if it brings none.
   *
   * @throws IOException if the profile is damaged, or of another language
   */
  public @Nullable LanguageProfile profile() throws IOException {
    String source = "the profile of the model " + name();
    try (InputStream in = provider.openProfile()) {
      LanguageProfile profile = in == null ? null : ProfileFile.read(in, source);
      if (profile != null && !profile.language().equals(language())) {
        throw new IOException(source + " is one of " + profile.language());
      }
      return profile;
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
