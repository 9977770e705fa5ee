package dodona.text.model;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Models that the service loader finds in this thread, until a test ends. */
public final class Installation implements AfterEachCallback {

  private final ClassLoader before = Thread.currentThread().getContextClassLoader();

  /**
   * Installs models, and removes others.
   *
   * @param folder a folder of the test
   */
  public void install(Path folder, List<Class<? extends ModelProvider>> providers)
      throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(
        services.resolve(ModelProvider.class.getName()),
        providers.stream().map(Class::getName).collect(Collectors.joining("\n")));
    URL[] urls = {folder.toUri().toURL()};
    Thread.currentThread().setContextClassLoader(new URLClassLoader(urls, before));
  }

  @Override
  public void afterEach(ExtensionContext context) {
    Thread.currentThread().setContextClassLoader(before);
  }
}
