package dodona.train.linear;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.model.Ranking;
import dodona.model.Scorer;
import dodona.oracle.Oracles;
import dodona.search.Beam;
import dodona.search.Permitted;
import dodona.support.Folds;
import dodona.train.Example;
import dodona.train.GoldFixingLearner;
import dodona.train.Learner;
import dodona.train.TrainingListener;
import dodona.train.TrainingPass;
import dodona.train.TrainingSet;
import dodona.train.gold.FixedGold;
import dodona.train.gold.GoldDerivation;
import dodona.train.gold.LatentGold;
import dodona.train.gold.Prefix;
import dodona.train.recipe.FixedBy;
import dodona.train.recipe.Gold;
import dodona.train.recipe.Method;
import dodona.train.recipe.Recipe;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A learner that fixes the derivations of its training set, part by part, before the first
 * iteration: each is the correct one that scores best under a model trained before.
 *
 * <p>The parts are the folds of jackknifing, or one part is all. A fold is a run of sentences, so
 * that most documents are in one fold only. Of each model only the derivations are kept.
 *
 * <p>Anders Björkelund &amp; Joakim Nivre (2015), slides to <i>Non-Deterministic Oracles for
 * Unrestricted Non-Projective Transition-Based Dependency Parsing</i>.
 */
final class FixedGoldLearner implements GoldFixingLearner {

  private final Recipe recipe;
  private final Method.Beam beam;
  private final FixedBy by;
  private final Ranking ranking;
  private final TransitionSystem<?> system;
  private final TrainingSet data;
  private final Folds folds;
  private final FixedGold gold = new FixedGold();
  private final Learner learner;
  private int done;

  /**
   * A learner whose derivations are still to be fixed.
   *
   * @param threads how many models may learn at the same time
   * @throws InvalidInputException if the model is one for another system or other labels, or there
   *     are more folds than sentences
   */
  FixedGoldLearner(
      Recipe recipe,
      Method.Beam beam,
      Gold.Fixed fixed,
      TransitionSystem<?> system,
      TrainingSet data,
      int threads) {
    this.recipe = recipe;
    this.beam = beam;
    this.by = fixed.by();
    this.ranking = fixed.ranking();
    this.system = system;
    this.data = data;
    this.folds = new Folds(data.size(), by instanceof FixedBy.Folds many ? many.count() : 1);
    if (by instanceof FixedBy.Model given) {
      check(given.model(), given.name());
    } else if (parts() > data.size()) {
      throw new InvalidInputException(parts() + " gold folds for " + data.size() + " sentences");
    }
    this.learner = new LinearLearners<>(recipe, system, data.hasSingleRoots(), gold).mixed(threads);
  }

  private void check(ParserModel model, String name) {
    String other = model.system().name();
    if (!other.equals(system.name())) {
      throw new InvalidInputException(
          "the gold model " + name + " is for " + other + "; expected " + system.name());
    }
    if (ranking == Ranking.IDLE && model.decoding().ranking() != Ranking.IDLE) {
      throw new InvalidInputException(
          "the gold model " + name + " was trained without idle steps and cannot rank by them");
    }
    List<String> labels = system.transitions().labels();
    if (!model.labels().equals(labels)) {
      throw new InvalidInputException(
          "the gold model "
              + name
              + " has different labels from the treebank; only in the model: "
              + without(model.labels(), labels)
              + ", only in the treebank: "
              + without(labels, model.labels()));
    }
  }

  private static String without(List<String> labels, List<String> others) {
    List<String> rest = new ArrayList<>(labels);
    rest.removeAll(others);
    return rest.isEmpty() ? "none" : String.join(" ", rest);
  }

  @Override
  public int parts() {
    return folds.count();
  }

  @Override
  public int partsDone() {
    return done;
  }

  @Override
  public void fixNextPart(TrainingListener listener) {
    ParserModel model =
        by instanceof FixedBy.Model given ? given.model() : trainFor(done, listener);
    GoldDerivation search = latent(system, model, recipe.oracle(), ranking);
    Prefix found = new Prefix();
    for (int i = folds.start(done); i < folds.end(done); i++) {
      Example example = data.example(i);
      search.find(example.sentence(), example.gold(), found);
      gold.fix(example.sentence(), found.toArray());
    }
    done++;
  }

  /** Returns the derivations that have been fixed. */
  FixedGold gold() {
    return gold;
  }

  private static <C extends PartialTree> GoldDerivation latent(
      TransitionSystem<C> system, ParserModel model, String oracle, Ranking ranking) {
    int width = model.decoding().beamWidth();
    return new LatentGold<>(
        new Beam<>(
            Permitted.learning(system, false),
            model.scorer().open(Scorer.Hint.BEAM),
            width,
            ranking),
        Oracles.namedNonDeterministic(system, oracle));
  }

  /** A model that has not seen a fold, unless it is the only one. */
  private ParserModel trainFor(int fold, TrainingListener listener) {
    TrainingListener ofFold =
        new TrainingListener() {
          @Override
          public void learnt(int iteration, int sentences, int of) {
            listener.learntForFold(fold + 1, parts(), iteration, sentences, of);
          }
        };
    Recipe latent =
        recipe.with(
            new Method.Beam(
                beam.width(),
                beam.step(),
                beam.update(),
                new Gold.Latent(ranking),
                beam.ranking()));
    Learner one = new LinearLearners<>(latent, system, data.hasSingleRoots(), gold).one();
    TrainingSet others = parts() == 1 ? data : data.without(folds.start(fold), folds.end(fold));
    for (int iteration = 1; iteration <= latent.iterations(); iteration++) {
      one.learn(new TrainingPass(others, iteration, latent.seed(), ofFold));
    }
    return one.snapshot();
  }

  @Override
  public String description() {
    return learner.description();
  }

  @Override
  public void learn(TrainingPass pass) {
    learner.learn(pass);
  }

  @Override
  public ParserModel snapshot() {
    return learner.snapshot();
  }

  @Override
  public void save(DataOutputStream out) throws IOException {
    out.writeInt(done);
    for (int i = 0; i < folds.start(done); i++) {
      int[] derivation = gold.derivation(data.example(i).sentence());
      out.writeInt(derivation.length);
      for (int transition : derivation) {
        out.writeInt(transition);
      }
    }
    if (done == parts()) {
      learner.save(out);
    }
  }

  @Override
  public void restore(DataInputStream in) throws IOException {
    done = in.readInt();
    for (int i = 0; i < folds.start(done); i++) {
      int[] derivation = new int[in.readInt()];
      for (int k = 0; k < derivation.length; k++) {
        derivation[k] = in.readInt();
      }
      gold.fix(data.example(i).sentence(), derivation);
    }
    if (done == parts()) {
      learner.restore(in);
    }
  }

  @Override
  public void close() {
    learner.close();
  }
}
