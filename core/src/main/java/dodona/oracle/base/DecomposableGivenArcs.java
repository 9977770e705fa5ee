package dodona.oracle.base;

import dodona.oracle.GivenArcsOracle;
import dodona.transition.PartialTree;
import dodona.treebank.GivenArcs;

/**
 * Given arcs in an arc-decomposable system: of the words that can still get arcs, some projective
 * tree must have only arcs that are allowed and that the system can still add, each on its own.
 *
 * <p>Without forbidden arcs, that is so after a move if it puts no given arc out of reach: a
 * system's dynamic oracle counts the same. Only a single root may need a closer look.
 */
public abstract class DecomposableGivenArcs<C extends PartialTree> implements GivenArcsOracle<C> {

  private final boolean singleRoot;
  private final ProjectiveCompletion completion = new ProjectiveCompletion();
  private GivenArcs given = GivenArcs.ofHeads();

  /** The words with given heads. */
  private int[] givenWords = {};

  private int givenRoot;

  /** The words that can still get arcs, in the order of the sentence, the root first. */
  private int[] live = {};

  private int count;

  protected DecomposableGivenArcs(boolean singleRoot) {
    this.singleRoot = singleRoot;
  }

  @Override
  public void begin(GivenArcs arcs) {
    given = arcs;
    givenWords = arcs.words().stream().mapToInt(word -> word).toArray();
    givenRoot = -1;
    for (int word : givenWords) {
      givenRoot = arcs.head(word) == 0 ? word : givenRoot;
    }
    if (live.length < arcs.size() + 1) {
      live = new int[arcs.size() + 1];
    }
  }

  /** Returns the given arcs of the sentence. */
  protected final GivenArcs given() {
    return given;
  }

  /** Returns whether exactly one word is to be attached to the root. */
  protected final boolean singleRoot() {
    return singleRoot;
  }

  /** A word that is given to be the root's dependent, −1 if there is none. */
  protected final int givenRoot() {
    return givenRoot;
  }

  /** The words with given heads, from left to right; not to be changed. */
  protected final int[] givenWords() {
    return givenWords;
  }

  /** Starts on another set of words. */
  protected final void clear() {
    count = 0;
  }

  /** Adds a word after all others. */
  protected final void add(int word) {
    live[count++] = word;
  }

  /** The number of words. */
  protected final int count() {
    return count;
  }

  /** Permits no arc yet. */
  protected final void start() {
    completion.start(count);
  }

  /** Permits an arc that is there already. */
  protected final void permit(int headPlace, int place) {
    completion.permit(headPlace, place);
  }

  /** Permits those of the arcs to a word that are allowed, from some places. */
  protected final void permitAllowed(int first, int end, int place) {
    int word = live[place];
    boolean isFree = given.head(word) < 0 && !given.forbidsArcsTo(word);
    if (isFree) {
      completion.permitFrom(first, end, place);
      return;
    }
    for (int head = first; head < end; head++) {
      if (given.allows(live[head], word)) {
        completion.permit(head, place);
      }
    }
  }

  /** Returns whether the permitted arcs have a projective tree. */
  protected final boolean hasTree() {
    return completion.exists(singleRoot);
  }
}
