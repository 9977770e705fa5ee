package dodona.train;

import dodona.model.RowScorer;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.search.Beam;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.BitSet;

/**
 * The best correct item of the beam itself; when the last one is lost, its best correct successor.
 */
final class LastCorrectReference<C extends PartialTree> implements GoldReference<C> {

  private final TransitionSystem<C> system;
  private final OracleFor<? extends NonDeterministicOracle<C>> oracles;
  private final RowScorer scorer;
  private final CorrectItems<C> items;
  private final GoldArcs arcs;
  private final int[] scores;
  private final Prefix last = new Prefix();
  private long lastScore;
  private int lastSwaps;
  private Beam.Choice<C> permitted = (c, out) -> out.clear();

  LastCorrectReference(
      TransitionSystem<C> system,
      OracleFor<? extends NonDeterministicOracle<C>> oracles,
      RowScorer scorer,
      int width) {
    this.system = system;
    this.oracles = oracles;
    this.scorer = scorer;
    this.items = new CorrectItems<>(system, width);
    this.arcs = new GoldArcs(system);
    this.scores = new int[system.transitions().size()];
  }

  @Override
  public String description() {
    return "last correct item";
  }

  @Override
  public void begin(Sentence sentence, DependencyTree gold) {
    arcs.begin(gold);
    permitted = oracles.tree(gold)::optimal;
    scorer.begin(sentence);
    items.begin();
    last.clear();
    lastScore = 0;
    lastSwaps = 0;
  }

  @Override
  public void beforeStep(Beam<C> beam) {
    int best = items.best(beam);
    if (best < 0) {
      return;
    }
    items.beforeStep(beam, permitted);
    C c = beam.item(best);
    last.copy(c);
    lastScore = beam.score(best);
    if (!system.isTerminal(c)) {
      scorer.score(c, 0, scores);
      int transition = bestOf(items.permitted(best));
      last.add(transition);
      lastScore += scores[transition];
    }
  }

  private int bestOf(BitSet permitted) {
    int best = permitted.nextSetBit(0);
    for (int t = best; t >= 0; t = permitted.nextSetBit(t + 1)) {
      best = scores[t] > scores[best] ? t : best;
    }
    return best;
  }

  @Override
  public void afterStep(Beam<C> beam) {
    items.afterStep(beam);
    int best = items.best(beam);
    if (best >= 0) {
      last.copy(beam.item(best));
      lastScore = beam.score(best);
      lastSwaps = beam.item(best).swaps();
    }
  }

  @Override
  public long score() {
    return lastScore;
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
    return lastSwaps;
  }

  @Override
  public void copy(Prefix out) {
    out.copy(last, last.length());
  }
}
