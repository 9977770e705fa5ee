package dodona.search;

import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import java.util.BitSet;

/**
 * The transitions that may be taken in a configuration. Searches, traces and confidence all ask
 * this object, so that no transition is taken, shown or compared with that another of them forbids.
 *
 * <p>A transition is permitted if
 *
 * <ul>
 *   <li>its move is {@linkplain TransitionSystem#legalMoves legal},
 *   <li>the tree can still have a {@linkplain TransitionSystem#singleRoot single root}, where it
 *       should have one,
 *   <li>it gives the label {@code root}, when parsing, to an arc of the root only, as Universal
 *       Dependencies has it,
 *   <li>and a {@link Constraint} does not forbid it.
 * </ul>
 *
 * <p>The answer has two parts: {@link #moves}, the set of permitted moves, each of which has a
 * permitted label if it bears one; and {@link #forbid}, which gives the transitions of these moves
 * whose labels are not permitted a score that never wins. Without a constraint, that is one store
 * for each labeled move.
 *
 * <p>It belongs to one thread and allocates nothing after it was made.
 *
 * @param <C> the configurations of the system
 */
public final class Permitted<C extends PartialTree> {

  /** The score of a transition that is not permitted. No scorer gives it. */
  public static final int FORBIDDEN = Integer.MIN_VALUE;

  private static final String ROOT = "root";

  private final TransitionSystem<C> system;
  private final Transitions transitions;
  private final int labeledMoves;
  private final boolean singleRoot;

  /** The label that only arcs of the root may have, −1 if there is none. */
  private final int rootLabel;

  private final Constraint.Session<C> constraint;
  private final BitSet labels;
  private boolean isConstrained;

  private Permitted(
      TransitionSystem<C> system, boolean singleRoot, int rootLabel, Constraint constraint) {
    this.system = system;
    this.transitions = system.transitions();
    this.singleRoot = singleRoot;
    this.rootLabel = rootLabel;
    this.constraint = constraint.open(system, singleRoot);
    this.labels = new BitSet(transitions.labels().size());
    int labeled = 0;
    for (Move move : transitions.moveList(transitions.moves())) {
      labeled |= move.isLabeled() ? move.bit() : 0;
    }
    this.labeledMoves = labeled;
  }

  /**
   * Returns the transitions that a learner permits: those that are legal and, if requested, keep a
   * single root. Gold trees may have any label anywhere.
   *
   * @param singleRoot whether exactly one word is attached to the root
   */
  public static <C extends PartialTree> Permitted<C> learning(
      TransitionSystem<C> system, boolean singleRoot) {
    return new Permitted<>(system, singleRoot, -1, Constraint.NONE);
  }

  /**
   * Returns the transitions that a parser permits. A system without any other label may give {@code
   * root} to every arc.
   *
   * @param singleRoot whether exactly one word is attached to the root
   */
  public static <C extends PartialTree> Permitted<C> parsing(
      TransitionSystem<C> system, boolean singleRoot, Constraint constraint) {
    boolean isOnlyLabel = system.transitions().labels().size() == 1;
    int rootLabel = isOnlyLabel ? -1 : system.transitions().labelId(ROOT);
    return new Permitted<>(system, singleRoot, rootLabel, constraint);
  }

  /** The transition system. */
  public TransitionSystem<C> system() {
    return system;
  }

  /** Starts on a sentence. */
  public void begin(Sentence sentence) {
    isConstrained = constraint.begin(sentence);
  }

  /**
   * Returns the set of permitted moves at a site, one {@linkplain Move#bit bit} each. Without a
   * constraint it is not empty at all sites of a configuration, unless that is terminal or was
   * reached by other transitions than the permitted ones.
   */
  public int moves(C c, int site) {
    int legal = system.legalMoves(c, site);
    int moves = singleRoot ? system.singleRoot(c, site, legal) : legal;
    return isConstrained ? constrained(c, site, moves) : moves;
  }

  /**
   * Replaces the scores of the transitions that are not permitted by {@link #FORBIDDEN}.
   *
   * @param moves the moves to look at: the scores of others do not change
   * @param scores the scores of all transitions at the site
   */
  public void forbid(C c, int site, int moves, int[] scores) {
    if (isConstrained) {
      forbidLabels(c, site, moves, scores);
    } else if (rootLabel >= 0) {
      for (int left = moves & labeledMoves; left != 0; left &= left - 1) {
        int code = Integer.numberOfTrailingZeros(left);
        if (system.head(c, site, transitions.moveOfCode(code)) != 0) {
          scores[transitions.first(code) + rootLabel] = FORBIDDEN;
        }
      }
    }
  }

  /** Returns whether a constraint forbids anything in the rest of the sentence. */
  boolean isConstrained() {
    return isConstrained;
  }

  /** Permits what the constraint forbids, for the rest of the sentence. */
  void dropConstraint() {
    isConstrained = false;
  }

  private int constrained(C c, int site, int moves) {
    int permitted = moves & constraint.moves(c, site, moves);
    for (int left = permitted & labeledMoves; left != 0; left &= left - 1) {
      if (labels(c, site, Integer.numberOfTrailingZeros(left)).isEmpty()) {
        permitted &= ~Integer.lowestOneBit(left);
      }
    }
    return permitted;
  }

  private void forbidLabels(C c, int site, int moves, int[] scores) {
    for (int left = moves & labeledMoves; left != 0; left &= left - 1) {
      int code = Integer.numberOfTrailingZeros(left);
      BitSet permitted = labels(c, site, code);
      int first = transitions.first(code);
      int count = transitions.end(code) - first;
      for (int label = permitted.nextClearBit(0);
          label < count;
          label = permitted.nextClearBit(label + 1)) {
        scores[first + label] = FORBIDDEN;
      }
    }
  }

  /** The labels that the move with a code may give, until the next call. */
  private BitSet labels(C c, int site, int code) {
    Move move = transitions.moveOfCode(code);
    labels.set(0, transitions.end(code) - transitions.first(code));
    if (rootLabel >= 0 && system.head(c, site, move) != 0) {
      labels.clear(rootLabel);
    }
    constraint.labels(c, site, move, labels);
    return labels;
  }
}
