package dodona.oracle;

import dodona.transition.Configuration;
import dodona.transition.Move;

/** Where the arc that a move adds has its head and its dependent, which differs between systems. */
enum ArcPlacement {

  /** Both on the stack: arc-standard, and what extends it. */
  STACK {
    @Override
    int head(Configuration c, Move move) {
      return switch (move) {
        case LEFT_ARC, LEFT_ARC_2 -> c.s(0);
        case RIGHT_ARC -> c.s(1);
        case RIGHT_ARC_2 -> c.s(2);
        default -> -1;
      };
    }

    @Override
    int dependent(Configuration c, Move move) {
      return switch (move) {
        case LEFT_ARC -> c.s(1);
        case LEFT_ARC_2 -> c.s(2);
        case RIGHT_ARC, RIGHT_ARC_2 -> c.s(0);
        default -> -1;
      };
    }
  },

  /** Left arcs from the buffer, right arcs inside the stack. */
  HYBRID {
    @Override
    int head(Configuration c, Move move) {
      return switch (move) {
        case LEFT_ARC -> c.b(0);
        case RIGHT_ARC -> c.s(1);
        default -> -1;
      };
    }

    @Override
    int dependent(Configuration c, Move move) {
      return move.isLabelled() ? c.s(0) : -1;
    }
  },

  /** Between the stack and the buffer. */
  EAGER {
    @Override
    int head(Configuration c, Move move) {
      return switch (move) {
        case LEFT_ARC -> c.b(0);
        case RIGHT_ARC -> c.s(0);
        default -> -1;
      };
    }

    @Override
    int dependent(Configuration c, Move move) {
      return switch (move) {
        case LEFT_ARC -> c.s(0);
        case RIGHT_ARC -> c.b(0);
        default -> -1;
      };
    }
  };

  /** The head of the arc that a legal move adds, −1 if it adds none. */
  abstract int head(Configuration c, Move move);

  /** The dependent of the arc that a legal move adds, −1 if it adds none. */
  abstract int dependent(Configuration c, Move move);
}
