package dodona.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidPluginException;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServicesTest {

  /** A service. */
  public interface Greeting {
    /** Its name. */
    String name();
  }

  /** A provider. */
  public static final class Hello implements Greeting {
    @Override
    public String name() {
      return "hello";
    }
  }

  /** Another provider of the same name. */
  public static final class Hi implements Greeting {
    @Override
    public String name() {
      return "hello";
    }
  }

  @TempDir private Path folder;

  private final Services<Greeting> services = new Services<>(Greeting.class, Greeting::name);

  /** Runs something where a class loader sees a file of providers. */
  private <T> T with(String providers, Callable<T> action) throws Exception {
    Path file = folder.resolve("META-INF/services/" + Greeting.class.getName());
    Files.createDirectories(file.getParent());
    Files.writeString(file, providers);
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
      thread.setContextClassLoader(loader);
      return action.call();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void areFoundThroughTheContextClassLoaderAndThenKnown() throws Exception {
    assertThat(services.find("hello")).isNull();
    assertThat(with(Hello.class.getName(), services::names)).containsExactly("hello");
    assertThat(services.find("hello")).isInstanceOf(Hello.class);
  }

  @Test
  void areRefusedIfTwoHaveTheSameName() {
    String both = Hello.class.getName() + "\n" + Hi.class.getName();
    assertThatThrownBy(() -> with(both, () -> services.find("hello")))
        .isInstanceOf(InvalidPluginException.class)
        .hasMessageContaining("both provide 'hello'");
  }

  @Test
  void areRefusedIfOneIsBroken() {
    assertThatThrownBy(() -> with("no.such.Provider", () -> services.find("hello")))
        .isInstanceOf(InvalidPluginException.class)
        .hasMessageContaining("no.such.Provider");
  }

  @Test
  void areNotLookedForWhereAnotherCopyOfTheServiceIsSeen() throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader stranger =
        new URLClassLoader(new URL[0], ClassLoader.getPlatformClassLoader())) {
      thread.setContextClassLoader(stranger);
      assertThat(services.names()).isEmpty();
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
