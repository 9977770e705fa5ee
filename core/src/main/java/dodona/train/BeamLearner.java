package dodona.train;

import dodona.model.LinearModel;
import dodona.model.ModelShape;
import dodona.model.RowScorer;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.oracle.StaticOracle;
import dodona.search.Beam;
import dodona.transition.Configuration;
import dodona.transition.Constraint;
import dodona.transition.SingleRoot;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * Learns beam search: where the best derivation found is not correct, the features of a correct one
 * are rewarded and those of the found one punished, up to some point of both.
 *
 * <p>It searches under the constraints that the parser will search under: derivations of trees with
 * a single root never violate them.
 *
 * <p>The point is where the correct derivation is lost or loses most, since beyond it the search
 * may be wrong for no fault of the weights.
 */
public final class BeamLearner implements Learner {

  private final TransitionSystem system;
  private final UpdatePoint point;
  private final Step step;
  private final ModelShape shape;
  private final AveragedWeights weights;
  private final RowScorer scorer;
  private final Beam beam;
  private final GoldDerivation gold;

  private final Prefix correct = new Prefix();
  private final Prefix predicted = new Prefix();
  private final FeatureDifference difference = new FeatureDifference();
  private final Configuration c = new Configuration();
  private final int[] scores;
  private final int[] rows;
  private long[] correctScores = new long[256];
  private int correctSteps;

  private BeamLearner(
      TransitionSystem system,
      UpdatePoint point,
      Step step,
      ModelShape shape,
      GoldFactory goldFactory) {
    Shapes.check(shape, system);
    this.system = system;
    this.point = point;
    this.step = step;
    this.shape = shape;
    this.weights = new AveragedWeights(shape.layout(), step.unit());
    this.scorer = new RowScorer(shape.features(), shape.layout(), weights.rounded(), false);
    this.beam = newBeam();
    this.gold = goldFactory.create(this);
    this.scores = new int[system.transitions().size()];
    this.rows = new int[scorer.mostRows()];
  }

  @FunctionalInterface
  private interface GoldFactory {
    GoldDerivation create(BeamLearner learner);
  }

  /** A learner of the one derivation that a static oracle prescribes. */
  public static BeamLearner ofStatic(
      TransitionSystem system,
      OracleFor<? extends StaticOracle> oracles,
      UpdatePoint point,
      Step step,
      ModelShape shape) {
    return new BeamLearner(system, point, step, shape, learner -> new StaticGold(system, oracles));
  }

  /** A learner of whichever correct derivation scores best under the present weights. */
  public static BeamLearner ofLatent(
      TransitionSystem system,
      OracleFor<? extends NonDeterministicOracle> oracles,
      UpdatePoint point,
      Step step,
      ModelShape shape) {
    return new BeamLearner(
        system, point, step, shape, learner -> new LatentGold(learner.newBeam(), oracles));
  }

  /**
   * A learner of one correct derivation for every sentence: that which scores best under a model
   * trained before.
   *
   * @param models the model for a sentence, of the same system and labels
   */
  public static BeamLearner ofFixed(
      TransitionSystem system,
      OracleFor<? extends NonDeterministicOracle> oracles,
      Function<Sentence, LinearModel> models,
      UpdatePoint point,
      Step step,
      ModelShape shape) {
    return new BeamLearner(
        system, point, step, shape, learner -> new FixedGold(system, oracles, models));
  }

  private Beam newBeam() {
    RowScorer session = new RowScorer(shape.features(), shape.layout(), weights.rounded(), true);
    Constraint constraint =
        shape.decoding().singleRoot() ? new SingleRoot(system) : Constraint.NONE;
    return new Beam(system, session, constraint, shape.decoding().beamWidth());
  }

  @Override
  public ModelShape shape() {
    return shape;
  }

  @Override
  public String description() {
    return "beam, " + point + ", " + step + ", " + gold.description();
  }

  @Override
  public AveragedWeights weights() {
    return weights;
  }

  @Override
  public void learn(
      Sentence sentence, DependencyTree tree, int iteration, SplittableRandom random, Tally tally) {
    gold.find(sentence, tree, correct);
    scoreCorrect(sentence);
    boolean isCorrect =
        point == UpdatePoint.EARLY ? searchEarly(sentence, tree) : searchAll(sentence, tree);
    weights.tick();
    tally.decision(isCorrect);
    tally.sentence();
    tally.swaps(c.swaps());
    if (!isCorrect && correctSteps > 0) {
      update();
      tally.update();
    }
  }

  /** Finds the score of every beginning of the correct derivation. */
  private void scoreCorrect(Sentence sentence) {
    if (correctScores.length <= correct.length()) {
      correctScores = new long[2 * correct.length()];
    }
    scorer.begin(sentence);
    system.initialise(c, sentence.size());
    for (int k = 0; k < correct.length(); k++) {
      scorer.score(c, scores);
      correctScores[k + 1] = correctScores[k] + scores[correct.get(k)];
      system.apply(c, correct.get(k));
    }
  }

  /** Searches until the correct derivation is lost; returns whether it was found in the end. */
  private boolean searchEarly(Sentence sentence, DependencyTree tree) {
    beam.begin(sentence);
    int steps = 0;
    boolean inBeam = true;
    while (!beam.isFinished() && inBeam) {
      beam.step();
      steps++;
      inBeam = false;
      for (int i = 0; i < beam.size() && !inBeam; i++) {
        inBeam = correct.beginsWith(beam.item(i), steps);
      }
    }
    predicted.copy(beam.item(0));
    correctSteps = steps;
    return beam.isFinished() && isCorrect(beam.item(0), tree);
  }

  /** Searches to the end and remembers where the correct derivation lost most. */
  private boolean searchAll(Sentence sentence, DependencyTree tree) {
    beam.begin(sentence);
    int steps = 0;
    correctSteps = 0;
    long worst = -1;
    while (!beam.isFinished()) {
      beam.step();
      steps++;
      long violation = beam.score(0) - correctScores[Math.min(steps, correct.length())];
      if (violation > worst && !correct.beginsWith(beam.item(0), steps)) {
        worst = violation;
        correctSteps = steps;
        predicted.copy(beam.item(0));
      }
    }
    return isCorrect(beam.item(0), tree);
  }

  private boolean isCorrect(Configuration c, DependencyTree tree) {
    if (!gold.isOneOfMany()) {
      return correct.beginsWith(c, c.derivationLength());
    }
    for (int word = 1; word <= tree.size(); word++) {
      if (c.head(word) != tree.head(word)
          || c.label(word) != system.transitions().labelId(tree.label(word))) {
        return false;
      }
    }
    return true;
  }

  private void update() {
    int common = 0;
    int correctEnd = Math.min(correctSteps, correct.length());
    while (common < correctEnd
        && common < predicted.length()
        && correct.get(common) == predicted.get(common)) {
      common++;
    }
    difference.clear();
    collect(correct, common, correctEnd, true);
    collect(predicted, common, predicted.length(), false);
    difference.cancel();
    double squaredNorm = difference.squaredNorm();
    if (squaredNorm > 0) {
      double margin = Math.max(correctEnd, predicted.length()) - common;
      double length = step.length(-difference.score(weights), margin, squaredNorm);
      difference.addTo(weights, (float) length);
    }
  }

  /** Collects the features of the steps of a derivation from the point on where the two differ. */
  private void collect(Prefix derivation, int common, int end, boolean isCorrect) {
    system.initialise(c, c.words());
    for (int k = 0; k < end; k++) {
      int transition = derivation.get(k);
      if (k >= common) {
        int count = scorer.rows(c, rows);
        if (isCorrect) {
          difference.reward(rows, count, transition);
        } else {
          difference.punish(rows, count, transition);
        }
      }
      system.apply(c, transition);
    }
  }
}
