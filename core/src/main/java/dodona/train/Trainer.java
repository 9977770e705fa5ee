package dodona.train;

import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.search.Parser;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Leads a learner through a treebank, again and again, and keeps the model of the iteration that
 * did best on held-out sentences; without any, that of the last.
 *
 * <p>Random numbers follow from the seed and the number of the iteration, so that the same seed
 * gives the same model.
 */
final class Trainer {

  private final Learner learner;
  private final TrainingSet data;
  private final List<Sentence> heldOut;
  private final long seed;
  private final String options;
  private final TrainingListener listener;
  private final @Nullable GoldFixing fixing;
  private int threads = 1;
  private int iteration;
  private @Nullable ParserModel best;
  private @Nullable HeldOutScore bestScore;
  private int bestIteration;

  /**
   * A training that has not begun.
   *
   * @param learner one that has learnt nothing
   * @param heldOut sentences to choose the best iteration by; may be empty
   * @param options what has to be the same for a training to be continued, besides the data and the
   *     seed
   * @param fixing fixes the gold derivations that the learner learns, before the first iteration;
   *     null if it needs none
   */
  Trainer(
      Learner learner,
      TrainingSet data,
      List<Sentence> heldOut,
      long seed,
      String options,
      TrainingListener listener,
      @Nullable GoldFixing fixing) {
    if (data.size() == 0) {
      throw new IllegalArgumentException(
          "there are no sentences to learn from (" + data.skipped().size() + " were left out)");
    }
    this.learner = learner;
    this.data = data;
    this.heldOut = List.copyOf(heldOut);
    this.seed = seed;
    this.options = options;
    this.listener = listener;
    this.fixing = fixing;
  }

  /** Scores with so many threads; without, one. */
  Trainer threads(int count) {
    threads = count;
    return this;
  }

  /**
   * Goes through the treebank until so many iterations are done in all.
   *
   * @param checkpoint where to save the state after every iteration and every fold; null for
   *     nowhere
   */
  TrainingResult train(int iterations, @Nullable Path checkpoint) throws IOException {
    while (fixing != null && fixing.done() < fixing.parts()) {
      fixing.next(listener);
      saveIf(checkpoint);
      listener.goldFixed(fixing.done(), fixing.parts());
    }
    while (iteration < iterations) {
      IterationReport report = iterate();
      saveIf(checkpoint);
      listener.iterationEnded(report);
    }
    if (best == null) {
      throw new IllegalStateException("no iteration was done");
    }
    return new TrainingResult(
        best.with(provenance()), bestIteration, bestScore, data.size(), data.skipped().size());
  }

  private IterationReport iterate() {
    iteration++;
    TrainingPass pass = new TrainingPass(data, iteration, seed, listener);
    learner.learn(pass);
    listener.iterationLearnt(iteration);
    ParserModel model = learner.snapshot();
    HeldOutScore score =
        heldOut.isEmpty() ? null : HeldOutScore.of(new Parser(model), heldOut, threads);
    boolean isBest = score == null || bestScore == null || score.compareTo(bestScore) > 0;
    if (isBest) {
      best = model;
      bestScore = score;
      bestIteration = iteration;
    }
    return new IterationReport(iteration, pass.tally(), score, isBest);
  }

  /** What a training knows of itself; who calls it knows more, such as names and checksums. */
  private Provenance provenance() {
    Provenance provenance =
        Provenance.UNKNOWN
            .with("learner", learner.description())
            .with("seed", seed)
            .with("iterations", iteration)
            .with("bestIteration", bestIteration)
            .with("sentences", data.size())
            .with("skipped", data.skipped().size());
    return bestScore == null
        ? provenance
        : provenance.with("heldOutUas", bestScore.uas()).with("heldOutLas", bestScore.las());
  }

  private void saveIf(@Nullable Path checkpoint) throws IOException {
    if (checkpoint != null) {
      save(checkpoint);
    }
  }

  /**
   * Saves the state between two iterations, or two folds of fixing gold, so that {@link #resume}
   * can go on from there as if nothing had happened.
   */
  private void save(Path file) throws IOException {
    ParserModel bestModel = best;
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
          learner.save(out);
          ModelFile.write(bestModel, out);
        });
  }

  /**
   * Takes over a saved state.
   *
   * @throws IOException if the file is damaged, or that of a training with other data, options or
   *     seed
   */
  void resume(Path file) throws IOException {
    Checkpoint.read(
        file,
        in -> {
          if (!in.readUTF().equals(fingerprint())) {
            throw new IOException(
                file + " was saved by a training with different data, options or seed");
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
          learner.restore(in);
          best = ModelFile.read(in, file.toString());
        });
    listener.resumed(iteration);
  }

  /** What has to be the same for a training to be continued. */
  private String fingerprint() {
    long hash = 0;
    for (Example example : data.examples()) {
      hash = (31 * hash) + hash(example.sentence());
    }
    for (Sentence sentence : heldOut) {
      hash = (31 * hash) + hash(sentence);
    }
    return String.join(
        " ",
        learner.description(),
        options,
        "data " + hash + data.description(),
        "seed " + seed,
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
}
