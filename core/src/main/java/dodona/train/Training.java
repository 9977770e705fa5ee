package dodona.train;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.search.Parser;
import dodona.train.recipe.Recipe;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A training run: a learner goes through a treebank again and again, and the model of the iteration
 * that did best on held-out sentences is kept; without any, that of the last.
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
   * Saves the state after every iteration, and after every fold of fixing gold. The file is not
   * deleted at the end; delete it once the model has been saved. If the file exists, it belongs to
   * another training run, and {@link #resume} or {@link #restart} is required.
   */
  public Training checkpoint(Path file) {
    checkpoint = file;
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
          checkpoint.toString(), null, "it is left from a training that may be resumed");
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
      throw new IllegalStateException("a training can only go on from a checkpoint");
    }
    TrainingSet set = TrainingSet.of(recipe, data, silver);
    set.requireSentences();
    Learner learner = learners.learner(recipe, set, threads);
    try {
      TrainingWarnings.of(recipe, data, set, heldOut).forEach(listener::warned);
      TrainingState state =
          new TrainingState(learner, TrainingState.fingerprint(recipe, learner, set, heldOut));
      if (resumes && checkpoint != null) {
        state.restore(checkpoint);
        listener.resumed(state.iteration());
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
      throw new InvalidInputException("only linear models are learnt from fixed gold");
    }
  }

  private IterationReport iterate(
      Learner learner, TrainingSet set, List<Sentence> scored, TrainingState state) {
    int iteration = state.iteration() + 1;
    TrainingPass pass = new TrainingPass(set, iteration, recipe.seed(), listener);
    learner.learn(pass);
    listener.iterationLearnt(iteration);
    ParserModel model = learner.snapshot();
    HeldOutScore score =
        scored.isEmpty() ? null : HeldOutScore.of(new Parser(model), scored, threads);
    boolean isBest = state.finishIteration(model, score);
    return new IterationReport(iteration, pass.stats(), score, isBest);
  }

  /** Returns what the run knows of itself; callers add names and checksums of files. */
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
