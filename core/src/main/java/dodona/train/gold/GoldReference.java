package dodona.train.gold;

import dodona.search.Beam;
import dodona.transition.PartialTree;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;

/** The gold derivation that a beam search is compared with, step by step. */
public interface GoldReference<C extends PartialTree> {

  /** Its name. */
  String description();

  /** Takes up a sentence whose search has just begun. */
  void begin(Sentence sentence, DependencyTree gold);

  /** Looks at the items of the beam before its next step. */
  void beforeStep(Beam<C> beam);

  /** Goes along with the step that the beam has just made. */
  void afterStep(Beam<C> beam);

  /** Returns the score by which the beam would rank the correct derivation so far. */
  long score();

  /** Returns whether the beam still has a correct item. */
  boolean isIn(Beam<C> beam);

  /** Returns whether the best item of the beam is correct so far. */
  boolean isBestOf(Beam<C> beam);

  /** Returns whether a finished item is correct. */
  boolean accepts(C finished);

  /** The number of swaps in the correct derivation, as far as it goes. */
  int swaps();

  /** The correct derivation so far. */
  void copy(Prefix out);
}
