package dodona.system.covington;

import dodona.oracle.GivenArcsOracle;
import dodona.system.covington.Covington.PairMove;
import dodona.transition.Move;
import dodona.treebank.GivenArcs;

/**
 * Given arcs in Covington's system. All arcs within reach can be added together unless they close a
 * cycle, so a tree is possible if and only if every word can be reached from the root over the arcs
 * so far and, to words without a head, the allowed arcs within reach: a search in a graph. Of the
 * arcs of the root, only one may be used if there should be a single root.
 */
final class CovingtonGivenArcs implements GivenArcsOracle<CovingtonConfiguration> {

  private final boolean singleRoot;
  private GivenArcs given = GivenArcs.ofHeads();
  private boolean[] isFound = {};
  private int[] agenda = {};

  /* The configuration that is looked at. */
  private int last;
  private int front;
  private int newHead;
  private int newDependent;

  CovingtonGivenArcs(boolean singleRoot) {
    this.singleRoot = singleRoot;
  }

  @Override
  public void begin(GivenArcs arcs) {
    given = arcs;
    if (isFound.length < arcs.size() + 1) {
      isFound = new boolean[arcs.size() + 1];
      agenda = new int[arcs.size() + 1];
    }
  }

  @Override
  public boolean isPossible(CovingtonConfiguration c) {
    last = c.leftSize();
    front = c.words() + 2 - c.bufferSize();
    newDependent = -1;
    return hasTree(c);
  }

  @Override
  public boolean isPossibleAfter(CovingtonConfiguration c, int site, Move move) {
    if (c.b(0) == 0) {
      return true; // no choice is left
    }
    front = c.words() + 2 - c.bufferSize();
    last = c.leftSize() - 1;
    newHead = -1;
    newDependent = -1;
    switch ((PairMove) move) {
      case SHIFT -> last = front++;
      case NO_ARC -> {}
      case LEFT_ARC -> {
        newHead = c.b(0);
        newDependent = c.left(0);
      }
      case RIGHT_ARC -> {
        newHead = c.left(0);
        newDependent = c.b(0);
      }
    }
    return (newDependent < 0 || given.allows(newHead, newDependent)) && hasTree(c);
  }

  private int head(CovingtonConfiguration c, int word) {
    return word == newDependent ? newHead : c.head(word);
  }

  private boolean hasTree(CovingtonConfiguration c) {
    if (!singleRoot) {
      return reachesAll(c, 0);
    }
    for (int root = 1; root <= c.words(); root++) {
      if (canHave(c, 0, root) && reachesAll(c, root)) {
        return true;
      }
    }
    return false;
  }

  private boolean reachesAll(CovingtonConfiguration c, int from) {
    int n = c.words();
    for (int word = 0; word <= n; word++) {
      isFound[word] = word == from;
    }
    int found = 1;
    agenda[0] = from;
    for (int next = 0; next < found; next++) {
      int head = agenda[next];
      for (int word = 1; word <= n; word++) {
        if (!isFound[word] && canHave(c, head, word)) {
          isFound[word] = true;
          agenda[found++] = word;
        }
      }
    }
    return found == (from == 0 ? n + 1 : n);
  }

  /** Returns whether a word has this head or can still get it. */
  private boolean canHave(CovingtonConfiguration c, int head, int word) {
    int own = head(c, word);
    return own >= 0 ? own == head : isWithinReach(head, word) && given.allows(head, word);
  }

  private boolean isWithinReach(int head, int dependent) {
    int right = Math.max(head, dependent);
    return head == 0 || right > front || (right == front && Math.min(head, dependent) <= last);
  }
}
