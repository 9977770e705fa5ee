package dodona.model;

import dodona.transition.PartialTree;
import dodona.treebank.Sentence;

/** Scores the transitions at a site of a configuration; read-only and shared by all threads. */
public interface Scorer {

  /** The number of scores of a site, one for each transition. */
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
     * The places that scores depend on, one bit each in the order of the system's: a score can only
     * change when another word is at one of them, or the word there, or one below it in the tree,
     * gets an arc.
     */
    default int places() {
      return -1;
    }

    /**
     * Scores every transition at a site, legal or not.
     *
     * @param c a configuration of the model's system
     * @param scores receives the scores, as whole multiples of some unit
     */
    void score(PartialTree c, int site, int[] scores);
  }
}
