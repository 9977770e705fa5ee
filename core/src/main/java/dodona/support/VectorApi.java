package dodona.support;

import java.lang.invoke.MethodHandles.Lookup;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The Vector API, an incubating module that is used if it is available.
 *
 * <p>It is there where Java was started with {@code --add-modules jdk.incubator.vector}, or can be
 * loaded with {@code --add-exports java.base/jdk.internal.module=ALL-UNNAMED} ({@code =dodona.core}
 * on the module path), which spares users the warning that the former prints. The system property
 * {@code dodona.kernels=plain} turns it off.
 */
public final class VectorApi {

  private static final String MODULE = "jdk.incubator.vector";

  private VectorApi() {}

  /** Returns whether the system property {@code dodona.kernels} turns the Vector API off. */
  public static boolean isDisabled() {
    return System.getProperty("dodona.kernels", "").equals("plain");
  }

  /**
   * Finds a class that needs the Vector API.
   *
   * @param name the class
   * @param type what it extends
   * @param lookup by which the class can be found
   * @param reads lets the module of the class read the Vector API, which nobody else may do for it
   * @return empty where there is no Vector API
   */
  public static <T> Optional<Class<? extends T>> find(
      String name, Class<T> type, Lookup lookup, Consumer<Module> reads) {
    if (isDisabled()) {
      return Optional.empty();
    }
    try {
      Optional<Module> there = ModuleLayer.boot().findModule(MODULE);
      reads.accept(there.isPresent() ? there.get() : loaded());
      return Optional.of(lookup.findClass(name).asSubclass(type));
    } catch (ReflectiveOperationException | LinkageError e) {
      return Optional.empty(); // the door is closed, or another Java has none
    }
  }

  private static Module loaded() throws ReflectiveOperationException {
    return (Module)
        Class.forName("jdk.internal.module.Modules")
            .getMethod("loadModule", String.class)
            .invoke(null, MODULE);
  }
}
