package dodona.train.gold;

import dodona.model.linear.RowScorer;
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
public final class LastCorrectReference<C extends PartialTree> extends CorrectItemsReference<C> {

  private final TransitionSystem<C> system;
  private final RowScorer scorer;
  private final int[] scores;
  private final Prefix last = new Prefix();
  private long lastScore;
  private int lastSwaps;

  public LastCorrectReference(
      TransitionSystem<C> system,
      OracleFor<? extends NonDeterministicOracle<C>> oracles,
      RowScorer scorer,
      int width) {
    super(system, oracles, width);
    this.system = system;
    this.scorer = scorer;
    this.scores = new int[system.transitions().size()];
  }

  @Override
  public String description() {
    return "last correct item";
  }

  @Override
  public void begin(Sentence sentence, DependencyTree gold) {
    super.begin(sentence, gold);
    scorer.begin(sentence);
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
    items.beforeStep(beam, permitted());
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
  public int swaps() {
    return lastSwaps;
  }

  @Override
  public void copy(Prefix out) {
    out.copy(last, last.length());
  }
}
