package dodona.text.model;

import dodona.error.InvalidInputException;
import dodona.model.ModelContainer;
import dodona.support.Services;
import dodona.text.language.LanguageDetector;
import dodona.text.language.LanguageNames;
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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A model from an artifact, found by the service loader as a {@link ModelProvider}. */
public final class InstalledModel implements StoredModel {

  private static final Services<ModelProvider> PROVIDERS =
      new Services<>(ModelProvider.class, ModelProvider::name);

  private final ModelProvider provider;

  /** One of the provider's languages; empty for a model for several languages as a whole. */
  private final String language;

  private InstalledModel(ModelProvider provider, String language) {
    this.provider = provider;
    this.language = language;
  }

  /**
   * Returns all models that the class loaders of the thread and the library find; a model for
   * several languages once for each.
   *
   * @throws IllegalStateException if two have the same name, or one cannot be loaded
   */
  public static List<InstalledModel> all() {
    return PROVIDERS.all().stream()
        .flatMap(
            provider ->
                provider.languages().stream().map(code -> new InstalledModel(provider, code)))
        .toList();
  }

  /**
   * Returns the names of all models with their languages, in alphabetical order; a model for
   * several languages once, such as {@code multi (de, fr)}.
   */
  static List<String> summary() {
    return PROVIDERS.all().stream()
        .map(
            provider ->
                new InstalledModel(provider, isShared(provider) ? "" : provider.languages().get(0))
                    .toString())
        .sorted()
        .toList();
  }

  /**
   * Returns the best model of that name or language, whatever files there are.
   *
   * @throws ModelNotFoundException if there is none; the message lists the installed models
   */
  public static InstalledModel named(String name) {
    return find(name)
        .orElseThrow(
            () -> ModelNotFoundException.of(name, "no installed model has this name or language"));
  }

  /** The models of a provider for several languages; empty if there is none of that name. */
  static List<StoredModel> ofProvider(String name) {
    return all().stream()
        .filter(model -> model.isShared() && model.provider.name().equals(name))
        .map(StoredModel.class::cast)
        .toList();
  }

  /**
   * The model of exactly that name, which may be one for several languages as a whole; else the
   * best one that answers to it.
   */
  static Optional<InstalledModel> find(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    List<InstalledModel> all = all();
    return all.stream()
        .filter(model -> model.name().equals(lower))
        .findFirst()
        .or(() -> whole(lower))
        .or(() -> best(all.stream().filter(model -> model.answersTo(lower))));
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
   * @throws ModelNotFoundException if there is none; the message lists the installed models
   */
  public static InstalledModel ofLanguage(String language) {
    String lower = language.toLowerCase(Locale.ROOT);
    return best(all().stream().filter(model -> model.language().equals(lower)))
        .orElseThrow(() -> ModelNotFoundException.ofLanguage(language));
  }

  /**
   * A detector among the languages of those models that bring a profile of theirs. Of several
   * models of a language, the best one's profile counts.
   *
   * @throws IllegalStateException if none does
   * @throws dodona.model.InvalidModelException if a profile is damaged
   */
  public static LanguageDetector detector() throws IOException {
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
      throw new InvalidInputException("no installed model has a language profile");
    }
    return LanguageDetector.among(List.copyOf(profiles.values()));
  }

  private static Optional<InstalledModel> whole(String name) {
    return PROVIDERS.all().stream()
        .filter(provider -> isShared(provider) && provider.name().equals(name))
        .map(provider -> new InstalledModel(provider, ""))
        .findFirst();
  }

  private static Optional<InstalledModel> best(Stream<InstalledModel> models) {
    return models.max(Comparator.comparingInt(model -> model.provider.rank()));
  }

  /** Returns whether a name is the language's code or name, or the model's name up to a hyphen. */
  private boolean answersTo(String lower) {
    return lower.equals(language())
        || lower.equals(LanguageNames.english(language()).toLowerCase(Locale.ROOT))
        || (!lower.isEmpty() && name().startsWith(lower + "-"));
  }

  /** Its name, such as {@code en-fast}. */
  @Override
  public String name() {
    return isShared() && !isWhole() ? provider.name() + "-" + language : provider.name();
  }

  /**
   * The code of its language, such as {@code en}; empty for a model for several languages as a
   * whole.
   */
  @Override
  public String language() {
    return language;
  }

  /** Returns whether the model is for several languages, which share its parser in memory. */
  private boolean isShared() {
    return isShared(provider);
  }

  private static boolean isShared(ModelProvider provider) {
    return provider.languages().size() > 1;
  }

  private boolean isWhole() {
    return language.isEmpty();
  }

  /** Its license, such as {@code CC-BY-SA-4.0}. */
  @Override
  public String license() {
    return provider.license();
  }

  /**
   * Reads the model.
   *
   * @throws InvalidInputException if it is one for several languages as a whole
   */
  @Override
  public PipelineModel read() throws IOException {
    if (isWhole()) {
      throw MultilingualModel.ambiguous(name(), provider.languages());
    }
    if (isShared()) {
      return LoadedModels.ofProvider(provider, this::open).pipeline(language);
    }
    try (InputStream in = open()) {
      return PipelineFile.read(in, "the model " + name());
    }
  }

  /**
   * Reads the profile of its language that it brings; null if it brings none.
   *
   * @throws IOException if the profile is damaged, or of another language
   */
  @Override
  public @Nullable LanguageProfile profile() throws IOException {
    if (isWhole()) {
      return null;
    }
    String source = "the profile of the model " + name();
    try (InputStream in = provider.openProfile(language)) {
      LanguageProfile profile = in == null ? null : ProfileFile.read(in, source);
      if (profile != null && !profile.language().equals(language())) {
        throw new IOException(
            source + ": the language is " + profile.language() + "; expected " + language());
      }
      return profile;
    }
  }

  @Override
  public ModelCard card() throws IOException {
    try (InputStream in = open()) {
      return new ModelCard(toString(), ModelContainer.read(in, "the model " + name()), license());
    }
  }

  private InputStream open() throws IOException {
    InputStream in = provider.open();
    if (in == null) {
      throw new FileNotFoundException(
          "the model " + name() + ": " + provider.getClass().getName() + " does not provide it");
    }
    return in;
  }

  /** Such as {@code en-fast (en)} or {@code multi (de, fr)}. */
  @Override
  public String toString() {
    return name() + " (" + (isWhole() ? String.join(", ", provider.languages()) : language) + ")";
  }
}
