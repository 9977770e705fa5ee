package dodona.system.covington;

import dodona.system.arceager.ArcEager;
import dodona.transition.Move;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Covington's non-projective system, which compares every word with all words before it, the
 * nearest first, and so derives every tree (Covington 2001).
 *
 * <pre>
 * start  ([], [], [1 … n, 0], ∅)     end  (λ1, λ2, [0], A) where every word has a head
 *
 * SH     (λ1, λ2, j|β, A)      ⇒  (λ1·λ2|j, [], β, A)                    j ≠ 0
 * NA     (λ1|i, λ2, j|β, A)    ⇒  (λ1, i|λ2, j|β, A)                     j ≠ 0 or i has a head
 * LA(l)  (λ1|i, λ2, j|β, A)    ⇒  (λ1, i|λ2, j|β, A ∪ {(j,l,i)})         i has no head, no i →* j
 * RA(l)  (λ1|i, λ2, j|β, A)    ⇒  (λ1, i|λ2, j|β, A ∪ {(i,l,j)})         j has no head, no j →* i, j ≠ 0
 * </pre>
 *
 * <p>The root stands at the end of the buffer, as in {@link ArcEager}, and takes by LA every word
 * that is then without a head. So every run ends in a tree. In the literature such words are
 * attached to the root when the run is over, which comes to the same.
 *
 * <p>Derivations are of length O(n²) at worst; how much shorter depends on how early a word's last
 * arc to the left is followed by SH.
 *
 * <p>Michael A. Covington (2001): <i>A Fundamental Algorithm for Dependency Parsing</i>; as a
 * transition system in Joakim Nivre (2008): <i>Algorithms for Deterministic Incremental Dependency
 * Parsing</i>.
 */
public final class Covington implements TransitionSystem<CovingtonConfiguration> {

  /** The moves, named by what becomes of the two words that are compared. */
  public enum PairMove implements Move {
    /** Goes on to the next word of the buffer. */
    SHIFT("SH", 0),
    /** Passes over a pair of words without an arc. */
    NO_ARC("NA", 1),
    /** Adds an arc that points to the left. */
    LEFT_ARC("LA", 2),
    /** Adds an arc that points to the right. */
    RIGHT_ARC("RA", 3);

    private final String shortName;
    private final int code;

    PairMove(String shortName, int code) {
      this.shortName = shortName;
      this.code = code;
    }

    @Override
    public String shortName() {
      return shortName;
    }

    @Override
    public boolean isLabeled() {
      return this == LEFT_ARC || this == RIGHT_ARC;
    }

    @Override
    public int code() {
      return code;
    }
  }

  private static final List<String> PLACES =
      List.of("S0", "S1", "S2", "S3", "B0", "B1", "B2", "B3", "L0", "L1", "H0", "H1");

  private static final String CYCLE = "it would close a cycle";

  private final Transitions transitions;

  /** The system for unlabeled parsing. */
  public Covington() {
    this(Transitions.UNLABELED);
  }

  /** The system with the given labels. */
  public Covington(List<String> labels) {
    this.transitions = new Transitions(labels, PairMove.values());
  }

  @Override
  public String name() {
    return "covington";
  }

  @Override
  public Covington withLabels(List<String> labels) {
    return new Covington(labels);
  }

  @Override
  public Transitions transitions() {
    return transitions;
  }

  @Override
  public CovingtonConfiguration newConfiguration() {
    return new CovingtonConfiguration();
  }

  @Override
  public void initialize(CovingtonConfiguration c, int words) {
    c.startWithRootLast(words);
  }

  @Override
  public boolean isTerminal(CovingtonConfiguration c) {
    return c.headless() == 0;
  }

  @Override
  public int legalMoves(CovingtonConfiguration c, int site) {
    int i = c.left(0);
    int j = c.b(0);
    if (j == 0) {
      return isTerminal(c) ? 0 : (c.hasHead(i) ? PairMove.NO_ARC : PairMove.LEFT_ARC).bit();
    }
    int moves = PairMove.SHIFT.bit();
    if (i > 0) {
      moves |= PairMove.NO_ARC.bit();
      moves |= !c.hasHead(i) && c.top(j) != i ? PairMove.LEFT_ARC.bit() : 0;
      moves |= !c.hasHead(j) && c.top(i) != j ? PairMove.RIGHT_ARC.bit() : 0;
    }
    return moves;
  }

  @Override
  public @Nullable String obstacle(CovingtonConfiguration c, int site, Move move) {
    if (move.in(legalMoves(c, site))) {
      return null;
    }
    if (isTerminal(c)) {
      return "every word has a head";
    }
    int i = c.left(0);
    int j = c.b(0);
    if (move == PairMove.SHIFT) {
      return "only the root is left in the buffer";
    }
    if (i < 0) {
      return "the first list is empty";
    }
    if (move == PairMove.NO_ARC) {
      return "the word has no head yet, and only the root is left to compare it with";
    }
    if (move == PairMove.LEFT_ARC) {
      return c.hasHead(i) ? "the left word already has a head" : CYCLE;
    }
    return j == 0
        ? "the root cannot have a head"
        : c.hasHead(j) ? "the right word already has a head" : CYCLE;
  }

  @Override
  public void apply(CovingtonConfiguration c, int transition) {
    assert isLegal(c, transition) : transitions.name(transition) + " in " + c;
    PairMove move = (PairMove) transitions.move(transition);
    if (move == PairMove.SHIFT) {
      c.shift();
    } else {
      if (move.isLabeled()) {
        c.attach(head(c, 0, move), dependent(c, 0, move), transitions.label(transition));
      }
      c.pass();
    }
    c.record(transition);
  }

  @Override
  public int head(CovingtonConfiguration c, int site, Move move) {
    return switch ((PairMove) move) {
      case LEFT_ARC -> c.b(0);
      case RIGHT_ARC -> c.left(0);
      case SHIFT, NO_ARC -> -1;
    };
  }

  @Override
  public int dependent(CovingtonConfiguration c, int site, Move move) {
    return switch ((PairMove) move) {
      case LEFT_ARC -> c.left(0);
      case RIGHT_ARC -> c.b(0);
      case SHIFT, NO_ARC -> -1;
    };
  }

  /**
   * {@inheritDoc}
   *
   * <p>The root takes, in the end, every word without a head, and the last chance to give them one
   * is when the last word n is compared with the others. Until then nothing can go wrong, because n
   * might take them all. From then on, SH has to wait until one word alone has no head. At most one
   * word without a head may be passed over. If one is, it will be the root's dependent, and so n
   * has to be below it already or has to have a chance to become so.
   */
  @Override
  public int singleRoot(CovingtonConfiguration c, int site, int legalMoves) {
    if (c.bufferSize() != 2) {
      return legalMoves;
    }
    int i = c.left(0);
    int passed = passedWithoutHead(c);
    int forbidden = c.headless() == 1 ? 0 : PairMove.SHIFT.bit();
    forbidden |= canPass(c, i, passed) ? 0 : PairMove.NO_ARC.bit();
    forbidden |= passed < 0 || c.top(i) == passed ? 0 : PairMove.RIGHT_ARC.bit();
    return legalMoves & ~forbidden;
  }

  /** The word of λ2 that has no head, −1 if they all have one. */
  private static int passedWithoutHead(CovingtonConfiguration c) {
    int place = 0;
    while (c.hasHead(c.passed(place))) {
      place++;
    }
    return c.passed(place);
  }

  /** Returns whether a single root is possible after NA. */
  private static boolean canPass(CovingtonConfiguration c, int i, int passed) {
    if (c.hasHead(i) && passed < 0) {
      return true;
    }
    if (!c.hasHead(i) && passed >= 0) {
      return false;
    }
    int rootsDependent = Math.max(passed, c.hasHead(i) ? -1 : i);
    int top = c.top(c.b(0));
    int word = top == c.b(0) ? i - 1 : 0;
    while (word > 0 && c.top(word) != rootsDependent) {
      word--;
    }
    return top == rootsDependent || word > 0;
  }

  /**
   * {@inheritDoc}
   *
   * <p>S0 … are the words of λ1 from its end, B0 … the buffer, L0 and L1 the first words of λ2; H0
   * and H1 are the nearest words before S0 that have no head, which SH would leave behind.
   */
  @Override
  public List<String> places() {
    return PLACES;
  }

  @Override
  public void places(CovingtonConfiguration c, int site, int[] words) {
    for (int place = 0; place < 4; place++) {
      words[place] = c.left(place);
      words[4 + place] = c.b(place);
    }
    words[8] = c.passed(0);
    words[9] = c.passed(1);
    words[10] = withoutHeadBefore(c, words[0]);
    words[11] = withoutHeadBefore(c, words[10]);
  }

  private static int withoutHeadBefore(CovingtonConfiguration c, int word) {
    int before = word - 1;
    while (before > 0 && c.hasHead(before)) {
      before--;
    }
    return before > 0 ? before : -1;
  }
}
