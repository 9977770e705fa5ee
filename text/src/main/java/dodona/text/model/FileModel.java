package dodona.text.model;

import dodona.model.ModelContainer;
import dodona.text.language.LanguageProfile;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A model in a file.
 *
 * @param file the file
 * @param language the language of a model for several; empty if it is for one
 */
record FileModel(Path file, String language) implements StoredModel {

  @Override
  public String name() {
    String whole = String.valueOf(file.getFileName());
    String name =
        whole.endsWith(ModelAddress.SUFFIX)
            ? whole.substring(0, whole.length() - ModelAddress.SUFFIX.length())
            : whole;
    return language.isEmpty() ? name : name + "-" + language;
  }

  @Override
  public String license() {
    return "";
  }

  @Override
  public PipelineModel read() throws IOException {
    return language.isEmpty()
        ? PipelineFile.read(file)
        : LoadedModels.ofFile(file).pipeline(language);
  }

  @Override
  public @Nullable LanguageProfile profile() throws IOException {
    return language.isEmpty() ? null : LoadedModels.ofFile(file).steps(language).profile();
  }

  @Override
  public ModelCard card() throws IOException {
    return new ModelCard(file.toString(), ModelContainer.read(file), license());
  }

  /** The name. */
  @Override
  public String toString() {
    return name();
  }
}
