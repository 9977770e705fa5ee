package dodona.train;

import java.io.IOException;

/** A learner that selects its gold derivations, part by part, before the first iteration. */
public interface GoldFixingLearner extends Learner {

  /** Returns the number of parts, such as the folds of jackknifing. */
  int parts();

  /** Returns the number of parts that are done. */
  int partsDone();

  /** Fixes the derivations of the next part. */
  void fixNextPart(TrainingListener listener) throws IOException;
}
