package dodona.train.linear;

import dodona.linear.AveragedWeights;
import dodona.model.Decoding;
import dodona.model.Ranking;
import dodona.model.linear.LinearShape;
import dodona.model.linear.RowScorer;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.oracle.StaticOracle;
import dodona.search.Beam;
import dodona.search.Permitted;
import dodona.train.Example;
import dodona.train.IterationStats;
import dodona.train.TrainingPass;
import dodona.train.gold.BestPartialReference;
import dodona.train.gold.DerivationReference;
import dodona.train.gold.FixedGold;
import dodona.train.gold.GoldDerivation;
import dodona.train.gold.GoldReference;
import dodona.train.gold.LastCorrectReference;
import dodona.train.gold.LatentGold;
import dodona.train.gold.Prefix;
import dodona.train.gold.StaticGold;
import dodona.train.recipe.Step;
import dodona.train.recipe.UpdatePoint;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.function.Function;

/**
 * Learns beam search: where the best derivation found is not correct, the features of a correct one
 * are rewarded and those of the found one punished, up to some point of both.
 *
 * <p>The point is where the correct derivation is lost or loses most, since beyond it the search
 * may be wrong for no fault of the weights. A passive-aggressive step asks for a margin of as many
 * points as the longer of the two derivations has steps after they part. Which derivation counts as
 * the correct one is a choice, as most trees have many: see the factories.
 *
 * <p>It searches under the constraints that the parser will search under: derivations of trees with
 * a single root never violate them.
 */
final class BeamLearner<C extends PartialTree> extends LinearLearner {

  private final TransitionSystem<C> system;
  private final UpdatePoint point;
  private final Step step;
  private final AveragedWeights weights;
  private final RowScorer scorer;
  private final Beam<C> beam;
  private final GoldReference<C> gold;
  private final Prefix rewarded = new Prefix();
  private final Prefix punished = new Prefix();
  private final FeatureDifference difference = new FeatureDifference();
  private final C c;
  private final int[] rows;

  /** After how many steps of the search the rewarded and the punished derivation were compared. */
  private int compared;

  private BeamLearner(
      TransitionSystem<C> system,
      UpdatePoint point,
      Step step,
      LinearShape shape,
      Function<BeamLearner<C>, GoldReference<C>> gold) {
    super(shape, step.unit());
    Shapes.check(shape, system);
    this.system = system;
    this.c = system.newConfiguration();
    this.point = point;
    this.step = step;
    this.weights = weights();
    this.scorer = newScorer(false);
    this.beam = newBeam(ranking());
    this.gold = gold.apply(this);
    this.rows = new int[scorer.mostRows()];
  }

  /** A learner of the one derivation that a static oracle prescribes. */
  static <C extends PartialTree> BeamLearner<C> ofStatic(
      TransitionSystem<C> system,
      OracleFor<? extends StaticOracle<C>> oracles,
      UpdatePoint point,
      Step step,
      LinearShape shape) {
    return new BeamLearner<>(
        system, point, step, shape, it -> it.settled(new StaticGold<>(system, oracles)));
  }

  /**
   * A learner of whichever correct derivation scores best under the present weights.
   *
   * @param ranking what correct derivations are ranked by
   */
  static <C extends PartialTree> BeamLearner<C> ofLatent(
      TransitionSystem<C> system,
      OracleFor<? extends NonDeterministicOracle<C>> oracles,
      Ranking ranking,
      UpdatePoint point,
      Step step,
      LinearShape shape) {
    return new BeamLearner<>(
        system,
        point,
        step,
        shape,
        it -> it.settled(new LatentGold<>(it.newBeam(ranking), oracles)));
  }

  /**
   * A learner of one correct derivation for every sentence.
   *
   * @param derivations a derivation for each training sentence
   */
  static <C extends PartialTree> BeamLearner<C> ofFixed(
      TransitionSystem<C> system,
      FixedGold derivations,
      UpdatePoint point,
      Step step,
      LinearShape shape) {
    return new BeamLearner<>(system, point, step, shape, it -> it.settled(derivations));
  }

  /**
   * A learner of the best-scoring beginning of any correct derivation, whatever its end.
   *
   * <p>The derivation may change from step to step, so that it may score better than all that is
   * found and yet be lost: then a passive-aggressive step may be of no length.
   *
   * @param ranking what correct derivations are ranked by
   */
  static <C extends PartialTree> BeamLearner<C> ofBestPartial(
      TransitionSystem<C> system,
      OracleFor<? extends NonDeterministicOracle<C>> oracles,
      Ranking ranking,
      UpdatePoint point,
      Step step,
      LinearShape shape) {
    int width = shape.decoding().beamWidth();
    return new BeamLearner<>(
        system,
        point,
        step,
        shape,
        it ->
            new BestPartialReference<>(system, oracles, it.newBeam(ranking), it.ranking(), width));
  }

  /** A learner, by early update, of the last correct item that falls out of the beam. */
  static <C extends PartialTree> BeamLearner<C> ofLastCorrect(
      TransitionSystem<C> system,
      OracleFor<? extends NonDeterministicOracle<C>> oracles,
      Step step,
      LinearShape shape) {
    int width = shape.decoding().beamWidth();
    return new BeamLearner<>(
        system,
        UpdatePoint.EARLY,
        step,
        shape,
        it -> new LastCorrectReference<>(system, oracles, it.newScorer(false), width));
  }

  private GoldReference<C> settled(GoldDerivation derivations) {
    return new DerivationReference<>(system, derivations, newScorer(false), ranking());
  }

  private Ranking ranking() {
    return shape().decoding().ranking();
  }

  private Beam<C> newBeam(Ranking by) {
    Decoding decoding = shape().decoding();
    Permitted<C> permitted = Permitted.learning(system, decoding.singleRoot());
    return new Beam<>(permitted, newScorer(true), decoding.beamWidth(), by);
  }

  @Override
  public String description() {
    return "beam, " + point + ", " + step + ", " + gold.description();
  }

  @Override
  void learn(Example example, TrainingPass pass) {
    Sentence sentence = example.sentence();
    DependencyTree tree = example.gold();
    IterationStats stats = pass.stats();
    beam.begin(sentence);
    gold.begin(sentence, tree);
    if (point == UpdatePoint.EARLY) {
      searchUntilLost();
    } else {
      searchForMaxViolation();
    }
    boolean isCorrect = beam.isFinished() && gold.accepts(beam.item(0));
    weights.tick();
    stats.decision(isCorrect);
    stats.sentence();
    stats.swaps(gold.swaps());
    if (!isCorrect && punished.length() > 0) {
      update(sentence);
    }
  }

  private void searchUntilLost() {
    boolean isIn = true;
    while (!beam.isFinished() && isIn) {
      step();
      isIn = gold.isIn(beam);
    }
    compare();
  }

  /**
   * Finds where the best item beats the correct derivation by most. That is by 0 at least, unless
   * the correct derivation is another one at every step.
   */
  private void searchForMaxViolation() {
    punished.clear();
    long most = Long.MIN_VALUE;
    while (!beam.isFinished()) {
      step();
      long violation = beam.rank(0) - gold.score();
      if (violation > most && !gold.isBestOf(beam)) {
        most = violation;
        compare();
      }
    }
  }

  private void compare() {
    punished.copy(beam.item(0));
    gold.copy(rewarded);
    compared = beam.steps();
  }

  private void step() {
    gold.beforeStep(beam);
    beam.step();
    gold.afterStep(beam);
  }

  private void update(Sentence sentence) {
    int common = 0;
    while (common < Math.min(rewarded.length(), punished.length())
        && rewarded.get(common) == punished.get(common)) {
      common++;
    }
    scorer.begin(sentence);
    difference.clear();
    for (int k = start(rewarded, common, sentence); k < rewarded.length(); k++) {
      difference.reward(rows, scorer.rows(c, 0, rows), rewarded.get(k));
      system.apply(c, rewarded.get(k));
    }
    for (int k = rewarded.length(); k < compared && isIdle(); k++) {
      difference.reward(rows, scorer.idleCells(c, rows), 0);
    }
    for (int k = start(punished, common, sentence); k < punished.length(); k++) {
      difference.punish(rows, scorer.rows(c, 0, rows), punished.get(k));
      system.apply(c, punished.get(k));
    }
    for (int k = punished.length(); k < compared && isIdle(); k++) {
      difference.punish(rows, scorer.idleCells(c, rows), 0);
    }
    difference.cancel();
    double squaredNorm = difference.squaredNorm();
    if (squaredNorm > 0) {
      double margin = Math.max(rewarded.length(), punished.length()) - common;
      double length = step.length(-difference.score(weights), margin, squaredNorm);
      difference.addTo(weights, (float) length);
    }
  }

  /** Returns whether finished derivations take trained idle steps. */
  private boolean isIdle() {
    return ranking() == Ranking.IDLE;
  }

  /** Takes the first so many steps of a derivation. */
  private int start(Prefix derivation, int steps, Sentence sentence) {
    system.initialize(c, sentence.size());
    for (int k = 0; k < steps; k++) {
      system.apply(c, derivation.get(k));
    }
    return steps;
  }
}
