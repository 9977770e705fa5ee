package dodona.model;

import dodona.error.InvalidInputException;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A trained parser model of any kind; immutable and shared by all threads.
 *
 * <p>A search uses its {@link Scorer}.
 */
public interface ParserModel {

  /** The name of its {@link ModelKind}. */
  String kind();

  /** Returns the decoding settings of the model. */
  Decoding decoding();

  /** The labels, in the order of their numbers. */
  List<String> labels();

  /**
   * Returns whether scores depend on the tags of words, so that words without tags make no sense.
   */
  default boolean usesTags() {
    return !predictsTags();
  }

  /** Returns the scorer of transitions. */
  Scorer scorer();

  /**
   * Returns whether it predicts UPOS, XPOS and FEATS as well, and so needs none. Sentences of such
   * a model are best handed over many at a time.
   */
  default boolean predictsTags() {
    return false;
  }

  /**
   * Returns the codes of the languages that the model distinguishes; empty if it does not.
   * Sentences then name their language in a comment {@code # language = CODE}, unless the model is
   * one {@linkplain #forLanguage for a language}.
   */
  default List<String> languages() {
    return List.of();
  }

  /**
   * Returns the same model for sentences of one of its languages. It shares all weights.
   *
   * @throws InvalidInputException if it is not one of its languages
   */
  default ParserModel forLanguage(String code) {
    throw new InvalidInputException("the model has no language '" + code + "'");
  }

  /**
   * Returns the vectors of tokens that the model computes, also for text that is not divided into
   * sentences; null if it does not compute any.
   */
  default @Nullable TokenVectors tokenVectors() {
    return null;
  }

  /** Returns the origin of the model. */
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
