package dodona.train;

import dodona.linear.AveragedWeights;
import dodona.model.ModelShape;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.SplittableRandom;

/** Learns from one sentence after the other. */
public interface Learner {

  /** The shape of the model that is learnt. */
  ModelShape shape();

  /** How it learns, in a few words such as {@code beam, MAX_VIOLATION, Perceptron[]}. */
  String description();

  /** The weights that change. */
  AveragedWeights weights();

  /**
   * Learns from a sentence.
   *
   * @param gold its tree, which the learner's oracle can derive
   * @param iteration how often the treebank has been gone through, this time included
   * @param random where all chance comes from
   * @param tally counts what happened
   */
  void learn(
      Sentence sentence, DependencyTree gold, int iteration, SplittableRandom random, Tally tally);
}
