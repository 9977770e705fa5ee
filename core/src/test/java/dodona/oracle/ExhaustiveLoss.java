package dodona.oracle;

import dodona.transition.Configuration;
import dodona.transition.StackSystem;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The definition of loss, computed by trying everything: what the oracles are proved against.
 *
 * <p>Only stack, buffer and which stack words have a head decide what can still be built, so that
 * is what is remembered.
 */
final class ExhaustiveLoss {

  private final StackSystem system;
  private final DependencyTree gold;
  private final Map<String, Integer> remaining = new HashMap<>();

  ExhaustiveLoss(StackSystem system, DependencyTree gold) {
    this.system = system;
    this.gold = gold;
  }

  int cost(Configuration c, int transition) {
    Configuration after = after(system, c, transition);
    return wrong(after) + remaining(after) - wrong(c) - remaining(c);
  }

  /** Whether the gold tree can still be built. */
  boolean isGoldReachable(Configuration c) {
    return wrong(c) + remaining(c) == 0;
  }

  /** The number of arcs so far that are not gold. */
  private int wrong(Configuration c) {
    int count = 0;
    for (int d = 1; d <= c.words(); d++) {
      boolean isRight =
          c.head(d) == gold.head(d)
              && system.transitions().labels().get(c.label(d)).equals(gold.label(d));
      count += c.hasHead(d) && !isRight ? 1 : 0;
    }
    return count;
  }

  /** The fewest wrong arcs among those that are still to be added. */
  int remaining(Configuration c) {
    String state = state(c);
    Integer known = remaining.get(state);
    if (known != null) {
      return known;
    }
    int least = Integer.MAX_VALUE;
    for (int transition : legal(system, c)) {
      Configuration after = after(system, c, transition);
      least = Math.min(least, wrong(after) - wrong(c) + remaining(after));
    }
    int found = least == Integer.MAX_VALUE ? 0 : least;
    remaining.put(state, found);
    return found;
  }

  /** What decides the cost of every move. */
  static String state(Configuration c) {
    StringBuilder state = new StringBuilder();
    for (int i = 0; i < c.stackSize(); i++) {
      state.append((char) ('0' + c.s(i))).append(c.hasHead(c.s(i)) ? '+' : '-');
    }
    return state.append(' ').append((char) ('0' + c.bufferSize())).toString();
  }

  static List<Integer> legal(StackSystem system, Configuration c) {
    List<Integer> legal = new ArrayList<>();
    for (int transition = 0; transition < system.transitions().size(); transition++) {
      if (system.isLegal(c, transition)) {
        legal.add(transition);
      }
    }
    return legal;
  }

  static Configuration after(StackSystem system, Configuration c, int transition) {
    Configuration after = new Configuration();
    after.copyFrom(c);
    system.apply(after, transition);
    return after;
  }

  /** Every configuration with n words that can be reached, mistakes included. */
  static List<Configuration> configurations(StackSystem system, int n) {
    Map<String, Configuration> found = new HashMap<>();
    Configuration start = new Configuration();
    system.initialise(start, n);
    collect(system, start, c -> found.putIfAbsent(withArcs(c), c) == null);
    return List.copyOf(found.values());
  }

  /** One configuration for every state that can be reached, mistakes included. */
  static List<Configuration> states(StackSystem system, int n) {
    Map<String, Configuration> found = new HashMap<>();
    Configuration start = new Configuration();
    system.initialise(start, n);
    collect(system, start, c -> found.putIfAbsent(state(c), c) == null);
    return List.copyOf(found.values());
  }

  private static String withArcs(Configuration c) {
    StringBuilder text = new StringBuilder(c.toString());
    for (int d = 1; d <= c.words(); d++) {
      text.append(' ').append(c.label(d));
    }
    return text.toString();
  }

  private static void collect(StackSystem system, Configuration c, Predicate<Configuration> isNew) {
    if (isNew.test(c)) {
      for (int transition : legal(system, c)) {
        collect(system, after(system, c, transition), isNew);
      }
    }
  }
}
