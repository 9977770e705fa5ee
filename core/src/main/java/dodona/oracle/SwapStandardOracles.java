package dodona.oracle;

import dodona.transition.SwapStandard;
import java.util.List;

/** The oracles of swap-standard by name. */
public final class SwapStandardOracles {

  private static final List<String> NAMES = List.of("eager", "lazy", "minimal", "nd-sw", "nd-all");

  private SwapStandardOracles() {}

  /** The names of the oracles. */
  public static List<String> names() {
    return NAMES;
  }

  /**
   * The oracle of a name.
   *
   * @throws IllegalArgumentException if there is no such oracle
   */
  public static OracleFor<? extends Oracle> named(String name, SwapStandard system) {
    return switch (name) {
      case "eager" -> tree -> new SwapStandardEagerOracle(system, tree);
      case "lazy" -> tree -> new SwapStandardLazyOracle(system, tree);
      case "minimal" -> tree -> new SwapStandardMinimalOracle(system, tree);
      case "nd-sw" -> tree -> new SwapStandardNdSwOracle(system, tree);
      case "nd-all" -> tree -> new SwapStandardNdAllOracle(system, tree);
      default ->
          throw new IllegalArgumentException(
              "no oracle '"
                  + name
                  + "' for "
                  + system.name()
                  + "; known are "
                  + String.join(", ", NAMES));
    };
  }
}
