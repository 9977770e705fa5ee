package dodona.train;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.search.Parser;
import dodona.train.recipe.Recipe;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * A training run: a learner passes over a treebank several times. The result is the model of the
 * iteration with the best score on held-out sentences, or of the last iteration if there are none.
 *
 * <pre>{@code
 * TrainingResult result =
 *     LinearTraining.of(Presets.named("accurate", sentences), sentences)
 *         .dev(heldOut)
 *         .checkpoint(Path.of("my.checkpoint"))
 *         .run();
 * ModelFile.write(result.model(), Path.of("my.dodona"), false);
 * }</pre>
 *
 * <p>Random numbers follow from the seed and the number of the iteration, so that the same recipe
 * and the same data give the same model, on any number of threads.
 */
public final class Training {

  /** The time between two checkpoints within an iteration. */
  private static final Duration INTERVAL = Duration.ofMinutes(10);

  private final Recipe recipe;
  private final List<Sentence> data;
  private final LearnerFactory learners;
  private Silver silver = Silver.NONE;
  private List<Sentence> heldOut = List.of();
  private int threads = 1;
  private TrainingListener listener = TrainingListener.SILENT;
  private @Nullable Path checkpoint;
  private boolean resumes;
  private boolean restarts;
  private Sampling sampling = Sampling.NONE;
  private Duration interval = INTERVAL;

  private Training(Recipe recipe, List<Sentence> data, LearnerFactory learners) {
    this.recipe = recipe;
    this.data = List.copyOf(data);
    this.learners = learners;
  }

  /**
   * Returns a training run that has not begun.
   *
   * @param data the sentences to learn from, all with trees
   * @param learners makes the learner
   */
  public static Training of(Recipe recipe, List<Sentence> data, LearnerFactory learners) {
    return new Training(recipe, data, learners);
  }

  /** Adds sentences that another parser has analyzed. */
  public Training silver(Silver sentences) {
    silver = sentences;
    return this;
  }

  /** Selects the best iteration on held-out sentences; without any, it is the last. */
  public Training dev(List<Sentence> sentences) {
    heldOut = List.copyOf(sentences);
    return this;
  }

  /**
   * Takes sentences from groups, such as languages, as often as this says. Held-out sentences are
   * scored by group, and the mean over groups selects the best iteration.
   */
  public Training sampling(Sampling newSampling) {
    sampling = newSampling;
    return this;
  }

  /** Sets the number of threads; by default one. */
  public Training threads(int count) {
    threads = count;
    return this;
  }

  /** Reports progress to a listener. */
  public Training listener(TrainingListener newListener) {
    listener = newListener;
    return this;
  }

  /**
   * Saves the state after every iteration, after every fold of fixing gold and, if the learner
   * supports it, every ten minutes within an iteration. The file is not deleted at the end; delete
   * it once the model has been saved. If the file exists, it belongs to another training run, and
   * {@link #resume} or {@link #restart} is required.
   */
  public Training checkpoint(Path file) {
    checkpoint = file;
    return this;
  }

  /** Sets the least time between two checkpoints within an iteration. */
  public Training checkpointEvery(Duration time) {
    interval = time;
    return this;
  }

  /** Continues from the checkpoint, as if there had been no interruption. */
  public Training resume() {
    resumes = true;
    return this;
  }

  /** Starts again and replaces the checkpoint, if there is one. */
  public Training restart() {
    restarts = true;
    return this;
  }

  /**
   * Checks that the checkpoint may be written, for callers with work to do before {@link #run},
   * which checks it as well.
   *
   * @throws FileAlreadyExistsException if it exists, and the run neither resumes nor restarts
   */
  public void claimCheckpoint() throws IOException {
    if (checkpoint == null || resumes) {
      return;
    }
    if (restarts) {
      Files.deleteIfExists(checkpoint);
    }
    if (Files.exists(checkpoint)) {
      throw new FileAlreadyExistsException(
          checkpoint.toString(), null, "left by an interrupted training run, which can be resumed");
    }
  }

  /**
   * Trains to the end. Warnings about the data reach the listener first.
   *
   * @throws InvalidInputException if nothing is left to learn from, or the model or the folds that
   *     are to fix the gold derivations do not fit
   * @throws IllegalStateException if it is to resume and no checkpoint was named
   * @throws FileAlreadyExistsException see {@link #claimCheckpoint}
   * @throws IOException if a checkpoint cannot be written or read, or is that of another training
   */
  public TrainingResult run() throws IOException {
    claimCheckpoint();
    if (resumes && checkpoint == null) {
      throw new IllegalStateException("only a training run with a checkpoint can be continued");
    }
    TrainingSet set = TrainingSet.of(recipe, data, silver, sampling);
    set.requireSentences();
    Learner learner = learners.learner(recipe, set, threads);
    try {
      TrainingWarnings.of(recipe, data, set, heldOut).forEach(listener::warned);
      TrainingState state =
          new TrainingState(learner, TrainingState.fingerprint(recipe, learner, set, heldOut));
      if (resumes && checkpoint != null) {
        state.restore(checkpoint);
        if (state.passed() == 0) {
          listener.resumed(state.iteration());
        } else {
          listener.resumedWithin(state.iteration() + 1, state.passed(), set.sizeOfPass());
        }
      }
      fixGold(learner, state);
      List<Sentence> scored = recipe.labeled(heldOut);
      while (state.iteration() < recipe.iterations()) {
        IterationReport report = iterate(learner, set, scored, state);
        state.saveTo(checkpoint);
        listener.iterationEnded(report);
      }
      return new TrainingResult(
          state.best().with(provenance(learner, set, state)),
          state.bestIteration(),
          state.bestScore(),
          set.size(),
          set.skipped().size());
    } finally {
      learner.close();
    }
  }

  private void fixGold(Learner learner, TrainingState state) throws IOException {
    if (learner instanceof GoldFixingLearner fixing) {
      while (fixing.partsDone() < fixing.parts()) {
        fixing.fixNextPart(listener);
        state.saveTo(checkpoint);
        listener.goldFixed(fixing.partsDone(), fixing.parts());
      }
    } else if (recipe.fixedBy() != null) {
      throw new InvalidInputException(
          "fixed gold derivations are only supported for linear models");
    }
  }

  private IterationReport iterate(
      Learner learner, TrainingSet set, List<Sentence> scored, TrainingState state)
      throws IOException {
    int iteration = state.iteration() + 1;
    TrainingPass pass = new TrainingPass(set, iteration, recipe.seed(), listener);
    pass.skip(state.passed());
    pass.stats().add(state.passedStats());
    if (learner.savesWithinPass() && checkpoint != null) {
      saveWithin(pass, state, checkpoint);
    }
    try {
      learner.learn(pass);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    listener.iterationLearnt(iteration);
    ParserModel model = learner.snapshot();
    SortedMap<String, HeldOutScore> scores =
        HeldOutScore.byGroup(new Parser(model), scored, threads, sampling.group());
    HeldOutScore score = scores.isEmpty() ? null : HeldOutScore.mean(scores.values());
    boolean isBest = state.finishIteration(model, score);
    scores.remove(""); // without groups, the mean says it all
    return new IterationReport(iteration, pass.stats(), score, scores, isBest);
  }

  /** Saves the state whenever some time has passed. */
  private void saveWithin(TrainingPass pass, TrainingState state, Path file) {
    long[] saved = {System.nanoTime()};
    pass.afterBatch(
        () -> {
          boolean isDue = System.nanoTime() - saved[0] >= interval.toNanos();
          if (isDue && pass.done() < pass.size()) {
            try {
              state.saveWithin(pass, file);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
            saved[0] = System.nanoTime();
          }
        });
  }

  /** Returns the provenance of the run; callers add names and checksums of files. */
  private Provenance provenance(Learner learner, TrainingSet set, TrainingState state) {
    Provenance provenance =
        Provenance.of(recipe.describe())
            .with("algorithm", learner.description())
            .with("sentences", set.size())
            .with("words", set.words())
            .with("skipped", set.skipped().size())
            .with("bestIteration", state.bestIteration());
    HeldOutScore score = state.bestScore();
    return score == null
        ? provenance
        : provenance
            .with("heldOutUas", HeldOutScore.percent(score.uas()))
            .with("heldOutLas", HeldOutScore.percent(score.las()));
  }
}
