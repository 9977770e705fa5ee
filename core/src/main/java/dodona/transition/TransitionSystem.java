package dodona.transition;

import dodona.error.InvalidInputException;
import dodona.treebank.Sentence;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A transition system: its initial and terminal configurations, its moves with their conditions and
 * effects, and the positions for features.
 *
 * <p>A system is immutable and may be shared by threads. From every configuration that it can reach
 * there is a legal move, or the configuration is terminal and holds a tree; every run ends.
 *
 * <p>A <i>site</i> is where in a configuration a transition takes place. Most systems have a single
 * one, 0: the top of the stack and the front of the buffer. Easy-first has one for each pair of
 * neighbors. A transition is a number: its site times the number of {@link #transitions}, plus its
 * number among those.
 *
 * <p>Systems are found by name through {@link java.util.ServiceLoader}: a class with a public
 * constructor without parameters, which makes the system for unlabeled parsing, and its name in
 * {@code META-INF/services/dodona.transition.TransitionSystem}. See {@code
 * docs/how-to/own-system.md}.
 *
 * @param <C> its kind of configuration
 */
public interface TransitionSystem<C extends PartialTree> {

  /** The places of a system with a stack and a buffer, from S0, the top of the stack, to B3. */
  List<String> STACK_AND_BUFFER = List.of("S0", "S1", "S2", "S3", "B0", "B1", "B2", "B3");

  /** The name of the system for {@link TransitionSystems#named}, such as {@code attardi}. */
  String name();

  /** The same system with other labels for its arcs. */
  TransitionSystem<C> withLabels(List<String> labels);

  /** The numbering of the transitions at a site. */
  Transitions transitions();

  /** A configuration to be initialized. */
  C newConfiguration();

  /** Makes a configuration the initial one for a sentence of {@code words} words. */
  void initialize(C c, int words);

  /** Makes a configuration the initial one for a sentence. */
  default void initialize(C c, Sentence sentence) {
    initialize(c, sentence.size());
  }

  /** Returns whether a configuration is the end of a run. */
  boolean isTerminal(C c);

  /** Returns whether every configuration has one site only, 0. */
  default boolean hasOneSite() {
    return true;
  }

  /** The first site of a configuration, −1 if it is terminal and the system has many sites. */
  default int firstSite(C c) {
    return 0;
  }

  /** The site after another one, a larger number, but at most that of words; −1 after the last. */
  default int nextSite(C c, int site) {
    return -1;
  }

  /**
   * The first site that a transition, which has just been taken, may have changed: at those before
   * it the same words are at all places, without new arcs. By default, all sites may have changed.
   */
  default int firstChangedSite(C c, int transition) {
    return firstSite(c);
  }

  /**
   * The site after the last one that a transition, which has just been taken, may have changed or
   * removed; −1 if there is none.
   */
  default int endOfChangedSites(C c, int transition) {
    return -1;
  }

  /**
   * The set of legal moves at a site, one {@linkplain Move#bit bit} for each move: legality is
   * about the move, not about its label. Empty at all sites if and only if the configuration is
   * terminal.
   */
  int legalMoves(C c, int site);

  /** The legal moves at a site. */
  default List<Move> legalMoveList(C c, int site) {
    return transitions().moveList(legalMoves(c, site));
  }

  /**
   * Returns why a move is not legal at a site, such as {@code the buffer is empty}; null if it is
   * legal. The text is for people; a system need not give the reason.
   */
  default @Nullable String obstacle(C c, int site, Move move) {
    return move.in(legalMoves(c, site)) ? null : "it is not legal here";
  }

  /** Returns whether a transition is legal. */
  default boolean isLegal(C c, int transition) {
    int wanted = transition / transitions().size();
    for (int site = firstSite(c); site >= 0; site = nextSite(c, site)) {
      if (site == wanted) {
        return transitions().move(transition % transitions().size()).in(legalMoves(c, site));
      }
    }
    return false;
  }

  /**
   * Takes a transition and {@linkplain PartialTree#record records} it. The transition has to be
   * legal; as this is the innermost loop of everything, only an assertion checks it. {@link
   * Derivation#replay} always does.
   */
  void apply(C c, int transition);

  /**
   * The head of the arc that a move adds, or would add if it were legal; −1 if it adds none, or has
   * no head to give.
   */
  int head(C c, int site, Move move);

  /** The dependent of the arc that a legal move adds, −1 if it adds none. */
  int dependent(C c, int site, Move move);

  /**
   * The legal moves at a site after which exactly one word can still be attached to the root. If
   * only such moves led to a configuration, there is one at some of its sites, or it is terminal.
   * Every tree with a single root that the system can build, it still can.
   *
   * <p>That is no part of legality, because the costs of dynamic oracles are about every tree that
   * the system can build.
   */
  int singleRoot(C c, int site, int legalMoves);

  /**
   * The names of the places that features may look at: each a capital letter and a digit, such as
   * {@code S0}.
   */
  default List<String> places() {
    return STACK_AND_BUFFER;
  }

  /**
   * Finds the words at the places around a site.
   *
   * @param words receives them in the order of {@link #places()}, −1 where there is none; it may
   *     have more room
   */
  void places(C c, int site, int[] words);

  /** The name of a transition in a configuration where it is legal, such as {@code LA(nsubj)}. */
  default String name(C c, int transition) {
    return transitions().name(transition);
  }

  /**
   * The transition that a name means in a configuration.
   *
   * @throws InvalidInputException if the name means nothing there
   */
  default int parse(C c, String name) {
    return transitions().parse(name);
  }
}
