package dodona.search;

import dodona.error.InvalidInputException;
import dodona.model.Ranking;
import dodona.model.Scorer;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import java.util.BitSet;
import java.util.List;

/**
 * A beam search for the best derivation of a sentence; of width 1 it is greedy.
 *
 * <p>Its items are configurations with scores, the best first and, among equal scores, in the order
 * in which they were found. Each step replaces them by the best of their successors. An item that
 * is finished stays in the beam as its own successor, since derivations may be of different
 * lengths.
 *
 * <p>It is for systems with one site. It belongs to one thread and is used again for the next
 * sentence; after warming up it allocates nothing.
 *
 * @param <C> the configurations of the system
 */
public final class Beam<C extends PartialTree> implements Search {

  /**
   * Says which transitions a search may take, among those that are legal.
   *
   * @param <C> the configurations of the system
   */
  @FunctionalInterface
  public interface Choice<C extends PartialTree> {

    /** Puts the transitions into {@code out}, and nothing else; not empty. */
    void permitted(C c, BitSet out);
  }

  /** The transition of a finished item that is its own successor. */
  private static final int NONE = -1;

  private final TransitionSystem<C> system;
  private final Scorer.Session scorer;
  private final Permitted<C> permitted;
  private final int width;
  private final Ranking ranking;
  private final Transitions all;

  /* The unfinished items, their sites (all 0) and scores, as the scorer is asked about them. */
  private final PartialTree[] live;
  private final int[] sites;
  private final int[][] scores;

  private final BitSet chosen = new BitSet();

  private C[] items;
  private C[] successors;
  private final boolean[] finished;
  private long[] itemScores;
  private long[] nextScores;
  private int size;
  private int steps;
  private boolean allFinished;

  /* The best successors so far, in parallel arrays; only those that survive are built. */
  private final int[] parents;
  private final int[] transitions;
  private final long[] successorScores;
  private final int[] children;
  private int successorCount;

  /**
   * A search that ranks derivations by the sum of their scores.
   *
   * @param permitted what it may do, an object of its own
   * @param scorer a session of its own
   * @param width the number of items to keep
   * @throws InvalidInputException if the system has many sites
   */
  public Beam(Permitted<C> permitted, Scorer.Session scorer, int width) {
    this(permitted, scorer, width, Ranking.SUM);
  }

  /**
   * A search.
   *
   * @param permitted what it may do, an object of its own
   * @param scorer a session of its own
   * @param width the number of items to keep
   * @param ranking what items are ranked by
   * @throws InvalidInputException if the system has many sites
   */
  public Beam(Permitted<C> permitted, Scorer.Session scorer, int width, Ranking ranking) {
    requireOneSite(permitted.system());
    if (width < 1) {
      throw new InvalidInputException("beam width " + width);
    }
    this.permitted = permitted;
    this.system = permitted.system();
    this.scorer = scorer;
    this.width = width;
    this.ranking = ranking;
    this.all = system.transitions();
    this.live = new PartialTree[width];
    this.sites = new int[width];
    this.scores = new int[width][all.size()];
    this.items = newItems();
    this.successors = newItems();
    this.finished = new boolean[width];
    this.itemScores = new long[width];
    this.nextScores = new long[width];
    this.parents = new int[width];
    this.transitions = new int[width];
    this.successorScores = new long[width];
    this.children = new int[width];
  }

  static void requireOneSite(TransitionSystem<?> system) {
    if (!system.hasOneSite()) {
      throw new InvalidInputException(
          system.name() + " does not support beam search; expected beam width 1");
    }
  }

  @SuppressWarnings("unchecked") // it never leaves the beam, so that its type does not matter
  private C[] newItems() {
    C[] made = (C[]) new PartialTree[width];
    for (int i = 0; i < width; i++) {
      made[i] = system.newConfiguration();
    }
    return made;
  }

  @Override
  public void ahead(List<Sentence> sentences) {
    scorer.ahead(sentences);
  }

  @Override
  public Sentence tagged(Sentence sentence) {
    return scorer.tagged(sentence);
  }

  /** Searches to the end; the result is the best item's configuration, valid until the next use. */
  @Override
  public C search(Sentence sentence) {
    begin(sentence);
    while (!isFinished()) {
      step();
    }
    return items[0];
  }

  /** The session that scores the items. */
  Scorer.Session scorer() {
    return scorer;
  }

  /** Starts on a sentence, with the initial configuration alone. */
  public void begin(Sentence sentence) {
    scorer.begin(sentence);
    permitted.begin(sentence);
    system.initialize(items[0], sentence.size());
    finished[0] = system.isTerminal(items[0]);
    itemScores[0] = 0;
    size = 1;
    steps = 0;
    allFinished = finished[0];
  }

  /** Returns whether every item is finished. */
  public boolean isFinished() {
    return allFinished;
  }

  /** Replaces the items by the best of all their permitted successors. */
  public void step() {
    score();
    expandAll();
    if (successorCount == 0) {
      permitted.dropConstraint();
      expandAll();
    }
    build();
  }

  private void expandAll() {
    int row = 0;
    for (int i = 0; i < size; i++) {
      if (finished[i]) {
        offer(i, NONE, rank(i));
      } else {
        expand(i, scores[row++]);
      }
    }
  }

  /** Replaces the items by the best of those successors that a choice permits. */
  public void step(Choice<C> choice) {
    score();
    int row = 0;
    for (int i = 0; i < size; i++) {
      if (finished[i]) {
        offer(i, NONE, rank(i));
      } else {
        int[] own = scores[row++];
        choice.permitted(items[i], chosen);
        for (int t = chosen.nextSetBit(0); t >= 0; t = chosen.nextSetBit(t + 1)) {
          offer(i, t, itemScores[i] + own[t]);
        }
      }
    }
    build();
  }

  /** Scores the transitions of all unfinished items, and forgets the successors. */
  private void score() {
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (!finished[i]) {
        live[count++] = items[i];
      }
    }
    scorer.score(live, sites, count, scores);
    successorCount = 0;
    steps++;
  }

  private void expand(int i, int[] own) {
    C c = items[i];
    long score = itemScores[i];
    int moves = permitted.moves(c, 0);
    permitted.forbid(c, 0, moves, own);
    for (int left = moves; left != 0; left &= left - 1) {
      int move = Integer.numberOfTrailingZeros(left);
      if (mayEnter(move, score, own)) {
        int end = all.end(move);
        for (int t = all.first(move); t < end; t++) {
          if (own[t] != Permitted.FORBIDDEN) {
            offer(i, t, score + own[t]);
          }
        }
      }
    }
  }

  /**
   * Returns whether the best label of a move could enter the beam. Mostly it cannot, and the others
   * need not be examined.
   */
  private boolean mayEnter(int move, long score, int[] own) {
    if (successorCount < width) {
      return true;
    }
    int stop = all.end(move);
    int best = Integer.MIN_VALUE;
    for (int t = all.first(move); t < stop; t++) {
      best = Math.max(best, own[t]);
    }
    return score + best > successorScores[width - 1];
  }

  /** Puts a successor in its place among the best so far, after those that are as good. */
  private void offer(int parent, int transition, long score) {
    int at = successorCount;
    if (at == width) {
      if (score <= successorScores[--at]) {
        return;
      }
    } else {
      successorCount++;
    }
    for (; at > 0 && successorScores[at - 1] < score; at--) {
      successorScores[at] = successorScores[at - 1];
      parents[at] = parents[at - 1];
      transitions[at] = transitions[at - 1];
    }
    successorScores[at] = score;
    parents[at] = parent;
    transitions[at] = transition;
  }

  /** Makes the chosen successors the items; the last child of an item takes over its object. */
  private void build() {
    for (int i = 0; i < size; i++) {
      children[i] = 0;
    }
    for (int j = 0; j < successorCount; j++) {
      children[parents[j]]++;
    }
    allFinished = true;
    for (int j = 0; j < successorCount; j++) {
      int parent = parents[j];
      C c = successors[j];
      if (--children[parent] == 0) {
        successors[j] = items[parent];
        items[parent] = c;
        c = successors[j];
      } else {
        c.copyFrom(items[parent]);
      }
      if (transitions[j] != NONE) {
        system.apply(c, transitions[j]);
      }
      nextScores[j] = transitions[j] == NONE ? itemScores[parent] : successorScores[j];
    }
    long[] scoresBefore = itemScores;
    itemScores = nextScores;
    nextScores = scoresBefore;
    C[] swapped = items;
    items = successors;
    successors = swapped;
    size = successorCount;
    for (int j = 0; j < size; j++) {
      finished[j] = system.isTerminal(items[j]);
      allFinished &= finished[j];
    }
  }

  /** The number of items. */
  public int size() {
    return size;
  }

  /** The configuration of an item, 0 for the best; to be read, and until the next step only. */
  public C item(int i) {
    return items[i];
  }

  /** The score of an item: the sum of the scores of its transitions. */
  public long score(int i) {
    return itemScores[i];
  }

  /** Returns the score that ranks an item after all steps: its own, unless it has ended before. */
  public long rank(int i) {
    return rank(i, ranking);
  }

  /** Returns the score by which another ranking would rank an item. */
  public long rank(int i, Ranking by) {
    C c = items[i];
    int idle = by == Ranking.IDLE && finished[i] ? scorer.idle(c) : 0;
    return by.score(itemScores[i], c.derivationLength(), steps, idle);
  }

  /** The number of steps so far. */
  public int steps() {
    return steps;
  }

  /** Returns the index that the parent of an item had before the last step. */
  public int parent(int i) {
    return parents[i];
  }

  /** The last step's transition of an item, −1 if it had been finished before. */
  public int transition(int i) {
    return transitions[i];
  }
}
