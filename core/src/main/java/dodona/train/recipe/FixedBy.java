package dodona.train.recipe;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;

/** The method that selects a gold derivation before training, for {@link Gold.Fixed}. */
public sealed interface FixedBy {

  /**
   * One model trained before, most likely on the same sentences.
   *
   * @param model the model, of the same system and labels
   * @param name what to call it in a manifest
   * @param checksum the SHA-256 of its file
   */
  record Model(ParserModel model, String name, String checksum) implements FixedBy {}

  /**
   * Jackknifing: the treebank is cut into folds, and the derivations of each are fixed by a model
   * that was trained, with latent gold, on the others. A single fold is fixed by a model that was
   * trained on it.
   *
   * @param count the number of folds
   */
  record Folds(int count) implements FixedBy {

    /** Checks that there is a fold. */
    public Folds {
      if (count < 1) {
        throw new InvalidInputException(count + " gold folds; expected 1 or more");
      }
    }
  }
}
