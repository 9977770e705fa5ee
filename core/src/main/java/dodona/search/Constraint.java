package dodona.search;

import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.BitSet;

/**
 * A restriction of the trees that a parser may build, in addition to those that always apply; see
 * {@link Permitted}. It is immutable and shared by all threads.
 *
 * <p>{@link GivenArcsConstraint} is the one for arcs that an annotator has given: it forbids every
 * transition after which one of them could no longer be built.
 *
 * <p>A constraint must not lead a search astray: wherever its own transitions lead, it should
 * permit at least one more. A search that is left without any gives up the constraint for the rest
 * of the sentence, so that every sentence gets a tree.
 */
public interface Constraint {

  /** The absence of a constraint. */
  Constraint NONE =
      new Constraint() {
        @Override
        public <C extends PartialTree> Session<C> open(
            TransitionSystem<C> system, boolean singleRoot) {
          return new Session<>() {
            @Override
            public boolean begin(Sentence sentence) {
              return false;
            }

            @Override
            public int moves(C c, int site, int moves) {
              return moves;
            }

            @Override
            public void labels(C c, int site, Move move, BitSet labels) {}
          };
        }
      };

  /**
   * Opens a session for one thread.
   *
   * @param singleRoot whether exactly one word is attached to the root
   */
  <C extends PartialTree> Session<C> open(TransitionSystem<C> system, boolean singleRoot);

  /** Returns the tree that is meant by one that a search found under the constraint. */
  default DependencyTree finish(Sentence sentence, DependencyTree tree) {
    return tree;
  }

  /**
   * One thread's use of a constraint; it may keep scratch space.
   *
   * @param <C> the configurations of the system
   */
  interface Session<C extends PartialTree> {

    /**
     * Starts on a sentence.
     *
     * @return whether anything is forbidden in it; if not, the session is not asked about it
     */
    boolean begin(Sentence sentence);

    /**
     * Returns those of some moves that may be taken at a site of a configuration.
     *
     * @param moves the moves that everything else permits, one {@linkplain Move#bit bit} each
     */
    int moves(C c, int site, int moves);

    /**
     * Removes the labels that a labeled move may not give. A move whose labels are all removed may
     * not be taken.
     *
     * @param labels the numbers of the labels that everything else permits
     */
    void labels(C c, int site, Move move, BitSet labels);
  }
}
