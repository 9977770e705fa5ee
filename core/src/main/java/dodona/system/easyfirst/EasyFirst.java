package dodona.system.easyfirst;

import dodona.error.InvalidInputException;
import dodona.transition.Move;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The easy-first system, which attaches neighbors anywhere in the sentence, in any order (Goldberg
 * &amp; Elhadad 2010).
 *
 * <pre>
 * start  ([0, 1 … n], ∅)         end  ([0], A)
 *
 * LEFT(i,l)   (λ, A)  ⇒  (λ∖λ[i−1], A ∪ {(λ[i], l, λ[i−1])})     λ[i−1] ≠ 0
 * RIGHT(i,l)  (λ, A)  ⇒  (λ∖λ[i+1], A ∪ {(λ[i], l, λ[i+1])})
 * </pre>
 *
 * <p>A site is a pair of neighbors, known by the left one (the word, not its place in the list, so
 * that removing other words does not change what a transition means). In text the papers' places
 * are used, counted from 1: {@code RIGHT:1(root)} attaches the first word to the root.
 *
 * <p>Features see the pair as S0 and B0, the words to its left as S1 … and to its right as B1 ….
 *
 * <p>Yoav Goldberg &amp; Michael Elhadad (2010): <i>An Efficient Algorithm for Easy-First
 * Non-Directional Dependency Parsing</i>; in this form in Yoav Goldberg &amp; Joakim Nivre (2013):
 * <i>Training Deterministic Parsers with Non-Deterministic Oracles</i>.
 */
public final class EasyFirst implements TransitionSystem<EasyFirstConfiguration> {

  /** The moves, named by where the dependent lies, seen from the head. */
  public enum Direction implements Move {
    /** The left word of a pair attaches the right one. */
    RIGHT(0),
    /** The right word of a pair attaches the left one. */
    LEFT(1);

    private final int code;

    Direction(int code) {
      this.code = code;
    }

    @Override
    public String shortName() {
      return name();
    }

    @Override
    public boolean isLabeled() {
      return true;
    }

    @Override
    public int code() {
      return code;
    }
  }

  /** The number of words that features see on either side. */
  private static final int SEEN = 4;

  private static final Pattern NAME = Pattern.compile("(LEFT|RIGHT):([1-9][0-9]{0,8})(.*)");

  private final Transitions transitions;
  private final int size;

  /** The system for unlabeled parsing. */
  public EasyFirst() {
    this(Transitions.UNLABELED);
  }

  /** The system with the given labels. */
  public EasyFirst(List<String> labels) {
    this.transitions = new Transitions(labels, Direction.values());
    this.size = transitions.size();
  }

  @Override
  public String name() {
    return "easy-first";
  }

  @Override
  public EasyFirst withLabels(List<String> labels) {
    return new EasyFirst(labels);
  }

  @Override
  public Transitions transitions() {
    return transitions;
  }

  @Override
  public EasyFirstConfiguration newConfiguration() {
    return new EasyFirstConfiguration();
  }

  @Override
  public void initialize(EasyFirstConfiguration c, int words) {
    c.start(words);
  }

  @Override
  public boolean isTerminal(EasyFirstConfiguration c) {
    return c.listSize() == 1;
  }

  @Override
  public boolean hasOneSite() {
    return false;
  }

  @Override
  public int firstSite(EasyFirstConfiguration c) {
    return isTerminal(c) ? -1 : 0;
  }

  @Override
  public int nextSite(EasyFirstConfiguration c, int site) {
    int next = c.next(site);
    return next < 0 || c.next(next) < 0 ? -1 : next;
  }

  @Override
  public int firstChangedSite(EasyFirstConfiguration c, int transition) {
    int site = headOfTaken(c, transition);
    for (int i = 0; i < SEEN && c.previous(site) >= 0; i++) {
      site = c.previous(site);
    }
    return c.next(site) < 0 ? -1 : site;
  }

  @Override
  public int endOfChangedSites(EasyFirstConfiguration c, int transition) {
    int site = headOfTaken(c, transition);
    for (int i = 0; i < SEEN && site >= 0; i++) {
      site = c.next(site);
    }
    return site;
  }

  /** The head of the arc that a transition has added. */
  private int headOfTaken(EasyFirstConfiguration c, int transition) {
    int site = transition / size;
    return transitions.move(transition % size) == Direction.RIGHT ? site : c.head(site);
  }

  @Override
  public int legalMoves(EasyFirstConfiguration c, int site) {
    return site == 0 ? Direction.RIGHT.bit() : transitions.moves();
  }

  @Override
  public @Nullable String obstacle(EasyFirstConfiguration c, int site, Move move) {
    return move.in(legalMoves(c, site)) ? null : "the root cannot have a head";
  }

  @Override
  public int head(EasyFirstConfiguration c, int site, Move move) {
    return move == Direction.RIGHT ? site : c.next(site);
  }

  @Override
  public int dependent(EasyFirstConfiguration c, int site, Move move) {
    return move == Direction.RIGHT ? c.next(site) : site;
  }

  /** The transition that joins the pair of a site by a labeled arc. */
  public int id(int site, Direction direction, int label) {
    return (site * size) + transitions.first(direction) + label;
  }

  @Override
  public void apply(EasyFirstConfiguration c, int transition) {
    assert isLegal(c, transition) : transition + " in " + c;
    int site = transition / size;
    Move move = transitions.move(transition % size);
    int dependent = dependent(c, site, move);
    c.addArc(head(c, site, move), dependent, transitions.label(transition % size));
    c.remove(dependent);
    c.record(transition);
  }

  /**
   * {@inheritDoc}
   *
   * <p>The root takes only the last word left.
   */
  @Override
  public int singleRoot(EasyFirstConfiguration c, int site, int legalMoves) {
    return site == 0 && c.listSize() > 2 ? legalMoves & ~Direction.RIGHT.bit() : legalMoves;
  }

  @Override
  public void places(EasyFirstConfiguration c, int site, int[] words) {
    int before = site;
    int after = c.next(site);
    for (int i = 0; i < SEEN; i++) {
      words[i] = before;
      words[SEEN + i] = after;
      before = before < 0 ? -1 : c.previous(before);
      after = after < 0 ? -1 : c.next(after);
    }
  }

  /** The name of a transition in a configuration, such as {@code LEFT:3(nsubj)}. */
  @Override
  public String name(EasyFirstConfiguration c, int transition) {
    Move move = transitions.move(transition % size);
    int head = head(c, transition / size, move);
    int place = 1;
    for (int word = 0; word != head; word = c.next(word)) {
      place++;
    }
    return move.shortName() + ":" + place + suffix(transition % size);
  }

  @Override
  public int parse(EasyFirstConfiguration c, String name) {
    Matcher matcher = NAME.matcher(name);
    int number = matcher.matches() ? number(matcher.group(1) + matcher.group(3)) : -1;
    if (number < 0) {
      throw new InvalidInputException(
          "unknown transition '" + name + "'; expected something like LEFT:2" + suffix(0));
    }
    boolean isLeft = transitions.move(number) == Direction.LEFT;
    int place = Integer.parseInt(matcher.group(2));
    if (place > c.listSize() || (isLeft && place == 1)) {
      throw new InvalidInputException("no position " + place + " for '" + name + "' in " + c);
    }
    int site = 0;
    for (int i = isLeft ? 2 : 1; i < place; i++) {
      site = c.next(site);
    }
    return (site * size) + number;
  }

  private int number(String name) {
    int number = size - 1;
    while (number >= 0 && !transitions.name(number).equals(name)) {
      number--;
    }
    return number;
  }

  /** Returns the part of a transition's name that follows the name of its move. */
  private String suffix(int number) {
    return transitions.name(number).substring(transitions.move(number).shortName().length());
  }
}
