package dodona.oracle;

import dodona.transition.EasyFirst;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A transition system and an oracle side by side on one gold tree, for whoever wants to look on:
 * where the run stands, what the oracle says there, and one step after the other. It hides that the
 * easy-first system has configurations of its own.
 */
public abstract sealed class GuidedRun permits StackRun, EasyFirstRun {

  private static final String EASY_FIRST = "easy-first";

  private final BitSet optimal = new BitSet();

  GuidedRun() {}

  /** The names of all transition systems. */
  public static List<String> systems() {
    List<String> names = new ArrayList<>(TransitionSystems.names());
    names.add(EASY_FIRST);
    return names;
  }

  /**
   * The names of a system's oracles.
   *
   * @throws IllegalArgumentException if there is no such system
   */
  public static List<String> oracles(String system) {
    return system.equals(EASY_FIRST)
        ? EasyFirstRun.ORACLES
        : Oracles.names(stackSystem(system, List.of(DependencyTree.NO_LABEL)));
  }

  /**
   * Begins a run.
   *
   * @param labels the labels that arcs can bear
   * @throws IllegalArgumentException if there is no such system or oracle, or the oracle cannot be
   *     bound to the tree because the system cannot derive it
   */
  public static GuidedRun of(
      String system, List<String> labels, String oracle, DependencyTree gold) {
    return system.equals(EASY_FIRST)
        ? new EasyFirstRun(new EasyFirst(labels), oracle, gold)
        : new StackRun(stackSystem(system, labels), oracle, gold);
  }

  /**
   * Whether a system can derive a tree; only dynamic oracles can be bound to one that it cannot.
   *
   * @throws IllegalArgumentException if there is no such system
   */
  public static boolean canDerive(String system, DependencyTree tree) {
    List<String> labels = Arrays.stream(tree.labels()).distinct().toList();
    if (labels.isEmpty()) {
      return true;
    }
    return system.equals(EASY_FIRST)
        ? Derivability.canDerive(new EasyFirst(labels), tree)
        : Derivability.canDerive(stackSystem(system, labels), tree);
  }

  private static TransitionSystem stackSystem(String name, List<String> labels) {
    if (!TransitionSystems.names().contains(name)) {
      throw new IllegalArgumentException(
          "no transition system '" + name + "'; known are " + String.join(", ", systems()));
    }
    return TransitionSystems.named(name, labels);
  }

  /** Whether the run is over. */
  public abstract boolean isTerminal();

  /** Whether the oracle is dynamic: knows costs, and is defined after mistakes too. */
  public abstract boolean isDynamic();

  /** The arcs and the derivation so far. */
  public abstract PartialTree state();

  /** The words in each part of the configuration, such as stack and buffer, by its name. */
  public abstract Map<String, List<Integer>> places();

  /** How many swaps were taken. */
  public abstract int swaps();

  /** Finds the correct transitions where the run stands. */
  public abstract void optimal(BitSet out);

  /** The legal transitions. */
  public abstract List<Integer> legal();

  /** What the oracle says of every legal transition. */
  public final List<Verdict> verdicts() {
    List<Verdict> verdicts = new ArrayList<>();
    if (!isTerminal()) {
      optimal(optimal);
      for (int transition : legal()) {
        verdicts.add(
            new Verdict(transition, name(transition), optimal.get(transition), cost(transition)));
      }
    }
    return verdicts;
  }

  /** The cost of a transition; empty unless the oracle is dynamic. */
  abstract OptionalInt cost(int transition);

  /** The name of a transition where the run stands. */
  public abstract String name(int transition);

  /**
   * The transition that a name means where the run stands.
   *
   * @throws IllegalArgumentException if it means nothing, or the transition is not legal
   */
  public abstract int parse(String name);

  /** Takes a legal transition. */
  abstract void apply(int transition);

  /**
   * Takes the first of the correct transitions, by number.
   *
   * @return whether there was no other
   */
  public final boolean takeFirstCorrect() {
    optimal(optimal);
    int first = optimal.nextSetBit(0);
    apply(first);
    return optimal.nextSetBit(first + 1) < 0;
  }

  /**
   * Takes a transition.
   *
   * @throws IllegalArgumentException if it is a mistake after which the oracle is not defined
   */
  public final void take(int transition) {
    if (!isDynamic()) {
      optimal(optimal);
      if (!optimal.get(transition)) {
        throw new IllegalArgumentException(
            name(transition)
                + " is not correct here, and this oracle is not defined after a mistake; a dynamic"
                + " one is");
      }
    }
    apply(transition);
  }
}
