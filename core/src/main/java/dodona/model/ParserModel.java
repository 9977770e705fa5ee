package dodona.model;

import dodona.error.InvalidInputException;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import java.util.List;

/**
 * A trained model of a parser, of any kind; immutable and shared by all threads.
 *
 * <p>What a search needs of it is its {@link Scorer}.
 */
public interface ParserModel {

  /** The name of its {@link ModelKind}. */
  String kind();

  /** How it is meant to be used. */
  Decoding decoding();

  /** The labels, in the order of their numbers. */
  List<String> labels();

  /** Whether scores depend on the tags of words, so that words without tags make no sense. */
  default boolean usesTags() {
    return !predictsTags();
  }

  /** What scores transitions. */
  Scorer scorer();

  /**
   * Whether it predicts UPOS, XPOS and FEATS as well, and so needs none. Sentences of such a model
   * are best handed over many at a time.
   */
  default boolean predictsTags() {
    return false;
  }

  /** Where it comes from. */
  Provenance provenance();

  /** The same model with another provenance. */
  ParserModel with(Provenance other);

  /**
   * The transition system that it was trained for, with its labels.
   *
   * @throws InvalidInputException if there is no such system, or the model has another number of
   *     scores than it has transitions
   */
  default TransitionSystem<?> system() {
    TransitionSystem<?> system = TransitionSystems.named(decoding().system(), labels());
    int transitions = system.transitions().size();
    if (scorer().transitions() != transitions) {
      throw new InvalidInputException(
          "a model with "
              + scorer().transitions()
              + " scores for the "
              + transitions
              + " transitions of "
              + system.name());
    }
    return system;
  }
}
