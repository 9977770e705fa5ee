package dodona;

import dodona.transition.StackSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.List;

/** The systems with a stack and a buffer, for tests that are about those alone. */
public final class StackSystems {

  /** The labels of unlabeled parsing. */
  public static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);

  private StackSystems() {}

  /** Their names. */
  public static List<String> names() {
    return TransitionSystems.names().stream()
        .filter(name -> TransitionSystems.named(name) instanceof StackSystem)
        .toList();
  }

  /** The system of a name. */
  public static StackSystem named(String name, List<String> labels) {
    return (StackSystem) TransitionSystems.named(name, labels);
  }
}
