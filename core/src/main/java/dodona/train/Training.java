package dodona.train;

import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A training of a parser that is about to begin.
 *
 * <pre>{@code
 * TrainingResult result =
 *     Training.of(Presets.named("accurate", sentences), sentences)
 *         .dev(heldOut)
 *         .checkpoint(Path.of("my.checkpoint"))
 *         .run();
 * ModelFile.write(result.model(), Path.of("my.dodona"), false);
 * }</pre>
 *
 * <p>The same recipe and the same data give the same model, on any number of threads.
 */
public final class Training {

  private final Recipe recipe;
  private final List<Sentence> data;
  private Silver silver = Silver.NONE;
  private List<Sentence> heldOut = List.of();
  private int threads = 1;
  private TrainingListener listener = TrainingListener.SILENT;
  private @Nullable LearnerFactory learners;
  private @Nullable Path checkpoint;
  private boolean resumes;
  private boolean restarts;

  private Training(Recipe recipe, List<Sentence> data) {
    this.recipe = recipe;
    this.data = List.copyOf(data);
  }

  /**
   * A training by a recipe.
   *
   * @param data the sentences to learn from, all with trees
   */
  public static Training of(Recipe recipe, List<Sentence> data) {
    return new Training(recipe, data);
  }

  /** Also learns from sentences that another parser has analyzed. */
  public Training also(Silver sentences) {
    silver = sentences;
    return this;
  }

  /** Chooses the best iteration by sentences that are held out; without any, it is the last. */
  public Training dev(List<Sentence> sentences) {
    heldOut = List.copyOf(sentences);
    return this;
  }

  /** Lets so many threads work at the same time; without, one. */
  public Training threads(int count) {
    threads = count;
    return this;
  }

  /** Tells somebody how the training goes on. */
  public Training listener(TrainingListener newListener) {
    listener = newListener;
    return this;
  }

  /**
   * Learns a model of another kind than linear.
   *
   * @param factory makes the learner
   */
  public Training learner(LearnerFactory factory) {
    learners = factory;
    return this;
  }

  /**
   * Saves the state after every iteration, and after every fold of fixing gold. The file stays when
   * the training has ended: whoever has kept the model may delete it. One that is there already is
   * the work of another training, so that it takes {@link #resume} or {@link #restart}.
   */
  public Training checkpoint(Path file) {
    checkpoint = file;
    return this;
  }

  /** Goes on from the checkpoint, as if nothing had happened. */
  public Training resume() {
    resumes = true;
    return this;
  }

  /** Begins anew, whether there is a checkpoint or not; one that there is gets replaced. */
  public Training restart() {
    restarts = true;
    return this;
  }

  /**
   * Makes sure that the checkpoint may be written, for whoever has work to do before {@link #run},
   * which does the same.
   *
   * @throws FileAlreadyExistsException if it is there, and the training neither resumes nor
   *     restarts
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

  /** Prepares the training without beginning it. */
  Preparation prepare() {
    if (resumes && checkpoint == null) {
      throw new IllegalStateException("a training can only go on from a checkpoint");
    }
    if (learners != null && recipe.fixedBy() != null) {
      throw new IllegalArgumentException("only linear models are learnt from fixed gold");
    }
    return new Preparation(
        recipe, learners, data, silver, heldOut, threads, listener, checkpoint, resumes);
  }

  /**
   * Trains to the end, once the listener has been told what may ruin the training.
   *
   * @throws IllegalArgumentException if nothing is left to learn from, or the model or the folds
   *     that are to fix the gold derivations do not fit
   * @throws IllegalStateException if it is to go on from a checkpoint and none was named
   * @throws FileAlreadyExistsException see {@link #claimCheckpoint}
   * @throws IOException if a checkpoint cannot be written or read, or is that of another training
   */
  public TrainingResult run() throws IOException {
    claimCheckpoint();
    Preparation preparation = prepare();
    preparation.warnings().forEach(listener::warned);
    return preparation.run();
  }
}
