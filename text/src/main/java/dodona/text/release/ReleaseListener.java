package dodona.text.release;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Receives the progress of training on a release. */
public interface ReleaseListener {

  /** The listener that does nothing. */
  ReleaseListener SILENT = new ReleaseListener() {};

  /**
   * The treebanks were found.
   *
   * @param training the number of treebanks to train on
   * @param finished the number of treebanks that an earlier run has finished
   * @param skipped the number of treebanks that cannot be trained on
   */
  default void planned(int training, int finished, int skipped) {}

  /**
   * Training on a treebank begins.
   *
   * @param number its number among those to train on, from 1
   * @param left the estimated time for it and those after it; null before the first has ended
   */
  default void begun(UdTreebank treebank, int number, int of, @Nullable Duration left) {}

  /**
   * Training on a treebank has ended.
   *
   * @param failure the reason if it has failed
   */
  default void ended(TreebankResult result, @Nullable Throwable failure) {}
}
