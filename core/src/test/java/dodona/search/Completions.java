package dodona.search;

import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Finds by trying everything out what can become of a configuration. */
final class Completions<C extends PartialTree> {

  private final TransitionSystem<C> system;
  private final Predicate<PartialTree> wanted;
  private final Map<String, Boolean> known = new HashMap<>();

  Completions(TransitionSystem<C> system, Predicate<PartialTree> wanted) {
    this.system = system;
    this.wanted = wanted;
  }

  /** Returns whether exactly one word of a tree is attached to the root. */
  static boolean hasSingleRoot(PartialTree c) {
    int roots = 0;
    for (int word = 1; word <= c.words(); word++) {
      roots += c.head(word) == 0 ? 1 : 0;
    }
    return roots == 1;
  }

  /** Returns whether a wanted tree can be reached after a legal transition. */
  boolean isPossibleAfter(C c, int transition) {
    C next = system.newConfiguration();
    next.copyFrom(c);
    system.apply(next, transition);
    return isPossible(next);
  }

  private boolean isPossible(C c) {
    String key = c.words() + " " + c.key();
    Boolean before = known.get(key);
    if (before != null) {
      return before;
    }
    boolean isPossible =
        system.isTerminal(c)
            ? wanted.test(c)
            : legal(c).stream().anyMatch(transition -> isPossibleAfter(c, transition));
    known.put(key, isPossible);
    return isPossible;
  }

  /** The legal transitions, each with the first label. */
  private List<Integer> legal(C c) {
    List<Integer> legal = new ArrayList<>();
    for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
      for (Move move : system.legalMoveList(c, site)) {
        legal.add((site * system.transitions().size()) + system.transitions().first(move));
      }
    }
    return legal;
  }
}
