package dodona.train.gold;

import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;

/** Selects the derivation of the gold tree that a beam learner is trained on. */
public interface GoldDerivation {

  /**
   * Finds the derivation of a sentence's gold tree under the present weights.
   *
   * @param out receives it
   */
  void find(Sentence sentence, DependencyTree gold, Prefix out);

  /** Its name. */
  String description();

  /** Returns whether another derivation of the gold tree is equally good. */
  boolean isOneOfMany();
}
