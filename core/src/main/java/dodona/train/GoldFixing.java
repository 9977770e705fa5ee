package dodona.train;

import dodona.model.ParserModel;
import dodona.model.Ranking;
import dodona.model.Scorer;
import dodona.oracle.Oracles;
import dodona.search.Beam;
import dodona.search.Permitted;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.Sentence;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Fixes the derivations of a training set, part by part, before the first iteration: each is the
 * correct one that scores best under a model trained before.
 *
 * <p>The parts are the folds of jack-knifing, or one part is all. A fold is a run of sentences, so
 * that most documents are in one fold only. Of each model only the derivations are kept.
 *
 * <p>Anders Björkelund &amp; Joakim Nivre (2015), slides to <i>Non-Deterministic Oracles for
 * Unrestricted Non-Projective Transition-Based Dependency Parsing</i>.
 */
final class GoldFixing {

  private final Recipe recipe;
  private final FixedBy by;
  private final TransitionSystem<?> system;
  private final boolean singleRoot;
  private final TrainingSet data;
  private final FixedGold gold;
  private int done;

  /**
   * Derivations that are to be fixed.
   *
   * @param gold receives them
   * @throws IllegalArgumentException if the model is one for another system or other labels, or
   *     there are more folds than sentences
   */
  GoldFixing(
      Recipe recipe,
      FixedBy by,
      TransitionSystem<?> system,
      boolean singleRoot,
      TrainingSet data,
      FixedGold gold) {
    this.recipe = recipe;
    this.by = by;
    this.system = system;
    this.singleRoot = singleRoot;
    this.data = data;
    this.gold = gold;
    if (by instanceof FixedBy.Model given) {
      check(given.model(), given.name());
    } else if (parts() > data.size()) {
      throw new IllegalArgumentException(
          parts() + " folds to fix gold in, for " + data.size() + " sentences");
    }
  }

  private void check(ParserModel model, String name) {
    String other = model.system().name();
    if (!other.equals(system.name())) {
      throw new IllegalArgumentException(
          "the gold model "
              + name
              + " is for "
              + other
              + ", but the training is for "
              + system.name());
    }
    if (recipe.goldScore() == Ranking.IDLE && model.decoding().ranking() != Ranking.IDLE) {
      throw new IllegalArgumentException(
          "the gold model " + name + " has not learnt idle steps, so it cannot choose by them");
    }
    List<String> labels = system.transitions().labels();
    if (!model.labels().equals(labels)) {
      throw new IllegalArgumentException(
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

  /** The number of parts. */
  int parts() {
    return by instanceof FixedBy.Folds folds ? folds.count() : 1;
  }

  /** The number of parts that are done. */
  int done() {
    return done;
  }

  /** What has to be the same for a training to be continued. */
  String description() {
    return by instanceof FixedBy.Model given
        ? "gold of " + recipe.oracle() + " fixed by " + given.checksum()
        : "gold fixed by models of " + recipe.describe();
  }

  /** Fixes the derivations of the next part. */
  void next(TrainingListener listener) throws IOException {
    ParserModel model =
        by instanceof FixedBy.Model given ? given.model() : trainWithout(done, listener);
    GoldDerivation search = latent(system, model, recipe.oracle(), recipe.goldScore());
    Prefix found = new Prefix();
    for (int i = start(done); i < start(done + 1); i++) {
      search.find(data.sentence(i), data.tree(i), found);
      gold.fix(data.sentence(i), found.toArray());
    }
    done++;
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

  /** A model that has not seen a fold. */
  private ParserModel trainWithout(int fold, TrainingListener listener) throws IOException {
    TrainingListener ofFold =
        new TrainingListener() {
          @Override
          public void learnt(int iteration, int sentences, int of) {
            listener.learntForFold(fold + 1, parts(), iteration, sentences, of);
          }
        };
    Recipe latent = recipe.toBuilder().gold(GoldStrategy.LATENT).build();
    Learner learner = new LinearLearners<>(latent, system, singleRoot, gold).one();
    TrainingSet others = data.without(start(fold), start(fold + 1));
    return new Trainer(learner, others, List.of(), latent.seed(), "", ofFold, null)
        .train(latent.iterations(), null)
        .model();
  }

  private int start(int part) {
    return (int) ((long) part * data.size() / parts());
  }

  /** Writes what has been fixed. */
  void save(DataOutputStream out) throws IOException {
    out.writeInt(done);
    for (int i = 0; i < start(done); i++) {
      int[] derivation = gold.derivation(data.sentence(i));
      out.writeInt(derivation.length);
      for (int transition : derivation) {
        out.writeInt(transition);
      }
    }
  }

  /** Takes over what was saved. */
  void restore(DataInputStream in) throws IOException {
    done = in.readInt();
    for (int i = 0; i < start(done); i++) {
      Sentence sentence = data.sentence(i);
      int[] derivation = new int[in.readInt()];
      for (int k = 0; k < derivation.length; k++) {
        derivation[k] = in.readInt();
      }
      gold.fix(sentence, derivation);
    }
  }
}
