package dodona.train;

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
final class BestPartialReference<C extends PartialTree> implements GoldReference<C> {

  private final OracleFor<? extends NonDeterministicOracle<C>> oracles;
  private final Beam<C> correct;
  private final CorrectItems<C> items;
  private final GoldArcs arcs;
  private Beam.Choice<C> permitted = (c, out) -> out.clear();

  /** The reference found by a beam of its own. */
  BestPartialReference(
      TransitionSystem<C> system,
      OracleFor<? extends NonDeterministicOracle<C>> oracles,
      Beam<C> correct,
      int width) {
    this.oracles = oracles;
    this.correct = correct;
    this.items = new CorrectItems<>(system, width);
    this.arcs = new GoldArcs(system);
  }

  @Override
  public String description() {
    return "best partial gold";
  }

  @Override
  public void begin(Sentence sentence, DependencyTree gold) {
    arcs.begin(gold);
    permitted = oracles.tree(gold)::optimal;
    correct.begin(sentence);
    items.begin();
  }

  @Override
  public void beforeStep(Beam<C> beam) {
    items.beforeStep(beam, permitted);
    correct.step(permitted);
  }

  @Override
  public void afterStep(Beam<C> beam) {
    items.afterStep(beam);
  }

  @Override
  public long score() {
    return correct.score(0);
  }

  @Override
  public boolean isIn(Beam<C> beam) {
    return items.best(beam) >= 0;
  }

  @Override
  public boolean isBestOf(Beam<C> beam) {
    return items.isCorrect(0);
  }

  @Override
  public boolean accepts(C finished) {
    return arcs.are(finished);
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
