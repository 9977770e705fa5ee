package dodona.model;

import dodona.transition.Configuration;
import dodona.treebank.Sentence;

/** Scores the transitions of a configuration; read-only and shared by all threads. */
public interface Scorer {

  /** The number of scores of a configuration, one for each transition. */
  int transitions();

  /**
   * Opens a session for one thread.
   *
   * @param remember whether many configurations of a sentence are alike, as those of a beam, so
   *     that it pays to remember parts of their scores
   */
  Session open(boolean remember);

  /** One thread's use of a scorer; it may keep scratch space. */
  interface Session {

    /** Takes up a sentence: whatever can be computed once for all of its configurations is. */
    void begin(Sentence sentence);

    /**
     * Scores every transition, legal or not.
     *
     * @param scores receives the scores, as whole multiples of some unit
     */
    void score(Configuration c, int[] scores);
  }
}
