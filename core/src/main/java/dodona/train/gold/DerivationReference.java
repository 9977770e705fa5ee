package dodona.train.gold;

import dodona.model.Ranking;
import dodona.model.linear.RowScorer;
import dodona.search.Beam;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;

/** A gold derivation that is fixed before the search begins. */
public final class DerivationReference<C extends PartialTree> implements GoldReference<C> {

  private final TransitionSystem<C> system;
  private final GoldDerivation derivations;
  private final RowScorer scorer;
  private final Ranking ranking;
  private final GoldArcs arcs;
  private final Prefix correct = new Prefix();
  private final C c;
  private final int[] transitionScores;
  private long[] scores = new long[256];
  private int idle;
  private int steps;

  /**
   * A reference.
   *
   * @param ranking what the beam ranks derivations by
   */
  public DerivationReference(
      TransitionSystem<C> system, GoldDerivation derivations, RowScorer scorer, Ranking ranking) {
    this.system = system;
    this.c = system.newConfiguration();
    this.derivations = derivations;
    this.scorer = scorer;
    this.ranking = ranking;
    this.arcs = new GoldArcs(system);
    this.transitionScores = new int[system.transitions().size()];
  }

  @Override
  public String description() {
    return derivations.description();
  }

  @Override
  public void begin(Sentence sentence, DependencyTree gold) {
    steps = 0;
    arcs.begin(gold);
    derivations.find(sentence, gold, correct);
    if (scores.length <= correct.length()) {
      scores = new long[2 * correct.length()];
    }
    scorer.begin(sentence);
    system.initialize(c, sentence.size());
    for (int k = 0; k < correct.length(); k++) {
      scorer.score(c, 0, transitionScores);
      scores[k + 1] = scores[k] + transitionScores[correct.get(k)];
      system.apply(c, correct.get(k));
    }
    idle = ranking == Ranking.IDLE ? scorer.idle(c) : 0;
  }

  @Override
  public void beforeStep(Beam<C> beam) {
    steps++;
  }

  @Override
  public void afterStep(Beam<C> beam) {}

  @Override
  public long score() {
    int length = Math.min(steps, correct.length());
    return ranking.score(scores[length], length, steps, idle);
  }

  @Override
  public boolean isIn(Beam<C> beam) {
    for (int i = 0; i < beam.size(); i++) {
      if (correct.beginsWith(beam.item(i), steps)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isBestOf(Beam<C> beam) {
    return correct.beginsWith(beam.item(0), steps);
  }

  @Override
  public boolean accepts(C finished) {
    return derivations.isOneOfMany()
        ? arcs.are(finished)
        : correct.beginsWith(finished, finished.derivationLength());
  }

  @Override
  public int swaps() {
    return c.swaps();
  }

  @Override
  public void copy(Prefix out) {
    out.copy(correct, steps);
  }
}
