package dodona.transition;

import dodona.support.Services;
import java.util.List;

/** The transition systems by name: built-in ones and those that the service loader finds. */
public final class TransitionSystems {

  @SuppressWarnings("rawtypes") // a class literal has no type arguments
  private static final Services<TransitionSystem> SYSTEMS =
      new Services<>(TransitionSystem.class, TransitionSystem::name);

  private TransitionSystems() {}

  /** The names of the systems. */
  public static List<String> names() {
    return SYSTEMS.names();
  }

  /**
   * The system of a name, for unlabeled parsing.
   *
   * @throws UnknownSystemException if there is no such system
   */
  public static TransitionSystem<?> named(String name) {
    TransitionSystem<?> system = SYSTEMS.find(name);
    if (system == null) {
      throw new UnknownSystemException(name);
    }
    return system;
  }

  /**
   * The system of a name.
   *
   * @param labels the labels that arcs can bear
   * @throws UnknownSystemException if there is no such system
   */
  public static TransitionSystem<?> named(String name, List<String> labels) {
    TransitionSystem<?> system = named(name);
    return system.transitions().labels().equals(labels) ? system : system.withLabels(labels);
  }
}
