package dodona.system;

import dodona.oracle.ArcWeights;
import dodona.system.covington.CovingtonConfiguration;
import dodona.transition.Configuration;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
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
 * is what is remembered. In Covington's system all words can still be joined, but for cycles: there
 * it is where the paths upwards end.
 *
 * @param <C> the configurations of the system
 */
public final class ExhaustiveLoss<C extends PartialTree> {

  private final TransitionSystem<C> system;
  private final DependencyTree gold;
  private final ArcWeights weights;
  private final Map<String, Integer> remaining = new HashMap<>();

  public ExhaustiveLoss(TransitionSystem<C> system, DependencyTree gold) {
    this(system, gold, ArcWeights.EQUAL);
  }

  public ExhaustiveLoss(TransitionSystem<C> system, DependencyTree gold, ArcWeights weights) {
    this.system = system;
    this.gold = gold;
    this.weights = weights;
  }

  public int cost(C c, int transition) {
    C after = after(system, c, transition);
    return wrong(after) + remaining(after) - wrong(c) - remaining(c);
  }

  /** Returns whether the gold tree can still be built. */
  public boolean isGoldReachable(C c) {
    return wrong(c) + remaining(c) == 0;
  }

  /** The weight of the gold arcs that others have taken the place of. */
  private int wrong(C c) {
    int sum = 0;
    for (int d = 1; d <= c.words(); d++) {
      boolean isRight =
          c.head(d) == gold.head(d)
              && system.transitions().labels().get(c.label(d)).equals(gold.label(d));
      sum += c.hasHead(d) && !isRight ? weights.of(gold.label(d)) : 0;
    }
    return sum;
  }

  /** The least weight of what has to be lost among the arcs that are still to be added. */
  public int remaining(C c) {
    String state = state(c);
    Integer known = remaining.get(state);
    if (known != null) {
      return known;
    }
    int least = Integer.MAX_VALUE;
    for (int transition : legal(system, c)) {
      C after = after(system, c, transition);
      least = Math.min(least, wrong(after) - wrong(c) + remaining(after));
    }
    int found = least == Integer.MAX_VALUE ? 0 : least;
    remaining.put(state, found);
    return found;
  }

  /** Returns the part of a configuration that determines the cost of every move. */
  private static String state(PartialTree c) {
    return c instanceof CovingtonConfiguration lists ? state(lists) : state((Configuration) c);
  }

  private static String state(Configuration c) {
    StringBuilder state = new StringBuilder();
    for (int i = 0; i < c.stackSize(); i++) {
      state.append((char) ('0' + c.s(i))).append(c.hasHead(c.s(i)) ? '+' : '-');
    }
    state.append(' ');
    for (int i = 0; i < c.bufferSize(); i++) {
      state.append((char) ('0' + c.b(i))); // after swaps, the buffer is in any order
    }
    return state.toString();
  }

  private static String state(CovingtonConfiguration c) {
    StringBuilder state = new StringBuilder();
    for (int word = 1; word <= c.words(); word++) {
      state.append((char) ('0' + c.top(word)));
    }
    return state.append((char) c.leftSize()).append((char) c.bufferSize()).toString();
  }

  public static <C extends PartialTree> List<Integer> legal(TransitionSystem<C> system, C c) {
    List<Integer> legal = new ArrayList<>();
    for (int transition = 0; transition < system.transitions().size(); transition++) {
      if (system.isLegal(c, transition)) {
        legal.add(transition);
      }
    }
    return legal;
  }

  public static <C extends PartialTree> C after(TransitionSystem<C> system, C c, int transition) {
    C after = system.newConfiguration();
    after.copyFrom(c);
    system.apply(after, transition);
    return after;
  }

  /** Every configuration with n words that can be reached, mistakes included. */
  public static <C extends PartialTree> List<C> configurations(TransitionSystem<C> system, int n) {
    Map<String, C> found = new HashMap<>();
    C start = system.newConfiguration();
    system.initialize(start, n);
    collect(system, start, c -> found.putIfAbsent(withArcs(c), c) == null);
    return List.copyOf(found.values());
  }

  /** One configuration for every state that can be reached, mistakes included. */
  public static <C extends PartialTree> List<C> states(TransitionSystem<C> system, int n) {
    Map<String, C> found = new HashMap<>();
    C start = system.newConfiguration();
    system.initialize(start, n);
    collect(system, start, c -> found.putIfAbsent(state(c), c) == null);
    return List.copyOf(found.values());
  }

  private static String withArcs(PartialTree c) {
    StringBuilder text = new StringBuilder(c.toString());
    for (int d = 1; d <= c.words(); d++) {
      text.append(' ').append(c.label(d));
    }
    return text.toString();
  }

  private static <C extends PartialTree> void collect(
      TransitionSystem<C> system, C c, Predicate<C> isNew) {
    if (isNew.test(c)) {
      for (int transition : legal(system, c)) {
        collect(system, after(system, c, transition), isNew);
      }
    }
  }
}
