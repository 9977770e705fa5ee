package dodona.text.model;

import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A model in an artifact, which the service loader finds on the class path or module path.
 *
 * <p>A provider is a public class with a public constructor without parameters, in the same package
 * as the model. It is named in {@code META-INF/services/dodona.text.model.ModelProvider}, and in
 * the artifact's {@code module-info} if there is one.
 */
public interface ModelProvider {

  /** The model's name, such as {@code en-fast}. */
  String name();

  /** The code of its language, such as {@code en}. */
  String language();

  /**
   * The codes of its languages, if it is a model for several, each of which is then installed under
   * the name of the model, a hyphen and the code, such as {@code multi-de}.
   */
  default List<String> languages() {
    return List.of(language());
  }

  /** Its license, such as {@code CC-BY-SA-4.0}. */
  String license();

  /**
   * Returns the rank of the model; of several models for a language, the one with the highest rank
   * is used.
   */
  default int rank() {
    return 0;
  }

  /**
   * The bytes of the model, which {@code getClass().getResourceAsStream("en.dodona")} returns to a
   * class in the same package; null if they are missing.
   */
  @Nullable InputStream open();

  /**
   * The bytes of a profile of the language, which {@code dodona language train} writes for
   * detecting the language of a text; null if there is none, so that texts are never taken to be in
   * this language unless it is given.
   */
  default @Nullable InputStream openProfile() {
    return null;
  }

  /** The bytes of a profile of one of its {@link #languages}; see {@link #openProfile()}. */
  default @Nullable InputStream openProfile(String language) {
    return openProfile();
  }

  /**
   * The bytes of a model that is divided into several resources, one after the other; null if the
   * first is missing. The resources are called {@code NAME.1}, {@code NAME.2} and so on.
   *
   * @param resources opens a resource, such as {@code name -> getClass().getResourceAsStream(name)}
   *     in a class in the same package, as other modules cannot read it; null if it is missing
   * @param name such as {@code multi.dodona}
   */
  static @Nullable InputStream openParts(
      Function<String, @Nullable InputStream> resources, String name) {
    List<InputStream> parts = new ArrayList<>();
    for (InputStream part = resources.apply(name + ".1");
        part != null;
        part = resources.apply(name + "." + (parts.size() + 1))) {
      parts.add(part);
    }
    return parts.isEmpty() ? null : new SequenceInputStream(Collections.enumeration(parts));
  }
}
