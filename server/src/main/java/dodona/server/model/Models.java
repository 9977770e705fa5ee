package dodona.server.model;

import dodona.error.InvalidInputException;
import dodona.server.http.ProblemException;
import dodona.text.input.Input;
import dodona.text.input.InputListener;
import dodona.text.input.PeekedInput;
import dodona.text.language.LanguageDetector;
import dodona.text.language.LanguageNames;
import dodona.text.language.LanguageProfile;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The models of a server, the first of which is the default; immutable. */
public final class Models {

  /** The name by which clients ask for the model of the language that a text is in. */
  private static final String AUTO = "auto";

  private final List<ServedModel> models;
  private final @Nullable LanguageDetector detector;

  /**
   * One model or more.
   *
   * @throws InvalidInputException if there is none, or two have one name
   */
  public Models(List<ServedModel> models) {
    if (models.stream().map(ServedModel::name).distinct().count() < models.size()) {
      throw new InvalidInputException("two models have the same name. Rename one with NAME=MODEL.");
    }
    if (models.isEmpty()) {
      throw new InvalidInputException("no model to serve");
    }
    this.models = List.copyOf(models);
    this.detector = detector(models);
  }

  private static @Nullable LanguageDetector detector(List<ServedModel> models) {
    Map<String, LanguageProfile> profiles = new LinkedHashMap<>();
    for (ServedModel model : models) {
      LanguageProfile profile = model.profile();
      if (profile != null) {
        profiles.putIfAbsent(profile.language(), profile);
      }
    }
    return profiles.isEmpty() ? null : LanguageDetector.among(List.copyOf(profiles.values()));
  }

  /**
   * A model and its input.
   *
   * @param input the same input, which may have been looked at
   */
  public record Choice(ServedModel model, Input input) {}

  /**
   * The model that answers to a name, as {@link #named} finds it; for the name {@code auto}, that
   * of the language that the input is most likely in.
   *
   * @throws ProblemException if there is none
   */
  public Choice choose(Optional<String> name, Input input) throws IOException {
    if (!name.equals(Optional.of(AUTO)) || models.stream().anyMatch(one -> answers(one, AUTO))) {
      return new Choice(named(name), input);
    }
    if (detector == null) {
      throw ProblemException.badRequest(
          "no served model has a language profile; expected the name of a model");
    }
    PeekedInput peeked = input.peek(InputListener.SILENT);
    String language = detector.detect(peeked.beginning()).language();
    return new Choice(
        models.stream().filter(one -> one.language().equals(language)).findFirst().orElseThrow(),
        peeked.input());
  }

  /** All models, the default one first. */
  public List<ServedModel> all() {
    return models;
  }

  /** The model for those who do not name one. */
  public ServedModel defaultModel() {
    return models.get(0);
  }

  /**
   * The model of exactly this name; otherwise the first one whose name up to a hyphen, or whose
   * language, this is, such as {@code en} or {@code English}. Without a name, the default one.
   *
   * @throws ProblemException if there is none
   */
  public ServedModel named(Optional<String> name) {
    if (name.isEmpty() || name.get().isEmpty()) {
      return defaultModel();
    }
    String wanted = name.get();
    return models.stream()
        .filter(model -> model.name().equals(wanted))
        .findFirst()
        .or(() -> models.stream().filter(model -> answers(model, wanted)).findFirst())
        .orElseThrow(() -> ProblemException.badRequest(missing(wanted)));
  }

  private static boolean answers(ServedModel model, String wanted) {
    return model.name().equals(wanted)
        || model.name().startsWith(wanted + "-")
        || (!model.language().isEmpty()
            && (model.language().equals(wanted)
                || LanguageNames.english(model.language()).equalsIgnoreCase(wanted)));
  }

  private String missing(String wanted) {
    return "there is no model '"
        + wanted
        + "'; there is "
        + models.stream().map(ServedModel::name).collect(Collectors.joining(", "));
  }
}
