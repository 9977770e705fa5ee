package dodona.oracle;

import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import java.util.function.BiFunction;

/**
 * An entry of {@link SystemOracles}: an oracle's name and kind, and how it is bound to a system and
 * a gold tree.
 *
 * @param <S> the transition system
 * @param name the name, such as {@code static}, unique within the system
 * @param kind the kind
 * @param bind binds the oracle to a system and a gold tree
 */
public record NamedOracle<S extends TransitionSystem<?>>(
    String name, OracleKind kind, BiFunction<S, DependencyTree, ? extends Oracle<?>> bind) {

  /** A static oracle. */
  public static <S extends TransitionSystem<?>> NamedOracle<S> ofStatic(
      String name, BiFunction<S, DependencyTree, ? extends StaticOracle<?>> bind) {
    return new NamedOracle<>(name, OracleKind.STATIC, bind);
  }

  /** A non-deterministic oracle. */
  public static <S extends TransitionSystem<?>> NamedOracle<S> ofNonDeterministic(
      String name, BiFunction<S, DependencyTree, ? extends NonDeterministicOracle<?>> bind) {
    return new NamedOracle<>(name, OracleKind.NON_DETERMINISTIC, bind);
  }

  /** A dynamic oracle. */
  public static <S extends TransitionSystem<?>> NamedOracle<S> ofDynamic(
      String name, BiFunction<S, DependencyTree, ? extends DynamicOracle<?>> bind) {
    return new NamedOracle<>(name, OracleKind.DYNAMIC, bind);
  }
}
