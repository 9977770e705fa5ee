package dodona.search;

import dodona.model.Scorer;
import dodona.treebank.Sentence;

/** Receives the derivations that a parser finds. */
public interface DerivationListener {

  /** One that does not care. */
  DerivationListener NONE = (sentence, derivation, scorer) -> {};

  /**
   * A derivation was found.
   *
   * @param scorer the session that the search asked. It has taken up the sentence, so that to take
   *     it up again costs little
   */
  void found(Sentence sentence, int[] derivation, Scorer.Session scorer);
}
