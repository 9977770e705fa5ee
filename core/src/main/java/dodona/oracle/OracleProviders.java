package dodona.oracle;

import dodona.error.InvalidInputException;
import dodona.error.InvalidPluginException;
import dodona.support.Services;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The oracles that the service loader finds: for each system those of its {@link SystemOracles},
 * then all {@link AdditionalOracles}.
 *
 * <p>An oracle that was found once stays known. A name that is not known causes a new search. It
 * may be used by any number of threads.
 */
@SuppressWarnings({"rawtypes", "unchecked"}) // providers found by a system's name are given only it
final class OracleProviders {

  private final Services<SystemOracles> owners =
      new Services<>(
          SystemOracles.class,
          SystemOracles::system,
          "AdditionalOracles add to a system's oracles");
  private final Services<AdditionalOracles> additions =
      new Services<>(AdditionalOracles.class, provider -> provider.getClass().getName());
  private final Map<String, Map<String, NamedOracle<TransitionSystem<?>>>> known =
      new ConcurrentHashMap<>();

  /**
   * The provider that belongs to a system.
   *
   * @throws InvalidInputException if there is no such system, or it has none
   */
  SystemOracles<TransitionSystem<?>> owner(String system) {
    SystemOracles<TransitionSystem<?>> found = owners.find(system);
    if (found == null) {
      throw new InvalidInputException(TransitionSystems.named(system).name() + " has no oracles");
    }
    return found;
  }

  /**
   * All oracles of a system, its own first.
   *
   * @throws InvalidInputException if there is no such system, or it has none
   * @throws InvalidPluginException if two have the same name, or one is for an unknown system
   */
  List<NamedOracle<TransitionSystem<?>>> oracles(String system) {
    return List.copyOf(search(system).values());
  }

  /**
   * The oracle of a name, null if there is none.
   *
   * @throws InvalidInputException if there is no such system
   * @throws InvalidPluginException if two have the same name, or one is for an unknown system
   */
  @Nullable NamedOracle<TransitionSystem<?>> find(String system, String name) {
    NamedOracle<TransitionSystem<?>> found = known.getOrDefault(system, Map.of()).get(name);
    return found == null ? search(system).get(name) : found;
  }

  private Map<String, NamedOracle<TransitionSystem<?>>> search(String system) {
    SystemOracles<TransitionSystem<?>> owner = owner(system);
    Map<String, Class<?>> providers = new HashMap<>();
    owner.searches().forEach(search -> claim(system, search.name(), owner.getClass(), providers));
    Map<String, NamedOracle<TransitionSystem<?>>> found = new LinkedHashMap<>();
    add(system, owner.oracles(), owner.getClass(), providers, found);
    for (AdditionalOracles<TransitionSystem<?>> addition : additions.all()) {
      requireSystem(addition);
      if (addition.system().equals(system)) {
        add(system, addition.oracles(), addition.getClass(), providers, found);
      }
    }
    known.computeIfAbsent(system, name -> new ConcurrentHashMap<>()).putAll(found);
    return found;
  }

  /** A provider for a system that does not exist would be ignored without a word. */
  private static void requireSystem(AdditionalOracles<?> addition) {
    List<String> systems = TransitionSystems.names();
    if (!systems.contains(addition.system())) {
      throw new InvalidPluginException(
          addition.getClass().getName()
              + " provides oracles for '"
              + addition.system()
              + "', but there is no such transition system; expected one of "
              + String.join(", ", systems));
    }
  }

  private static void add(
      String system,
      List<NamedOracle<TransitionSystem<?>>> oracles,
      Class<?> provider,
      Map<String, Class<?>> providers,
      Map<String, NamedOracle<TransitionSystem<?>>> found) {
    for (NamedOracle<TransitionSystem<?>> oracle : oracles) {
      claim(system, oracle.name(), provider, providers);
      found.put(oracle.name(), oracle);
    }
  }

  private static void claim(
      String system, String name, Class<?> provider, Map<String, Class<?>> providers) {
    Class<?> other = providers.put(name, provider);
    if (other != null) {
      throw new InvalidPluginException(
          other.getName()
              + " and "
              + provider.getName()
              + " both provide an oracle '"
              + name
              + "' of "
              + system
              + "; rename one of them");
    }
  }
}
