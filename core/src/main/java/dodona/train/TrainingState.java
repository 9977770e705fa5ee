package dodona.train;

import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.train.recipe.Recipe;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of a training run between two iterations, or between two parts of fixing gold: what the
 * learner has learned, and the best model so far. It can be saved to a checkpoint.
 */
final class TrainingState {

  private final Learner learner;
  private final String fingerprint;
  private int iteration;

  /** The best model so far; null if there is none, or only its file is kept. */
  private @Nullable ParserModel best;

  /**
   * The file of the best model once it has been saved, which takes much less memory than a neural
   * model that is ready for use; otherwise empty.
   */
  private byte[] bestFile = {};

  private @Nullable HeldOutScore bestScore;
  private int bestIteration;
  private int passed;
  private final IterationStats passedStats = new IterationStats();

  /**
   * The state before anything has been learned.
   *
   * @param fingerprint identifies the run that may restore a saved state
   */
  TrainingState(Learner learner, String fingerprint) {
    this.learner = learner;
    this.fingerprint = fingerprint;
  }

  /** Returns a text that two runs share if one can continue the other. */
  static String fingerprint(
      Recipe recipe, Learner learner, TrainingSet data, List<Sentence> heldOut) {
    long hash = 0;
    for (Example example : data.examples()) {
      hash = (31 * hash) + hash(example.sentence());
    }
    for (Sentence sentence : heldOut) {
      hash = (31 * hash) + hash(sentence);
    }
    return String.join(
        " ", learner.description(), recipe.fingerprint(), "data " + hash + data.description());
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

  /** Returns the number of iterations that are done. */
  int iteration() {
    return iteration;
  }

  /**
   * Finishes an iteration.
   *
   * @param score that on the held-out sentences; null if there are none
   * @return whether it is the best so far
   */
  boolean finishIteration(ParserModel model, @Nullable HeldOutScore score) {
    iteration++;
    passed = 0;
    boolean isBest = score == null || bestScore == null || score.compareTo(bestScore) > 0;
    if (isBest) {
      best = model;
      bestFile = new byte[0];
      bestScore = score;
      bestIteration = iteration;
    }
    return isBest;
  }

  /** Returns the number of examples of the current iteration that a checkpoint has learned. */
  int passed() {
    return passed;
  }

  /** Returns the counts of these examples. */
  IterationStats passedStats() {
    return passedStats;
  }

  /** Saves the state in the middle of an iteration. */
  void saveWithin(TrainingPass pass, Path checkpoint) throws IOException {
    Checkpoint.write(checkpoint, out -> save(out, pass.done(), pass.stats()));
  }

  /** Returns the model of the best iteration. */
  ParserModel best() throws IOException {
    if (bestIteration == 0) {
      throw new IllegalStateException("no iteration has finished");
    }
    return best == null ? read(bestFile, "the best model") : best;
  }

  private static ParserModel read(byte[] file, String source) throws IOException {
    return ModelFile.read(new ByteArrayInputStream(file), source);
  }

  /** Returns the best iteration, from 1. */
  int bestIteration() {
    return bestIteration;
  }

  /** Returns the score of the best iteration; null without held-out sentences. */
  @Nullable HeldOutScore bestScore() {
    return bestScore;
  }

  /** Saves the state to a checkpoint; does nothing if that is null. */
  void saveTo(@Nullable Path checkpoint) throws IOException {
    if (checkpoint != null) {
      Checkpoint.write(checkpoint, out -> save(out, 0, new IterationStats()));
    }
  }

  private void save(DataOutputStream out, int done, IterationStats stats) throws IOException {
    HeldOutScore score = bestScore == null ? HeldOutScore.NONE : bestScore;
    out.writeUTF(fingerprint);
    learner.save(out);
    out.writeInt(done);
    stats.save(out);
    out.writeInt(iteration);
    if (bestIteration > 0) {
      out.writeInt(bestIteration);
      out.writeDouble(score.uas());
      out.writeDouble(score.las());
      keepFile();
      out.write(bestFile);
    }
  }

  /** Keeps the file of the best model instead of the model. */
  private void keepFile() throws IOException {
    if (best != null) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      ModelFile.write(best, bytes);
      bestFile = bytes.toByteArray();
      best = null;
    }
  }

  /**
   * Takes over a saved state.
   *
   * @throws IOException if the file is damaged, or that of a run with other data, options or seed
   */
  void restore(Path checkpoint) throws IOException {
    Checkpoint.read(checkpoint, in -> restore(checkpoint, in));
  }

  private void restore(Path checkpoint, DataInputStream in) throws IOException {
    if (!in.readUTF().equals(fingerprint)) {
      throw new IOException(
          checkpoint + ": saved by a training run with different data, options or seed");
    }
    learner.restore(in);
    passed = in.readInt();
    passedStats.restore(in);
    iteration = in.readInt();
    if (iteration > 0) {
      bestIteration = in.readInt();
      HeldOutScore score = new HeldOutScore(in.readDouble(), in.readDouble());
      bestScore = score.equals(HeldOutScore.NONE) ? null : score;
      bestFile = in.readAllBytes();
      ParserModel unused = read(bestFile, checkpoint.toString());
      best = null;
    }
  }
}
