package dodona.train.gold;

import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.IdentityHashMap;

/** One gold derivation for every sentence, fixed before training begins. */
public final class FixedGold implements GoldDerivation {

  private final IdentityHashMap<Sentence, int[]> derivations = new IdentityHashMap<>();

  /** Settles on a derivation of a sentence's gold tree. */
  public void fix(Sentence sentence, int[] derivation) {
    derivations.put(sentence, derivation.clone());
  }

  /**
   * The derivation of a sentence; to read only.
   *
   * @throws IllegalStateException if none was fixed
   */
  public int[] derivation(Sentence sentence) {
    int[] derivation = derivations.get(sentence);
    if (derivation == null) {
      throw new IllegalStateException("no derivation was fixed for " + sentence.name());
    }
    return derivation;
  }

  @Override
  public void find(Sentence sentence, DependencyTree gold, Prefix out) {
    out.clear();
    for (int transition : derivation(sentence)) {
      out.add(transition);
    }
  }

  @Override
  public String description() {
    return "fixed gold";
  }

  @Override
  public boolean isOneOfMany() {
    return false;
  }
}
