package dodona.oracle;

import dodona.transition.Move;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The built-in oracles of a transition system, and the trees that it can derive. Each system has
 * one provider; {@link AdditionalOracles} add oracles to a system.
 *
 * <p>{@link Oracles} finds it by the name of the system through {@link java.util.ServiceLoader}: a
 * class with a public constructor without parameters, and its name in {@code
 * META-INF/services/dodona.oracle.SystemOracles}. It is immutable.
 *
 * @param <S> the transition system
 */
public interface SystemOracles<S extends TransitionSystem<?>> {

  /**
   * A factory of dynamic oracles whose gold arcs have weights.
   *
   * @param <S> the transition system
   */
  @FunctionalInterface
  interface Weighted<S extends TransitionSystem<?>> {

    /** Binds the oracle to a system, a gold tree and its arcs' weights. */
    DynamicOracle<?> bind(S system, DependencyTree tree, ArcWeights weights);
  }

  /** The obstacle that a system of projective trees meets. */
  static @Nullable String unlessProjective(DependencyTree tree) {
    return Projectivity.isProjective(tree) ? null : "as it is not projective";
  }

  /** The name of the system. */
  String system();

  /** The oracles, the simplest first. */
  List<NamedOracle<S>> oracles();

  /**
   * The oracle to train with if none is asked for: for greedy search a dynamic one, for a beam a
   * non-deterministic one, and the first if there is no such.
   */
  default String forTraining(boolean beam) {
    OracleKind wanted = beam ? OracleKind.NON_DETERMINISTIC : OracleKind.DYNAMIC;
    return oracles().stream()
        .filter(oracle -> oracle.kind() == wanted)
        .findFirst()
        .orElse(oracles().get(0))
        .name();
  }

  /**
   * All moves in the order in which the static oracle prefers them: of the moves that a dynamic
   * oracle permits, it would take the first. Empty, as by default, if the system has no such order.
   */
  default List<? extends Move> canonicalOrder() {
    return List.of();
  }

  /**
   * The dynamic oracle with weights; null, as by default, if its costs are not made of single arcs.
   */
  default @Nullable Weighted<S> weighted() {
    return null;
  }

  /**
   * Returns the oracle that keeps given arcs possible; null, as by default, if the system has no
   * such oracle, so that sentences cannot be parsed around given arcs.
   *
   * @param singleRoot whether exactly one word is attached to the root
   */
  default @Nullable GivenArcsOracle<?> givenArcs(S system, boolean singleRoot) {
    return null;
  }

  /**
   * Returns whether a survey of a treebank includes the oracles of a kind unless they are asked for
   * by name; by default it does.
   */
  default boolean isSurveyed(OracleKind kind) {
    return true;
  }

  /** The searches that a survey of a treebank can include by name; none by default. */
  default List<DerivationSearch> searches() {
    return List.of();
  }

  /**
   * Returns why the system cannot derive a tree, regardless of its labels, such as {@code as it is
   * not projective}; null if it can.
   */
  @Nullable String obstacle(DependencyTree tree);
}
