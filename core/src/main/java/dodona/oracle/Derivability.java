package dodona.oracle;

import dodona.transition.ArcEager;
import dodona.transition.ArcHybrid;
import dodona.transition.ArcStandard;
import dodona.transition.Attardi;
import dodona.transition.EasyFirst;
import dodona.transition.SwapStandard;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Whether a transition system can derive a tree at all, found out without deriving it.
 *
 * <p>{@link ArcStandard}, {@link ArcHybrid}, {@link ArcEager} and {@link EasyFirst} derive exactly
 * the projective trees, {@link SwapStandard} derives all, and {@link Attardi} all that its static
 * oracle completes. Besides, a system has to have the labels of the tree.
 */
public final class Derivability {

  private Derivability() {}

  /** Whether a stack-based system can derive a tree. */
  public static boolean canDerive(TransitionSystem system, DependencyTree tree) {
    return obstacle(system, tree) == null;
  }

  /** Whether the easy-first system can derive a tree. */
  public static boolean canDerive(EasyFirst system, DependencyTree tree) {
    return obstacle(system, tree) == null;
  }

  static void require(TransitionSystem system, DependencyTree tree) {
    refuse(system.name(), obstacle(system, tree), tree);
  }

  static void require(EasyFirst system, DependencyTree tree) {
    refuse(system.name(), obstacle(system, tree), tree);
  }

  private static void refuse(String system, @Nullable String obstacle, DependencyTree tree) {
    if (obstacle != null) {
      throw new IllegalArgumentException(
          system + " cannot derive this tree, " + obstacle + ": " + tree);
    }
  }

  private static @Nullable String obstacle(TransitionSystem system, DependencyTree tree) {
    if (system instanceof Attardi) {
      if (!AttardiStaticOracle.completes(tree)) {
        return "as it needs an arc over more than one word of the stack";
      }
    } else if (!(system instanceof SwapStandard) && !Projectivity.isProjective(tree)) {
      return "as it is not projective";
    }
    return missingLabel(system.transitions()::labelId, tree);
  }

  private static @Nullable String obstacle(EasyFirst system, DependencyTree tree) {
    if (!Projectivity.isProjective(tree)) {
      return "as it is not projective";
    }
    return missingLabel(system::labelId, tree);
  }

  private static @Nullable String missingLabel(ToIntFunction<String> labelId, DependencyTree tree) {
    for (int d = 1; d <= tree.size(); d++) {
      if (labelId.applyAsInt(tree.label(d)) < 0) {
        return "as the system lacks the label '" + tree.label(d) + "'";
      }
    }
    return null;
  }
}
