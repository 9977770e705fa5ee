package dodona.train.gold;

import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.search.Beam;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;

/** A reference that is in the beam as long as any item is whose every step the oracle permits. */
abstract class CorrectItemsReference<C extends PartialTree> implements GoldReference<C> {

  final CorrectItems<C> items;
  private final OracleFor<? extends NonDeterministicOracle<C>> oracles;
  private final GoldArcs arcs;
  private Beam.Choice<C> permitted = (c, out) -> out.clear();

  public CorrectItemsReference(
      TransitionSystem<C> system,
      OracleFor<? extends NonDeterministicOracle<C>> oracles,
      int width) {
    this.oracles = oracles;
    this.items = new CorrectItems<>(system, width);
    this.arcs = new GoldArcs(system);
  }

  @Override
  public void begin(Sentence sentence, DependencyTree gold) {
    arcs.begin(gold);
    permitted = oracles.tree(gold)::optimal;
    items.begin();
  }

  /** Returns the transitions that the oracle permits in the current sentence. */
  public final Beam.Choice<C> permitted() {
    return permitted;
  }

  @Override
  public final boolean isIn(Beam<C> beam) {
    return items.best(beam) >= 0;
  }

  @Override
  public final boolean isBestOf(Beam<C> beam) {
    return items.isCorrect(0);
  }

  @Override
  public final boolean accepts(C finished) {
    return arcs.are(finished);
  }
}
