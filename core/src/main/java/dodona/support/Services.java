package dodona.support;

import dodona.error.InvalidPluginException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The providers of a service by name, as the service loader finds them through the class loader of
 * Dodona and the context class loader of the caller.
 *
 * <p>A provider that was found once stays known. A name that is not known causes a new search. It
 * may be used by any number of threads.
 *
 * @param <T> the service
 */
public final class Services<T> {

  private final Class<T> type;
  private final Function<T, String> name;
  private final String hint;
  private final Map<String, T> known = new ConcurrentHashMap<>();

  /** The providers of a service, none of which has been looked for yet. */
  public Services(Class<T> type, Function<T, String> name) {
    this(type, name, "");
  }

  /**
   * The providers of a service, none of which has been looked for yet.
   *
   * @param hint what to do instead of providing a name twice
   */
  public Services(Class<T> type, Function<T, String> name, String hint) {
    this.type = type;
    this.name = name;
    this.hint = hint.isEmpty() ? "" : "; " + hint;
  }

  /**
   * The names of all providers, in the order in which they are found.
   *
   * @throws InvalidPluginException if two have the same name, or one cannot be loaded
   */
  public List<String> names() {
    return List.copyOf(search().keySet());
  }

  /**
   * All providers, in the order in which they are found.
   *
   * @throws InvalidPluginException if two have the same name, or one cannot be loaded
   */
  public List<T> all() {
    return List.copyOf(search().values());
  }

  /**
   * The provider of a name, null if there is none.
   *
   * @throws InvalidPluginException if two have the same name, or one cannot be loaded
   */
  public @Nullable T find(String wanted) {
    T found = known.get(wanted);
    return found == null ? search().get(wanted) : found;
  }

  private Map<String, T> search() {
    Map<String, T> found = new LinkedHashMap<>();
    // Our module asks for a service, whichever one it is defined in.
    Services.class.getModule().addUses(type);
    try {
      add(ServiceLoader.load(type, type.getClassLoader()), found);
      ClassLoader context = Thread.currentThread().getContextClassLoader();
      if (context != null && knows(context)) {
        add(ServiceLoader.load(type, context), found);
      }
    } catch (ServiceConfigurationError e) {
      throw new InvalidPluginException("a plug-in cannot be loaded: " + e.getMessage(), e);
    }
    known.putAll(found);
    return found;
  }

  /**
   * Returns whether a class loader finds this service class and not that of another copy of Dodona.
   */
  private boolean knows(ClassLoader loader) {
    try {
      return loader.loadClass(type.getName()) == type;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private void add(Iterable<? extends T> providers, Map<String, T> found) {
    for (T provider : providers) {
      T other = found.putIfAbsent(name.apply(provider), provider);
      if (other != null && other.getClass() != provider.getClass()) {
        throw new InvalidPluginException(
            other.getClass().getName()
                + " and "
                + provider.getClass().getName()
                + " both provide '"
                + name.apply(provider)
                + "'"
                + hint);
      }
    }
  }
}
