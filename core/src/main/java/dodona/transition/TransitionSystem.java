package dodona.transition;

import dodona.treebank.Sentence;

/**
 * A stack-based transition system: where it starts and ends, which moves are legal when, and what
 * they do.
 *
 * <p>A system is immutable and may be shared by threads. From every configuration that it can reach
 * there is a legal move, or the configuration is terminal and holds a tree; every run ends.
 */
public sealed interface TransitionSystem
    permits ArcStandard, SwapStandard, ArcHybrid, ArcEager, Attardi {

  /** The name that {@link TransitionSystems#named} knows the system by, such as {@code attardi}. */
  String name();

  /** The numbering of the system's transitions. */
  Transitions transitions();

  /** Makes a configuration the initial one for a sentence of {@code words} words. */
  void initialise(Configuration c, int words);

  /** Makes a configuration the initial one for a sentence. */
  default void initialise(Configuration c, Sentence sentence) {
    initialise(c, sentence.size());
  }

  /** Whether a configuration is the end of a run. */
  boolean isTerminal(Configuration c);

  /**
   * The set of legal moves, one {@linkplain Move#bit bit} per move: legality is about the move, not
   * about its label. Empty if and only if the configuration is terminal.
   */
  int legalMoves(Configuration c);

  /** Whether a transition is legal. */
  default boolean isLegal(Configuration c, int transition) {
    return transitions().move(transition).in(legalMoves(c));
  }

  /**
   * Takes a transition and records it. The transition has to be legal; as this is the innermost
   * loop of everything, only an assertion checks it. {@link Derivation#replay} always does.
   */
  void apply(Configuration c, int transition);
}
