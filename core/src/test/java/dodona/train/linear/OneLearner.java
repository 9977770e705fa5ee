package dodona.train.linear;

import dodona.train.Learner;
import dodona.train.Training;
import dodona.train.TrainingSet;
import dodona.train.recipe.Knobs;
import dodona.train.recipe.NonProjective;
import dodona.train.recipe.Recipe;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.util.List;

/** Training runs of a learner that is given, whatever its recipe, on all sentences. */
final class OneLearner {

  private OneLearner() {}

  static Training training(Learner learner, List<Sentence> sentences, long seed, int iterations) {
    Recipe recipe =
        Recipe.builder("arc-eager")
            .oracle("dynamic")
            .with(Knobs.NON_PROJECTIVE, NonProjective.DYNAMIC)
            .seed(seed)
            .iterations(iterations)
            .build();
    return Training.of(recipe, sentences, (same, data, threads) -> learner);
  }

  static TrainingSet all(List<Sentence> sentences) {
    return TrainingSet.of(sentences, Silver.NONE, labels -> tree -> true);
  }
}
