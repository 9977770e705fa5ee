package dodona.search;

import dodona.model.RowScorer;
import dodona.transition.EasyFirst;
import dodona.transition.EasyFirst.Direction;
import dodona.transition.EasyFirstConfiguration;
import dodona.transition.SingleRoot;
import dodona.treebank.Sentence;
import java.util.Arrays;

/**
 * The scores of all transitions of an easy-first configuration, kept up to date while it changes.
 *
 * <p>A pair of neighbours is known by its left word. An attachment changes only the scores of the
 * pairs that see its head, so only those are found anew; a tournament over the pairs then knows the
 * best one after O(log n) comparisons. It belongs to one thread and allocates only for a longer
 * sentence than any before.
 */
public final class EasyFirstScores {

  private static final long NEVER = Long.MIN_VALUE;

  private final EasyFirst system;
  private final RowScorer scorer;
  private final boolean singleRoot;
  private final int reach;
  private final int labels;
  private final int[] pair;
  private int[] scores = {};
  private long[] bestScore = {};
  private int[] bestTransition = {};

  /* A complete binary tree: node i has the children 2 i and 2 i + 1, the leaves are the words. */
  private int[] winner = {};
  private int leaves;

  /**
   * Scores by a scorer of its own.
   *
   * @param reach how many places of either side the features look at, the pair included
   */
  public EasyFirstScores(EasyFirst system, RowScorer scorer, int reach, boolean singleRoot) {
    this.system = system;
    this.scorer = scorer;
    this.reach = reach;
    this.singleRoot = singleRoot;
    this.labels = system.labels().size();
    this.pair = new int[2 * labels];
  }

  /** Takes up a sentence in its initial configuration. */
  public void begin(Sentence sentence, EasyFirstConfiguration c) {
    scorer.begin(sentence);
    int words = sentence.size() + 1;
    leaves = Integer.highestOneBit(Math.max(1, (2 * words) - 1));
    if (winner.length < 2 * leaves) {
      winner = new int[2 * leaves];
      bestScore = new long[leaves];
      bestTransition = new int[leaves];
      scores = new int[words * pair.length];
    }
    if (scores.length < words * pair.length) {
      scores = new int[words * pair.length];
    }
    Arrays.fill(bestScore, 0, leaves, NEVER);
    for (int leaf = 0; leaf < leaves; leaf++) {
      winner[leaves + leaf] = leaf;
    }
    scoreAll(c);
  }

  /** Scores every pair of a configuration. */
  public void scoreAll(EasyFirstConfiguration c) {
    for (int left = 0; left >= 0; left = c.next(left)) {
      scorePair(c, left);
    }
    for (int node = leaves - 1; node > 0; node--) {
      play(node);
    }
  }

  /** Scores anew what has changed by attaching {@code dependent} to {@code head}. */
  public void attached(EasyFirstConfiguration c, int head, int dependent) {
    bestScore[dependent] = NEVER;
    replay(dependent);
    int left = head;
    for (int i = 0; i < reach && c.previous(left) >= 0; i++) {
      left = c.previous(left);
    }
    for (int i = 0; i < 2 * reach && left >= 0; i++) {
      scorePair(c, left);
      replay(left);
      left = c.next(left);
    }
  }

  /** The best-scoring transition. */
  public int best() {
    return bestTransition[winner[1]];
  }

  /** The score of a legal transition. */
  public int score(EasyFirstConfiguration c, int transition) {
    int head = system.head(transition);
    boolean right = system.direction(transition) == Direction.RIGHT;
    int left = right ? head : c.previous(head);
    return scores[(left * pair.length) + column(right, system.label(transition))];
  }

  /** The column of a transition in the rows of the pair. */
  public int column(int transition) {
    boolean right = system.direction(transition) == Direction.RIGHT;
    return column(right, system.label(transition));
  }

  private int column(boolean right, int label) {
    return right ? label : labels + label;
  }

  private void scorePair(EasyFirstConfiguration c, int left) {
    bestScore[left] = NEVER;
    int right = c.next(left);
    if (right < 0) {
      return;
    }
    scorer.score(c, left, pair);
    System.arraycopy(pair, 0, scores, left * pair.length, pair.length);
    if (!singleRoot || SingleRoot.permits(c, left)) {
      offer(left, left, Direction.RIGHT, 0);
    }
    if (left > 0) {
      offer(left, right, Direction.LEFT, labels);
    }
  }

  private void offer(int left, int head, Direction direction, int from) {
    for (int label = 0; label < labels; label++) {
      if (pair[from + label] > bestScore[left]) {
        bestScore[left] = pair[from + label];
        bestTransition[left] = system.id(head, direction, label);
      }
    }
  }

  private void replay(int leaf) {
    for (int node = (leaves + leaf) / 2; node > 0; node /= 2) {
      play(node);
    }
  }

  /** Of two pairs as good as each other, the left one wins. */
  private void play(int node) {
    int a = winner[2 * node];
    int b = winner[(2 * node) + 1];
    winner[node] = bestScore[b] > bestScore[a] ? b : a;
  }
}
