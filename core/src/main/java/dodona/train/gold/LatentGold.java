package dodona.train.gold;

import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.search.Beam;
import dodona.transition.PartialTree;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;

/**
 * The best-scoring derivation under the current weights among those that a non-deterministic oracle
 * permits, found by a constrained beam search.
 *
 * <p>Anders Björkelund &amp; Joakim Nivre (2015): <i>Non-Deterministic Oracles for Unrestricted
 * Non-Projective Transition-Based Dependency Parsing</i>.
 */
public final class LatentGold<C extends PartialTree> implements GoldDerivation {

  private final Beam<C> beam;
  private final OracleFor<? extends NonDeterministicOracle<C>> oracles;

  public LatentGold(Beam<C> beam, OracleFor<? extends NonDeterministicOracle<C>> oracles) {
    this.beam = beam;
    this.oracles = oracles;
  }

  @Override
  public void find(Sentence sentence, DependencyTree gold, Prefix out) {
    Beam.Choice<C> correct = oracles.tree(gold)::optimal;
    beam.begin(sentence);
    while (!beam.isFinished()) {
      beam.step(correct);
    }
    out.copy(beam.item(0));
  }

  @Override
  public String description() {
    return "latent gold";
  }

  @Override
  public boolean isOneOfMany() {
    return true;
  }
}
