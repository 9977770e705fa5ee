package dodona.train.recipe;

import dodona.error.InvalidInputException;
import dodona.model.Decoding;
import dodona.model.Ranking;
import dodona.oracle.ArcWeights;
import org.jspecify.annotations.Nullable;

/** The search to train for, with its settings. */
public sealed interface Method {

  /** The kinds of search. */
  enum Kind {
    /** One derivation, always the best-scoring transition. */
    GREEDY,
    /** The best few derivations side by side. */
    BEAM
  }

  /** Returns the beam width; 1 for greedy search. */
  int width();

  /**
   * Greedy search.
   *
   * @param exploration when the learner follows its own errors; null if never
   * @param tieBreaking which transitions are correct where several have the least cost
   * @param arcWeights how much each gold arc counts in the costs of a dynamic oracle
   */
  record Greedy(@Nullable Exploration exploration, TieBreaking tieBreaking, ArcWeights arcWeights)
      implements Method {

    @Override
    public int width() {
      return 1;
    }
  }

  /**
   * Beam search.
   *
   * @param width the beam width
   * @param step how far the weights are changed
   * @param update where the predicted derivation is compared with the correct one
   * @param gold the correct derivation that it is compared with
   * @param ranking how derivations are ranked, in training and in the parser
   */
  record Beam(int width, Step step, UpdatePoint update, Gold gold, Ranking ranking)
      implements Method {

    /** Checks the width. */
    public Beam {
      if (width < 1 || width > Decoding.WIDEST) {
        throw new InvalidInputException(
            "beam width " + width + "; expected 1 to " + Decoding.WIDEST);
      }
      if (gold.ranking() == Ranking.IDLE && ranking != Ranking.IDLE) {
        throw new InvalidInputException(
            "gold-ranking idle needs beam-ranking idle, which trains the score of idle steps");
      }
    }
  }
}
