package dodona.train.recipe;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;

/**
 * The way in which one of a sentence's correct derivations is chosen before training, for {@link
 * Gold.Fixed}.
 */
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
   * Jack-knifing: the treebank is cut into folds, and the derivations of each are fixed by a model
   * that was trained, with latent gold, on the others.
   *
   * @param count the number of folds
   */
  record Folds(int count) implements FixedBy {

    /** Checks that there are other folds to each. */
    public Folds {
      if (count < 2) {
        throw new InvalidInputException(count + " folds to fix gold in; expected 2 or more");
      }
    }
  }
}
