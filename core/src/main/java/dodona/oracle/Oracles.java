package dodona.oracle;

import dodona.error.InvalidInputException;
import dodona.support.Choices;
import dodona.support.Hyphens;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The oracles of all transition systems by name, such as {@code static}, {@code nd}
 * (non-deterministic) and {@code dynamic}. The {@link SystemOracles} of each system list them, and
 * {@link AdditionalOracles} add to them. The service loader finds both, Dodona's own like any
 * others.
 */
public final class Oracles {

  private static final OracleProviders PROVIDERS = new OracleProviders();

  private Oracles() {}

  /**
   * The names of a system's oracles.
   *
   * @throws InvalidInputException if there is no such system
   */
  public static List<String> names(String system) {
    return PROVIDERS.oracles(system).stream().map(NamedOracle::name).toList();
  }

  /**
   * The names of a system's oracles of one kind; may be empty.
   *
   * @throws InvalidInputException if there is no such system
   */
  public static List<String> names(String system, OracleKind kind) {
    return PROVIDERS.oracles(system).stream()
        .filter(oracle -> oracle.kind() == kind)
        .map(NamedOracle::name)
        .toList();
  }

  /**
   * The kind of an oracle.
   *
   * @throws InvalidInputException if there is no such system, or it has no such oracle; the message
   *     lists those that it has
   */
  public static OracleKind kind(String system, String name) {
    return find(system, name).kind();
  }

  /**
   * The name of the oracle to train with if none is asked for.
   *
   * @throws InvalidInputException if there is no such system
   */
  public static String forTraining(String system, boolean beam) {
    return PROVIDERS.owner(system).forTraining(beam);
  }

  /**
   * An oracle of a system.
   *
   * @throws InvalidInputException if the system has no such oracle; the message lists those that it
   *     has
   */
  public static <C extends PartialTree> OracleFor<Oracle<C>> named(
      TransitionSystem<C> system, String name) {
    NamedOracle<TransitionSystem<?>> oracle = find(system.name(), name);
    return tree -> bind(oracle, system, tree);
  }

  /**
   * A static oracle of a system.
   *
   * @throws InvalidInputException if the system has no such oracle
   */
  public static <C extends PartialTree> OracleFor<StaticOracle<C>> namedStatic(
      TransitionSystem<C> system, String name) {
    NamedOracle<TransitionSystem<?>> oracle = find(system, name, OracleKind.STATIC);
    return tree -> (StaticOracle<C>) Oracles.<C>bind(oracle, system, tree);
  }

  /**
   * A non-deterministic oracle of a system.
   *
   * @throws InvalidInputException if the system has no such oracle
   */
  public static <C extends PartialTree> OracleFor<NonDeterministicOracle<C>> namedNonDeterministic(
      TransitionSystem<C> system, String name) {
    NamedOracle<TransitionSystem<?>> oracle = find(system, name, OracleKind.NON_DETERMINISTIC);
    return tree -> (NonDeterministicOracle<C>) Oracles.<C>bind(oracle, system, tree);
  }

  /**
   * A dynamic oracle of a system.
   *
   * @throws InvalidInputException if the system has no such oracle
   */
  public static <C extends PartialTree> OracleFor<DynamicOracle<C>> namedDynamic(
      TransitionSystem<C> system, String name) {
    NamedOracle<TransitionSystem<?>> oracle = find(system, name, OracleKind.DYNAMIC);
    return tree -> (DynamicOracle<C>) Oracles.<C>bind(oracle, system, tree);
  }

  /** Returns whether a system's moves have an order in which its static oracle prefers them. */
  public static boolean hasCanonicalOrder(String system) {
    return !PROVIDERS.owner(system).canonicalOrder().isEmpty();
  }

  /** Returns whether the costs of a system's dynamic oracle can be weighted. */
  public static boolean hasWeights(String system) {
    return PROVIDERS.owner(system).weighted() != null;
  }

  /**
   * The dynamic oracle of a system, with costs by the weights of gold arcs.
   *
   * @throws InvalidInputException if the system has no such oracle
   */
  @SuppressWarnings("unchecked") // a system's oracles are about its configurations
  public static <C extends PartialTree> OracleFor<DynamicOracle<C>> weighted(
      TransitionSystem<C> system, ArcWeights weights) {
    SystemOracles.Weighted<TransitionSystem<?>> oracle = PROVIDERS.owner(system.name()).weighted();
    if (oracle == null) {
      throw new InvalidInputException(system.name() + " has no dynamic oracle with costs per arc");
    }
    return tree -> (DynamicOracle<C>) oracle.bind(system, tree, weights);
  }

  /**
   * Returns the oracle that keeps given arcs possible in a system.
   *
   * @param singleRoot whether exactly one word is attached to the root
   * @throws InvalidInputException if the system has no such oracle
   */
  @SuppressWarnings("unchecked") // a system's oracles are about its configurations
  public static <C extends PartialTree> GivenArcsOracle<C> givenArcs(
      TransitionSystem<C> system, boolean singleRoot) {
    GivenArcsOracle<?> oracle = PROVIDERS.owner(system.name()).givenArcs(system, singleRoot);
    if (oracle == null) {
      throw new InvalidInputException(system.name() + " cannot parse around given arcs");
    }
    return (GivenArcsOracle<C>) oracle;
  }

  /**
   * A dynamic oracle of a system that permits, of several moves of least cost, only that which the
   * static oracle prefers.
   *
   * @param free permits all of them
   * @throws InvalidInputException if the system has no such order
   */
  public static <C extends PartialTree> OracleFor<DynamicOracle<C>> canonical(
      TransitionSystem<C> system, OracleFor<DynamicOracle<C>> free) {
    List<? extends Move> order = PROVIDERS.owner(system.name()).canonicalOrder();
    if (order.isEmpty()) {
      throw new InvalidInputException(system.name() + " has no canonical order of moves");
    }
    return tree -> new CanonicalOracle<>(system, order, free.tree(tree));
  }

  /**
   * The names of the oracles that a survey of a treebank includes if none are asked for.
   *
   * @throws IllegalArgumentException if there is no such system
   */
  public static List<String> surveyed(String system) {
    SystemOracles<TransitionSystem<?>> owner = PROVIDERS.owner(system);
    return PROVIDERS.oracles(system).stream()
        .filter(oracle -> owner.isSurveyed(oracle.kind()))
        .map(NamedOracle::name)
        .toList();
  }

  /**
   * The searches that a survey of a treebank can include.
   *
   * @throws IllegalArgumentException if there is no such system
   */
  public static List<DerivationSearch> searches(String system) {
    return PROVIDERS.owner(system).searches();
  }

  /** Returns why a system cannot derive a tree, regardless of its labels; null if it can. */
  static @Nullable String obstacle(String system, DependencyTree tree) {
    return PROVIDERS.owner(system).obstacle(tree);
  }

  @SuppressWarnings("unchecked") // a system's oracles are about its configurations
  private static <C extends PartialTree> Oracle<C> bind(
      NamedOracle<TransitionSystem<?>> oracle, TransitionSystem<C> system, DependencyTree tree) {
    return (Oracle<C>) oracle.bind().apply(system, tree);
  }

  private static NamedOracle<TransitionSystem<?>> find(
      TransitionSystem<?> system, String name, OracleKind kind) {
    NamedOracle<TransitionSystem<?>> oracle = find(system.name(), name);
    if (oracle.kind() != kind) {
      throw new InvalidInputException(
          "the oracle '" + name + "' of " + system.name() + " is not " + Hyphens.of(kind));
    }
    return oracle;
  }

  private static NamedOracle<TransitionSystem<?>> find(String system, String name) {
    NamedOracle<TransitionSystem<?>> found = PROVIDERS.find(system, name);
    if (found == null) {
      throw new InvalidInputException(
          system + " has no oracle '" + name + "'; " + Choices.expected(name, names(system)));
    }
    return found;
  }
}
