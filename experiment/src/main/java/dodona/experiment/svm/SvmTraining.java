package dodona.experiment.svm;

import de.bwaldvogel.liblinear.Linear;
import dodona.oracle.Oracles;
import dodona.train.Learner;
import dodona.train.LearnerFactory;
import dodona.train.recipe.Recipe;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import java.io.IOException;

/** Learners of linear support vector machines, which choose a transition in every configuration. */
public final class SvmTraining {

  private SvmTraining() {}

  /**
   * Makes learners for recipes of greedy search and static oracles.
   *
   * @param cost what an error costs, against a larger margin (C)
   * @throws IOException if liblinear is not there
   */
  public static LearnerFactory learners(double cost) throws IOException {
    try {
      Linear.disableDebugOutput();
    } catch (NoClassDefFoundError e) {
      throw new IOException(
          "support vector machines need liblinear, which is not part of this runtime image. Start"
              + " dodona from the archive, which includes it.",
          e);
    }
    return (recipe, data, threads) ->
        learner(
            recipe,
            TransitionSystems.named(recipe.system(), data.labels()),
            data.hasSingleRoots(),
            cost);
  }

  private static <C extends PartialTree> Learner learner(
      Recipe recipe, TransitionSystem<C> system, boolean singleRoot, double cost) {
    return new SvmLearner<>(
        recipe, system, Oracles.namedStatic(system, recipe.oracle()), singleRoot, cost);
  }
}
