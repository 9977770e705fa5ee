package dodona.transition;

/**
 * The constraint that exactly one word is attached to the root.
 *
 * <p>Where the root is on the stack, it takes only the last word left: RA from 0 with an empty
 * buffer, and RA2 from 0 never, as it would leave a word behind.
 *
 * <p>In {@link ArcEager} the root stands last in the buffer and takes, in the end, every word that
 * is then on the stack without a head. That number is settled when the last word n leaves the
 * buffer: by SH, which makes n one of them, only if there is none, and by RA, which does not, only
 * if there is one. If there are more, LA and RE bring them to one: whichever of the two is legal
 * stays permitted.
 *
 * <p>Every run still ends, and every tree with a single root that the system can build, it still
 * can.
 */
public final class SingleRoot implements Constraint {

  private final boolean rootIsLast;

  /** The constraint for a system. */
  public SingleRoot(TransitionSystem system) {
    this.rootIsLast = system instanceof ArcEager;
  }

  @Override
  public int permitted(Configuration c, int legalMoves) {
    return rootIsLast ? withRootLast(c, legalMoves) : withRootOnStack(c, legalMoves);
  }

  private static int withRootOnStack(Configuration c, int legalMoves) {
    if (c.stackSize() == 2 && c.bufferSize() > 0) {
      return legalMoves & ~Move.RIGHT_ARC.bit();
    }
    return c.stackSize() == 3 ? legalMoves & ~Move.RIGHT_ARC_2.bit() : legalMoves;
  }

  private static int withRootLast(Configuration c, int legalMoves) {
    if (c.bufferSize() != 2) {
      return legalMoves;
    }
    int headless = 0;
    for (int i = 0; i < c.stackSize() && headless < 2; i++) {
      headless += c.hasHead(c.s(i)) ? 0 : 1;
    }
    int forbidden = headless == 0 ? 0 : Move.SHIFT.bit();
    forbidden |= headless == 1 ? 0 : Move.RIGHT_ARC.bit();
    return legalMoves & ~forbidden;
  }

  /**
   * Whether easy-first parsing may attach a neighbour to {@code head}: to the root only the last
   * word left.
   */
  public static boolean permits(EasyFirstConfiguration c, int head) {
    return head != 0 || c.listSize() == 2;
  }
}
