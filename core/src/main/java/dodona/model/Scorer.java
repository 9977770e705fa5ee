package dodona.model;

import dodona.transition.PartialTree;
import dodona.treebank.Sentence;
import java.util.List;

/** Scores the transitions of configurations; read-only and shared by all threads. */
public interface Scorer {

  /** The order in which configurations will be scored. */
  enum Hint {
    /** One after the other, along one derivation. */
    GREEDY,
    /** Many of the same sentence that are alike, so that it pays to remember parts of scores. */
    BEAM
  }

  /** The number of scores of a site, one for each transition. */
  int transitions();

  /** Returns the score that was 1 in training. */
  float unit();

  /** Opens a session for one thread. */
  Session open(Hint hint);

  /** One thread's use of a scorer; it may keep scratch space. */
  interface Session {

    /**
     * Says which sentences will be taken up next, in this order. A scorer that works best on many
     * at a time can prepare them together; it may as well do nothing. The scores of a sentence do
     * not depend on the others.
     */
    default void ahead(List<Sentence> sentences) {}

    /** Takes up a sentence: whatever can be computed once for all of its configurations is. */
    void begin(Sentence sentence);

    /**
     * A sentence with the tags that the model predicts, if it {@linkplain ParserModel#predictsTags
     * does}. It costs little for a sentence that has just been taken up.
     */
    default Sentence tagged(Sentence sentence) {
      return sentence;
    }

    /**
     * The places that scores depend on, one bit each in the order of the system's: a score can only
     * change when another word is at one of them, or the word there, or one below it in the tree,
     * gets an arc.
     */
    default int places() {
      return -1;
    }

    /**
     * Scores every transition, legal or not, at one site each of some configurations. The scores of
     * one do not depend on the others.
     *
     * @param items configurations of the model's system and of the sentence, all live ones of a
     *     beam; the same one may be there several times, with different sites
     * @param sites the sites, 0 for systems that have only one
     * @param count how many there are
     * @param scores receives the scores, a row for each, as whole multiples of some unit
     */
    void score(PartialTree[] items, int[] sites, int count, int[][] scores);

    /**
     * Scores an idle step of a finished configuration; of no matter unless derivations are
     * {@linkplain Ranking#IDLE ranked} by it.
     */
    default int idle(PartialTree finished) {
      return 0;
    }
  }
}
