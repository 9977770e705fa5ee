package dodona.server.model;

import dodona.server.http.ProblemException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The models of a server, the first of which is the default; immutable. */
public final class Models {

  private final List<ServedModel> models;

  /**
   * One model or more.
   *
   * @throws IllegalArgumentException if there is none, or two have one name
   */
  public Models(List<ServedModel> models) {
    if (models.stream().map(ServedModel::name).distinct().count() < models.size()) {
      throw new IllegalArgumentException("two models have one name; NAME=MODEL names them");
    }
    if (models.isEmpty()) {
      throw new IllegalArgumentException("there is no model to serve");
    }
    this.models = List.copyOf(models);
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
   * The first model that answers to a name: its own, the beginning of it up to a hyphen, or its
   * language, such as {@code en} or {@code English}. Without a name, the default one.
   *
   * @throws ProblemException if there is none
   */
  public ServedModel named(Optional<String> name) {
    if (name.isEmpty() || name.get().isEmpty()) {
      return defaultModel();
    }
    String wanted = name.get();
    return models.stream()
        .filter(model -> answers(model, wanted))
        .findFirst()
        .orElseThrow(() -> ProblemException.badRequest(missing(wanted)));
  }

  private static boolean answers(ServedModel model, String wanted) {
    return model.name().equals(wanted)
        || model.name().startsWith(wanted + "-")
        || (!model.language().isEmpty()
            && (model.language().equals(wanted) || language(model).equalsIgnoreCase(wanted)));
  }

  private static String language(ServedModel model) {
    return Locale.forLanguageTag(model.language()).getDisplayLanguage(Locale.ENGLISH);
  }

  private String missing(String wanted) {
    return "there is no model '"
        + wanted
        + "'; there is "
        + models.stream().map(ServedModel::name).collect(Collectors.joining(", "));
  }
}
