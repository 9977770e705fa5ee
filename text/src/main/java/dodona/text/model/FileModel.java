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
 */
record FileModel(Path file) implements StoredModel {

  @Override
  public String name() {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(ModelAddress.SUFFIX)
        ? name.substring(0, name.length() - ModelAddress.SUFFIX.length())
        : name;
  }

  @Override
  public String language() {
    return "";
  }

  @Override
  public String license() {
    return "";
  }

  @Override
  public PipelineModel read() throws IOException {
    return PipelineFile.read(file);
  }

  @Override
  public @Nullable LanguageProfile profile() {
    return null;
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
