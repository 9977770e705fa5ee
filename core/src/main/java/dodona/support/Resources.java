package dodona.support;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads resources, such as style sheets, from the packages of the classes that need them. */
public final class Resources {

  private Resources() {}

  /**
   * Returns the bytes of a resource.
   *
   * @param in what {@link Class#getResourceAsStream} found, since a module may only open its own
   * @throws IllegalArgumentException if it found nothing
   */
  public static byte[] bytes(@Nullable InputStream in, String name) {
    if (in == null) {
      throw new IllegalArgumentException("there is no resource " + name);
    }
    try (in) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a resource as text. */
  public static String text(@Nullable InputStream in, String name) {
    return new String(bytes(in, name), StandardCharsets.UTF_8);
  }
}
