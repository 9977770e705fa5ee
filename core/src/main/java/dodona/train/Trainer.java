package dodona.train;

import dodona.feature.FeatureModel;
import dodona.model.LinearModel;
import dodona.model.ModelFile;
import dodona.model.Provenance;
import dodona.search.Parser;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Leads a learner through a treebank, again and again, and keeps the averaged weights of the
 * iteration that did best on held-out sentences; without any, those of the last.
 *
 * <p>Several learners of one kind can be led at once, each in its own order. Their averaged weights
 * are then mixed: the mean is what is judged after an iteration, and kept.
 *
 * <p>All chance comes from the seed and the number of the iteration, so that the same seed gives
 * the same model, on any number of threads.
 */
public final class Trainer {

  private final MixedLearners learners;
  private final TrainingSet data;
  private final List<Sentence> heldOut;
  private final long seed;
  private final String oracle;
  private final TrainingListener listener;
  private final @Nullable GoldFixing fixing;
  private int iteration;
  private @Nullable LinearModel best;
  private @Nullable HeldOutScore bestScore;
  private int bestIteration;

  /**
   * A training that has not begun.
   *
   * @param heldOut sentences to choose the best iteration by; may be empty
   */
  public Trainer(
      Learner learner,
      TrainingSet data,
      List<Sentence> heldOut,
      long seed,
      TrainingListener listener) {
    this(List.of(learner), data, heldOut, seed, "", 1, listener, null);
  }

  /**
   * A training of several models, to be mixed, that has not begun.
   *
   * @param learners at least one, all of the same kind, none of which has learnt anything
   * @param heldOut sentences to choose the best iteration by; may be empty
   * @param oracle the name of the oracle, which learners do not know, so that a training is not
   *     continued with another
   * @param threads how many learners may work at the same time
   * @param fixing fixes the gold derivations that the learners learn, before the first iteration;
   *     null if they need none
   */
  Trainer(
      List<Learner> learners,
      TrainingSet data,
      List<Sentence> heldOut,
      long seed,
      String oracle,
      int threads,
      TrainingListener listener,
      @Nullable GoldFixing fixing) {
    if (data.size() == 0) {
      throw new IllegalArgumentException(
          "there is no sentence to learn from (" + data.skipped().size() + " were left out)");
    }
    this.learners = new MixedLearners(learners, threads);
    this.data = data;
    this.heldOut = List.copyOf(heldOut);
    this.seed = seed;
    this.oracle = oracle;
    this.listener = listener;
    this.fixing = fixing;
  }

  /** The number of iterations done. */
  public int iteration() {
    return iteration;
  }

  /** The best iteration so far, from 1; 0 before the first. */
  public int bestIteration() {
    return bestIteration;
  }

  /** The best score on the held-out sentences so far. */
  public @Nullable HeldOutScore bestScore() {
    return bestScore;
  }

  /** Goes through the treebank until so many iterations are done in all; returns the best model. */
  public LinearModel train(int iterations) {
    while (fixing != null && fixing.done() < fixing.parts()) {
      fixing.next(listener);
    }
    while (iteration < iterations) {
      iterate();
    }
    if (best == null) {
      throw new IllegalStateException("no iteration was done");
    }
    return best.with(provenance());
  }

  /** What a training knows of itself; who calls it knows more, such as names and checksums. */
  private Provenance provenance() {
    Provenance provenance =
        Provenance.UNKNOWN
            .with("learner", learners.description())
            .with("seed", seed)
            .with("iterations", iteration)
            .with("bestIteration", bestIteration)
            .with("sentences", data.size())
            .with("skipped", data.skipped().size());
    return bestScore == null
        ? provenance
        : provenance.with("heldOutUas", bestScore.uas()).with("heldOutLas", bestScore.las());
  }

  /**
   * Saves the state between two iterations, or two folds of fixing gold, so that {@link #resume}
   * can go on from there as if nothing had happened.
   */
  public void save(Path file) throws IOException {
    LinearModel bestModel = best;
    if (bestModel == null && (fixing == null || fixing.done() == 0)) {
      throw new IllegalStateException("nothing was done yet");
    }
    HeldOutScore score = bestScore == null ? HeldOutScore.NONE : bestScore;
    Checkpoint.write(
        file,
        out -> {
          out.writeUTF(fingerprint());
          if (fixing != null) {
            fixing.save(out);
          }
          out.writeInt(iteration);
          if (bestModel == null) {
            return;
          }
          out.writeInt(bestIteration);
          out.writeDouble(score.uas());
          out.writeDouble(score.las());
          learners.save(out);
          ModelFile.write(bestModel, out);
        });
  }

  /**
   * Takes over a saved state.
   *
   * @throws IOException if the file is damaged, or that of a training with other data, options or
   *     seed
   */
  public void resume(Path file) throws IOException {
    Checkpoint.read(
        file,
        in -> {
          if (!in.readUTF().equals(fingerprint())) {
            throw new IOException(
                file + " was saved by a training with other data, options or seed");
          }
          if (fixing != null) {
            fixing.restore(in);
          }
          iteration = in.readInt();
          if (iteration == 0) {
            return;
          }
          bestIteration = in.readInt();
          HeldOutScore score = new HeldOutScore(in.readDouble(), in.readDouble());
          bestScore = score.equals(HeldOutScore.NONE) ? null : score;
          learners.restore(in);
          best = ModelFile.read(in, file.toString(), Files.size(file) * Checkpoint.MOST_RATIO);
        });
  }

  /** What has to be the same for a training to be continued. */
  private String fingerprint() {
    long hash = 0;
    for (int i = 0; i < data.size(); i++) {
      hash = (31 * hash) + hash(data.sentence(i));
    }
    for (Sentence sentence : heldOut) {
      hash = (31 * hash) + hash(sentence);
    }
    FeatureModel features = learners.shape().features();
    return String.join(
        " ",
        learners.description(),
        learners.shape().decoding().toString(),
        learners.shape().layout().toString(),
        "features " + features.text().hashCode(),
        "clusters " + features.clusters().text().hashCode(),
        "data " + hash,
        "seed " + seed,
        "oracle " + oracle,
        "models " + learners.size(),
        fixing == null ? "" : fixing.description());
  }

  private static long hash(Sentence sentence) {
    long hash = sentence.size();
    for (int word = 1; word <= sentence.size(); word++) {
      for (Column column : Column.values()) {
        hash = (31 * hash) + sentence.get(word, column).hashCode();
      }
    }
    return hash;
  }

  private void iterate() {
    iteration++;
    Tally tally = learners.learn(data, iteration, seed, listener);
    LinearModel model = LinearModel.of(learners.shape(), learners.average(), Provenance.UNKNOWN);
    HeldOutScore score = heldOut.isEmpty() ? null : HeldOutScore.of(new Parser(model), heldOut);
    boolean isBest = score == null || bestScore == null || score.compareTo(bestScore) > 0;
    if (isBest) {
      best = model;
      bestScore = score;
      bestIteration = iteration;
    }
    listener.iterationEnded(new IterationReport(iteration, tally, score, isBest));
  }
}
