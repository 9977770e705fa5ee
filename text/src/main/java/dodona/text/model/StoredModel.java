package dodona.text.model;

import dodona.text.language.LanguageProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A model that can be read: a file, or one that is installed with an artifact. */
public sealed interface StoredModel permits FileModel, InstalledModel {

  /** A model in a file, which need not exist yet. */
  static StoredModel in(Path file) {
    return new FileModel(Objects.requireNonNull(file, "file"), "");
  }

  /**
   * A language of a model for several languages in a file, which need not exist yet. All languages
   * of a file share its parser in memory.
   */
  static StoredModel in(Path file, String language) {
    return new FileModel(
        Objects.requireNonNull(file, "file"), Objects.requireNonNull(language, "language"));
  }

  /** The model's name, such as {@code en-fast}; a file's name without {@code .dodona}. */
  String name();

  /** The code of its language, such as {@code en}; empty if it is not known. */
  String language();

  /** Its license, such as {@code CC-BY-SA-4.0}; empty if it is not known. */
  String license();

  /**
   * Reads the model.
   *
   * @throws dodona.model.InvalidModelException if it is damaged, or not a model
   * @throws OutOfMemoryError if the heap is too small; the message says how much is needed
   */
  PipelineModel read() throws IOException;

  /**
   * Reads the profile of its language; null if it has none.
   *
   * @throws IOException if the profile is damaged, or of another language
   */
  @Nullable LanguageProfile profile() throws IOException;

  /**
   * Reads what is known about the model.
   *
   * @throws dodona.model.InvalidModelException if it is damaged, or not a model
   */
  ModelCard card() throws IOException;
}
