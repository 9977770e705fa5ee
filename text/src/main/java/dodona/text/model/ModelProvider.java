package dodona.text.model;

import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * A model in an artifact, as the service loader finds it, on the class path and on the module path.
 *
 * <p>A provider is a public class with a public constructor without parameters, in the same package
 * as the model. It is named in {@code META-INF/services/dodona.text.model.ModelProvider}, and in
 * the artifact's {@code module-info} if there is one.
 */
public interface ModelProvider {

  /** The model's name, such as {@code english-ewt}. */
  String name();

  /** The code of its language, such as {@code en}. */
  String language();

  /** Its license, such as {@code CC-BY-SA-4.0}. */
  String license();

  /** Of several models for a language, the one of the highest rank is taken. */
  default int rank() {
    return 0;
  }

  /**
   * The bytes of the model, which {@code getClass().getResourceAsStream("english.dodona")} gives a
   * class beside it; null if they are missing.
   */
  @Nullable InputStream open();

  /**
   * The bytes of a profile of the language, which {@code dodona language train} writes and by which
   * the language of a text is guessed; null if there is none, so that texts are never taken to be
   * in this language unless somebody says so.
   */
  default @Nullable InputStream openProfile() {
    return null;
  }
}
