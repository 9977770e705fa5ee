package dodona.oracle.base;

import dodona.oracle.GivenArcsOracle;
import dodona.transition.Configuration;
import dodona.transition.Move;
import dodona.transition.StackMove;
import dodona.transition.StackSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.GivenArcs;
import dodona.treebank.Projectivity;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Given arcs in a system that builds trees from the bottom up on a stack with the root at its
 * bottom: arc-standard, Attardi's and swap-standard.
 *
 * <p>A word <i>matters</i> if it still needs its given head or one of its given dependents. Others
 * can go whenever a neighbor takes them, so only those that matter are looked at. Without forbidden
 * arcs, two things are safe: to add a given arc whose dependent has all its given dependents, and
 * to forget a word that no longer matters. What is left to choose is SH, and SW where the system
 * has it; so without SW one run decides, and with SW a search over the orders of the few words that
 * matter. It begins with the words in projective order, as the EAGER oracle has them, and so mostly
 * ends at once. If it finds nothing, the other words are looked at too: a word can be put back into
 * the buffer with the help of any later one, even one that does not matter.
 *
 * <p>Forbidden arcs make every choice of a head matter. Then, too, the search is over whole
 * configurations. A search that does not end within its {@linkplain GivenArcsSearch bound} counts
 * as failed: the move is not permitted, though it might be. The configuration that a search came
 * through remains known, so that parsing is never stuck.
 */
public final class StackGivenArcs implements GivenArcsOracle<Configuration> {

  private final StackSystem system;
  private final boolean singleRoot;
  private final boolean passesOver;
  private final boolean swaps;
  private final GivenArcsSearch search;
  private final GivenArcsSearch wholeSearch;
  private GivenArcs given = GivenArcs.ofHeads();
  private int[] rank = {};

  /* The words that matter after a move: the stack from the left, the buffer from the right end. */
  private int[] line = {};
  private int size;
  private int front;

  /** By word: how many words that are left have it as their given head. */
  private int[] open = {};

  /** The number of missing given arcs, not counting that of a single root. */
  private int missing;

  /* The words that matter before they are tried without SW. */
  private int[] saved = {};
  private int savedSize;
  private int savedFront;

  /** Given arcs in a system that may have LA2 and RA2, or SW. */
  public StackGivenArcs(StackSystem system, boolean singleRoot) {
    this.system = system;
    this.singleRoot = singleRoot;
    this.passesOver = system.transitions().has(StackMove.RIGHT_ARC_2);
    this.swaps = system.transitions().has(StackMove.SWAP);
    this.search = new GivenArcsSearch(system, singleRoot);
    this.wholeSearch = new GivenArcsSearch(system, singleRoot);
  }

  @Override
  public void begin(GivenArcs arcs) {
    given = arcs;
    int words = arcs.size() + 1;
    if (line.length < words) {
      line = new int[words];
      open = new int[words];
      saved = new int[words];
    }
    rank = swaps ? order(arcs) : new int[0];
    search.begin(arcs, rank);
    wholeSearch.begin(arcs, rank);
  }

  /** The projective order of the given arcs. */
  private static int[] order(GivenArcs given) {
    int[] heads = new int[given.size()];
    for (int d = 1; d <= heads.length; d++) {
      heads[d - 1] = Math.max(0, given.head(d));
    }
    return Projectivity.projectiveOrder(DependencyTree.of(heads));
  }

  @Override
  public boolean isPossible(Configuration c) {
    count(c);
    return isPossible(c, -1, null);
  }

  @Override
  public boolean isPossibleAfter(Configuration c, int site, Move move) {
    int head = system.head(c, site, move);
    int dependent = system.dependent(c, site, move);
    if (dependent >= 0 && !given.allows(head, dependent)) {
      return false;
    }
    count(c);
    if (dependent >= 0 && open[dependent] > 0) {
      return false;
    }
    if (dependent >= 0 && given.head(dependent) >= 0) {
      open[head]--;
      missing -= singleRoot && head == 0 ? 0 : 1;
    }
    return isPossible(c, dependent, (StackMove) move);
  }

  /** Counts what is missing in a configuration. */
  private void count(Configuration c) {
    missing = 0;
    Arrays.fill(open, 0, c.words() + 1, 0);
    for (int d = 1; d <= c.words(); d++) {
      int head = given.head(d);
      if (head >= 0 && !c.isRemoved(d)) {
        open[head]++;
        missing += singleRoot && head == 0 ? 0 : 1;
      }
    }
  }

  private boolean isPossible(Configuration c, int dependent, @Nullable StackMove move) {
    if (missing == 0 && !given.forbidsArcs()) {
      return true;
    }
    if (swaps && given.forbidsArcs()) {
      return wholeSearch.from(c, move);
    }
    load(c, dependent, move);
    if (swaps) {
      save();
      return isSolvedBySteps()
          || search.among(saved, savedSize, savedFront, c.words())
          || wholeSearch.from(c, move);
    }
    return isSolvedBySteps() && (!given.forbidsArcs() || wholeSearch.from(c, move));
  }

  private void save() {
    System.arraycopy(line, 0, saved, 0, given.size() + 1);
    savedSize = size;
    savedFront = front;
  }

  /** Takes the words that matter from a configuration, as they stand after a move. */
  private void load(Configuration c, int dependent, @Nullable StackMove move) {
    size = 0;
    for (int depth = c.stackSize() - 1; depth >= 0; depth--) {
      boolean isSwapped = move == StackMove.SWAP && depth == 1;
      if (c.s(depth) != dependent && !isSwapped) {
        push(c.s(depth));
      }
    }
    int shifted = move == StackMove.SHIFT ? 1 : 0;
    if (shifted > 0) {
      push(c.b(0));
    }
    front = c.words() + 1;
    for (int i = c.bufferSize() - 1; i >= shifted; i--) {
      unshift(c.b(i));
    }
    if (move == StackMove.SWAP) {
      unshift(c.s(1));
    }
  }

  private boolean matters(int word) {
    return word == 0 || open[word] > 0 || given.head(word) >= 0;
  }

  private void push(int word) {
    if (matters(word)) {
      line[size++] = word;
    }
  }

  private void unshift(int word) {
    if (matters(word)) {
      line[--front] = word;
    }
  }

  /** Returns whether it is enough to shift and to add arcs as soon as possible. */
  private boolean isSolvedBySteps() {
    while (missing > 0) {
      int at = nextDependent();
      if (at >= 0) {
        attach(at);
      } else if (front <= given.size()) {
        line[size++] = line[front++];
      } else {
        return false;
      }
    }
    return true;
  }

  /** The place of a word that can be attached to its given head, −1 if there is none. */
  private int nextDependent() {
    int top = size - 1;
    if (canAttach(top - 1, top)) {
      return top - 1;
    }
    if (canAttach(top, top - 1) || (passesOver && canAttach(top, top - 2))) {
      return top;
    }
    return passesOver && canAttach(top - 2, top) ? top - 2 : -1;
  }

  private boolean canAttach(int dependent, int head) {
    if (dependent < 1 || head < 0 || open[line[dependent]] > 0) {
      return false;
    }
    return given.head(line[dependent]) == line[head] && !(singleRoot && line[head] == 0);
  }

  private void attach(int at) {
    int head = given.head(line[at]);
    remove(at);
    missing--;
    open[head]--;
    if (!matters(head)) {
      int place = size - 1;
      while (line[place] != head) {
        place--;
      }
      remove(place);
    }
  }

  private void remove(int at) {
    size--;
    for (int i = at; i < size; i++) {
      line[i] = line[i + 1];
    }
  }
}
