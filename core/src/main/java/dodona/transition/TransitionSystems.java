package dodona.transition;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The stack-based transition systems by name. */
public final class TransitionSystems {

  private static final Map<String, Function<List<String>, TransitionSystem>> SYSTEMS =
      new LinkedHashMap<>();

  static {
    SYSTEMS.put("arc-standard", ArcStandard::new);
    SYSTEMS.put("swap-standard", SwapStandard::new);
    SYSTEMS.put("arc-hybrid", ArcHybrid::new);
    SYSTEMS.put("arc-eager", ArcEager::new);
    SYSTEMS.put("attardi", Attardi::new);
  }

  private TransitionSystems() {}

  /** The names of the systems. {@link EasyFirst} is none of them: it has no stack. */
  public static List<String> names() {
    return List.copyOf(SYSTEMS.keySet());
  }

  /**
   * The system of a name.
   *
   * @param labels the labels that arcs can bear
   * @throws IllegalArgumentException if there is no such system
   */
  public static TransitionSystem named(String name, List<String> labels) {
    Function<List<String>, TransitionSystem> system = SYSTEMS.get(name);
    if (system == null) {
      throw new IllegalArgumentException(
          "no transition system '" + name + "'; known are " + String.join(", ", names()));
    }
    return system.apply(labels);
  }
}
