package dodona.oracle;

import dodona.transition.ArcEager;
import dodona.transition.ArcHybrid;
import dodona.transition.ArcStandard;
import dodona.transition.Attardi;
import dodona.transition.SwapStandard;
import dodona.transition.TransitionSystem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The oracles of the stack-based systems by name: {@code static}, {@code nd} (non-deterministic)
 * and {@code dynamic}; for swap-standard {@code eager}, {@code lazy}, {@code minimal}, {@code
 * nd-sw} and {@code nd-all}.
 */
public final class Oracles {

  /** The name of the non-deterministic oracle of all systems but swap-standard. */
  public static final String NON_DETERMINISTIC = "nd";

  /** The name of dynamic oracles. */
  public static final String DYNAMIC = "dynamic";

  private static final String STATIC = "static";

  private Oracles() {}

  /** The names of a system's oracles. */
  public static List<String> names(TransitionSystem system) {
    return List.copyOf(of(system).keySet());
  }

  /** Whether oracles of a name prescribe one derivation, whatever the system. */
  public static boolean isStatic(String name) {
    return !name.equals(DYNAMIC) && !name.startsWith(NON_DETERMINISTIC);
  }

  /**
   * The oracle of a system by its name.
   *
   * @throws IllegalArgumentException if the system has no such oracle; the message lists those that
   *     it has
   */
  public static OracleFor<? extends Oracle> named(TransitionSystem system, String name) {
    Map<String, OracleFor<? extends Oracle>> oracles = of(system);
    OracleFor<? extends Oracle> oracle = oracles.get(name);
    if (oracle == null) {
      throw new IllegalArgumentException(
          system.name()
              + " has no oracle '"
              + name
              + "'; it has "
              + String.join(", ", oracles.keySet()));
    }
    return oracle;
  }

  /**
   * The dynamic oracle of a system, by its kind: what a trainer that explores takes.
   *
   * @throws IllegalArgumentException if the system has none
   */
  public static OracleFor<DynamicOracle> dynamic(TransitionSystem system) {
    if (system instanceof ArcStandard arcStandard) {
      return tree -> new ArcStandardDynamicOracle(arcStandard, tree);
    }
    if (system instanceof ArcHybrid arcHybrid) {
      return tree -> new ArcHybridDynamicOracle(arcHybrid, tree);
    }
    if (system instanceof ArcEager arcEager) {
      return tree -> new ArcEagerDynamicOracle(arcEager, tree);
    }
    if (system instanceof Attardi attardi) {
      return tree -> new AttardiDynamicOracle(attardi, tree);
    }
    throw new IllegalArgumentException("no dynamic oracle is known for " + system.name());
  }

  private static Map<String, OracleFor<? extends Oracle>> of(TransitionSystem system) {
    Map<String, OracleFor<? extends Oracle>> oracles = new LinkedHashMap<>();
    if (system instanceof ArcStandard arcStandard) {
      oracles.put(STATIC, tree -> new ArcStandardStaticOracle(arcStandard, tree));
      oracles.put(
          NON_DETERMINISTIC, tree -> new ArcStandardNonDeterministicOracle(arcStandard, tree));
      oracles.put(DYNAMIC, dynamic(system));
    } else if (system instanceof ArcHybrid arcHybrid) {
      oracles.put(STATIC, tree -> new ArcHybridStaticOracle(arcHybrid, tree));
      oracles.put(NON_DETERMINISTIC, tree -> new ArcHybridNonDeterministicOracle(arcHybrid, tree));
      oracles.put(DYNAMIC, dynamic(system));
    } else if (system instanceof ArcEager arcEager) {
      oracles.put(STATIC, tree -> new ArcEagerStaticOracle(arcEager, tree));
      oracles.put(NON_DETERMINISTIC, tree -> new ArcEagerNonDeterministicOracle(arcEager, tree));
      oracles.put(DYNAMIC, dynamic(system));
    } else if (system instanceof Attardi attardi) {
      oracles.put(STATIC, tree -> new AttardiStaticOracle(attardi, tree));
      oracles.put(DYNAMIC, dynamic(system));
    } else if (system instanceof SwapStandard swapStandard) {
      oracles.put("eager", tree -> new SwapStandardEagerOracle(swapStandard, tree));
      oracles.put("lazy", tree -> new SwapStandardLazyOracle(swapStandard, tree));
      oracles.put("minimal", tree -> new SwapStandardMinimalOracle(swapStandard, tree));
      oracles.put("nd-sw", tree -> new SwapStandardNdSwOracle(swapStandard, tree));
      oracles.put("nd-all", tree -> new SwapStandardNdAllOracle(swapStandard, tree));
    }
    return oracles;
  }
}
