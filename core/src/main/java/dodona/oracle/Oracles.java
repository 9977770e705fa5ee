package dodona.oracle;

import dodona.error.InvalidInputException;
import dodona.support.Hyphens;
import dodona.support.Services;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The oracles of all transition systems by name, such as {@code static}, {@code nd}
 * (non-deterministic) and {@code dynamic}. The {@link SystemOracles} of each system list them, and
 * the service loader finds these, Dodona's own like any others.
 */
public final class Oracles {

  @SuppressWarnings("rawtypes") // a class literal has no type arguments
  private static final Services<SystemOracles> ALL =
      new Services<>(SystemOracles.class, SystemOracles::system);

  private Oracles() {}

  /**
   * The names of a system's oracles.
   *
   * @throws InvalidInputException if there is no such system
   */
  public static List<String> names(String system) {
    return of(system).stream().map(NamedOracle::name).toList();
  }

  /**
   * The names of a system's oracles of one kind; may be empty.
   *
   * @throws InvalidInputException if there is no such system
   */
  public static List<String> names(String system, OracleKind kind) {
    return of(system).stream()
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
    return provider(system).forTraining(beam);
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

  /** Whether a system's moves have an order in which its static oracle prefers them. */
  public static boolean hasCanonicalOrder(String system) {
    return !provider(system).canonicalOrder().isEmpty();
  }

  /** Whether the costs of a system's dynamic oracle can be weighted. */
  public static boolean hasWeights(String system) {
    return provider(system).weighted() != null;
  }

  /**
   * The dynamic oracle of a system, with costs by the weights of gold arcs.
   *
   * @throws InvalidInputException if the system has no such oracle
   */
  @SuppressWarnings("unchecked") // a system's oracles are about its configurations
  public static <C extends PartialTree> OracleFor<DynamicOracle<C>> weighted(
      TransitionSystem<C> system, ArcWeights weights) {
    SystemOracles.Weighted<TransitionSystem<?>> oracle = provider(system.name()).weighted();
    if (oracle == null) {
      throw new InvalidInputException(
          system.name() + " has no dynamic oracle whose costs are made of single arcs");
    }
    return tree -> (DynamicOracle<C>) oracle.bind(system, tree, weights);
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
    List<? extends Move> order = provider(system.name()).canonicalOrder();
    if (order.isEmpty()) {
      throw new InvalidInputException(
          system.name() + " has no order in which a static oracle prefers its moves");
    }
    return tree -> new CanonicalOracle<>(system, order, free.tree(tree));
  }

  /**
   * The names of the oracles that a survey of a treebank includes if none are asked for.
   *
   * @throws IllegalArgumentException if there is no such system
   */
  public static List<String> surveyed(String system) {
    SystemOracles<TransitionSystem<?>> provider = provider(system);
    return of(system).stream()
        .filter(oracle -> provider.isSurveyed(oracle.kind()))
        .map(NamedOracle::name)
        .toList();
  }

  /**
   * The searches that a survey of a treebank can include.
   *
   * @throws IllegalArgumentException if there is no such system
   */
  public static List<DerivationSearch> searches(String system) {
    return provider(system).searches();
  }

  /** Why a system cannot derive a tree, whatever its labels; null if it can. */
  static @Nullable String obstacle(String system, DependencyTree tree) {
    return provider(system).obstacle(tree);
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
    List<NamedOracle<TransitionSystem<?>>> oracles = of(system);
    for (NamedOracle<TransitionSystem<?>> oracle : oracles) { // asked for once a tree: no stream
      if (oracle.name().equals(name)) {
        return oracle;
      }
    }
    throw new InvalidInputException(
        system
            + " has no oracle '"
            + name
            + "'; it has "
            + oracles.stream().map(NamedOracle::name).collect(Collectors.joining(", ")));
  }

  private static List<NamedOracle<TransitionSystem<?>>> of(String system) {
    return provider(system).oracles();
  }

  @SuppressWarnings("unchecked") // who is found by a system's name is given that system only
  private static SystemOracles<TransitionSystem<?>> provider(String system) {
    SystemOracles<TransitionSystem<?>> found = ALL.find(system);
    if (found == null) {
      throw new InvalidInputException(
          TransitionSystems.named(system).name() + " comes without any oracles");
    }
    return found;
  }
}
