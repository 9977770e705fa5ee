package dodona.train.gold;

import dodona.model.Ranking;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.search.Beam;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;

/**
 * At every step, the best-scoring beginning of any correct derivation: it need not begin the best
 * complete one.
 */
public final class BestPartialReference<C extends PartialTree> extends CorrectItemsReference<C> {

  private final Beam<C> correct;
  private final Ranking ranking;

  /**
   * The reference found by a beam of its own.
   *
   * @param ranking what the beam that it is compared with ranks derivations by
   */
  public BestPartialReference(
      TransitionSystem<C> system,
      OracleFor<? extends NonDeterministicOracle<C>> oracles,
      Beam<C> correct,
      Ranking ranking,
      int width) {
    super(system, oracles, width);
    this.correct = correct;
    this.ranking = ranking;
  }

  @Override
  public String description() {
    return "best partial gold";
  }

  @Override
  public void begin(Sentence sentence, DependencyTree gold) {
    super.begin(sentence, gold);
    correct.begin(sentence);
  }

  @Override
  public void beforeStep(Beam<C> beam) {
    items.beforeStep(beam, permitted());
    correct.step(permitted());
  }

  @Override
  public void afterStep(Beam<C> beam) {
    items.afterStep(beam);
  }

  @Override
  public long score() {
    return correct.rank(0, ranking);
  }

  @Override
  public int swaps() {
    return correct.item(0).swaps();
  }

  @Override
  public void copy(Prefix out) {
    out.copy(correct.item(0));
  }
}
