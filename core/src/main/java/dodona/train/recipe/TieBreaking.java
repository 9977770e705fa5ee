package dodona.train.recipe;

import dodona.oracle.Derivability;
import dodona.oracle.Oracles;
import dodona.treebank.DependencyTree;

/** The correct transitions if a dynamic oracle finds several of least cost. */
public enum TieBreaking {
  /** All of them. A mistake is corrected towards the one that scores best. */
  NONE,

  /**
   * Those of one move, the first in the order in which the system's static oracle prefers them: see
   * {@link dodona.oracle.Oracles#canonical}.
   */
  STATIC,

  /**
   * The one that scores best under the present weights.
   *
   * <p>To a perceptron this is the same as {@link #NONE}: it learns nothing where the prediction is
   * correct, and else rewards the best correct transition only. A neural learner, which raises the
   * probability of all that is correct, raises that of one.
   */
  BEST_SCORE;

  /** The word 1 depends on 3, across the root of the sentence. */
  private static final DependencyTree NON_PROJECTIVE = DependencyTree.of(3, 0, 2);

  /**
   * Returns the default for a system: in projective ones, where the order of two moves changes
   * little, {@link #NONE}; in others {@link #STATIC}, so that the parser does not take
   * non-projective transitions wherever they cost nothing. {@code docs/explanation/findings.md} has
   * the figures.
   */
  public static TieBreaking suiting(String system) {
    boolean isOrdered = Oracles.hasCanonicalOrder(system);
    return isOrdered && Derivability.canDerive(system, NON_PROJECTIVE) ? STATIC : NONE;
  }
}
