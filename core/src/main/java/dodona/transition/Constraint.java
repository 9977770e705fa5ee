package dodona.transition;

/**
 * A restriction on the moves of a parser, beyond what is legal.
 *
 * <p>It is no part of the transition system because the costs of the dynamic oracles are about
 * every tree that the system can build.
 */
@FunctionalInterface
public interface Constraint {

  /** The constraint that permits whatever is legal. */
  Constraint NONE = (c, legalMoves) -> legalMoves;

  /**
   * The legal moves that are permitted, one bit per move; not empty if {@code legalMoves} is not
   * and only permitted moves led to the configuration.
   */
  int permitted(Configuration c, int legalMoves);
}
