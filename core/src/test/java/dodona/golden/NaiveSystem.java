package dodona.golden;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The transition systems, straight from the tables in docs/explanation/transition-systems.md and
 * without labels.
 */
enum NaiveSystem {
  ARC_STANDARD {
    @Override
    void addMoves(NaiveState c, Map<String, NaiveState> moves) {
      addArcs(c, moves);
    }
  },
  ARC_HYBRID {
    @Override
    void addMoves(NaiveState c, Map<String, NaiveState> moves) {
      if (!c.buffer().isEmpty() && c.s(0) != 0) {
        moves.put("LA", c.attached(c.b0(), c.s(0)));
      }
      if (c.stack().size() >= 2) {
        moves.put("RA", c.attached(c.s(1), c.s(0)));
      }
    }
  },
  ARC_EAGER {
    @Override
    NaiveState start(int n) {
      List<Integer> buffer = new ArrayList<>(NaiveState.range(1, n));
      buffer.add(0);
      return NaiveState.of(List.of(), List.copyOf(buffer), n);
    }

    @Override
    void addMoves(NaiveState c, Map<String, NaiveState> moves) {
      if (c.stack().isEmpty()) {
        return;
      }
      if (c.hasHead(c.s(0))) {
        moves.put("RE", c.reduced());
      } else {
        moves.put("LA", c.attached(c.b0(), c.s(0)));
      }
      if (c.b0() != 0) {
        moves.put("RA", c.arc(c.s(0), c.b0()).shifted());
      }
    }
  },
  ATTARDI {
    @Override
    void addMoves(NaiveState c, Map<String, NaiveState> moves) {
      addArcs(c, moves);
      if (c.stack().size() >= 3) {
        if (c.s(2) != 0) {
          moves.put("LA2", c.attached(c.s(0), c.s(2)));
        }
        moves.put("RA2", c.attached(c.s(2), c.s(0)));
      }
    }
  },
  SWAP_STANDARD {
    @Override
    void addMoves(NaiveState c, Map<String, NaiveState> moves) {
      addArcs(c, moves);
      if (c.stack().size() >= 2 && 0 < c.s(1) && c.s(1) < c.s(0)) {
        moves.put("SW", c.swapped());
      }
    }
  },
  EASY_FIRST {
    @Override
    NaiveState start(int n) {
      return NaiveState.of(NaiveState.range(0, n), List.of(), n);
    }

    @Override
    void addMoves(NaiveState c, Map<String, NaiveState> moves) {
      for (int place = 1; place <= c.stack().size(); place++) {
        int head = c.stack().get(place - 1);
        if (place > 1 && c.stack().get(place - 2) != 0) {
          moves.put("LEFT:" + place, c.attached(head, c.stack().get(place - 2)));
        }
        if (place < c.stack().size()) {
          moves.put("RIGHT:" + place, c.attached(head, c.stack().get(place)));
        }
      }
    }
  };

  /** The library's name of the system. */
  String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  NaiveState start(int n) {
    return NaiveState.of(List.of(0), NaiveState.range(1, n), n);
  }

  /** Returns the successor for each legal move; empty at the end. */
  Map<String, NaiveState> moves(NaiveState c) {
    Map<String, NaiveState> moves = new LinkedHashMap<>();
    boolean canShift = !c.buffer().isEmpty() && c.b0() != 0;
    if (canShift) {
      moves.put("SH", c.shifted());
    }
    addMoves(c, moves);
    return moves;
  }

  /** Adds every move but the shift. */
  abstract void addMoves(NaiveState c, Map<String, NaiveState> moves);

  private static void addArcs(NaiveState c, Map<String, NaiveState> moves) {
    if (c.stack().size() >= 2) {
      if (c.s(1) != 0) {
        moves.put("LA", c.attached(c.s(0), c.s(1)));
      }
      moves.put("RA", c.attached(c.s(1), c.s(0)));
    }
  }
}
