package dodona.oracle;

import dodona.error.InvalidInputException;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import org.jspecify.annotations.Nullable;

/**
 * A check of whether a transition system can derive a tree: its {@link SystemOracles} see no
 * obstacle, and it has the labels of the tree.
 */
public final class Derivability {

  private Derivability() {}

  /** Returns whether a system can derive a tree. */
  public static boolean canDerive(TransitionSystem<?> system, DependencyTree tree) {
    return obstacle(system, tree) == null;
  }

  /**
   * Returns whether a system with the right labels can derive a tree.
   *
   * @throws InvalidInputException if there is no such system
   */
  public static boolean canDerive(String system, DependencyTree tree) {
    return Oracles.obstacle(system, tree) == null;
  }

  /**
   * Rejects a tree that a system cannot derive.
   *
   * @throws InvalidInputException if it cannot; the message explains why
   */
  public static void require(TransitionSystem<?> system, DependencyTree tree) {
    String obstacle = obstacle(system, tree);
    if (obstacle != null) {
      throw new InvalidInputException(
          system.name() + " cannot derive this tree, " + obstacle + ": " + tree);
    }
  }

  private static @Nullable String obstacle(TransitionSystem<?> system, DependencyTree tree) {
    String obstacle = Oracles.obstacle(system.name(), tree);
    return obstacle == null ? missingLabel(system, tree) : obstacle;
  }

  private static @Nullable String missingLabel(TransitionSystem<?> system, DependencyTree tree) {
    for (int d = 1; d <= tree.size(); d++) {
      if (system.transitions().labelId(tree.label(d)) < 0) {
        return "because the system does not have the label '" + tree.label(d) + "'";
      }
    }
    return null;
  }
}
