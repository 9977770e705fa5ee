package dodona.train.linear;

import dodona.train.Learner;
import dodona.train.LearnerFactory;
import dodona.train.Training;
import dodona.train.TrainingSet;
import dodona.train.gold.FixedGold;
import dodona.train.recipe.Gold;
import dodona.train.recipe.Method;
import dodona.train.recipe.Recipe;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Sentence;
import java.util.List;

/** The training of linear models. */
public final class LinearTraining {

  private LinearTraining() {}

  /**
   * Returns a training run that has not begun.
   *
   * @param data the sentences to learn from, all with trees
   */
  public static Training of(Recipe recipe, List<Sentence> data) {
    return Training.of(recipe, data, learners());
  }

  /** Returns a factory of learners. */
  public static LearnerFactory learners() {
    return LinearTraining::learner;
  }

  private static Learner learner(Recipe recipe, TrainingSet data, int threads) {
    TransitionSystem<?> system = TransitionSystems.named(recipe.system(), data.labels());
    return recipe.method() instanceof Method.Beam beam && beam.gold() instanceof Gold.Fixed fixed
        ? new FixedGoldLearner(recipe, beam, fixed, system, data, threads)
        : new LinearLearners<>(recipe, system, data.hasSingleRoots(), new FixedGold())
            .mixed(threads);
  }
}
