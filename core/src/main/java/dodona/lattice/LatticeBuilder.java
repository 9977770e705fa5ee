package dodona.lattice;

import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.SearchLimit;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds the nodes and arcs of a lattice from the initial configuration on, and puts them in order.
 *
 * <p>What is kept of a configuration is its {@linkplain PartialTree#key key}. To go on from a node,
 * its configuration is made again by a derivation that leads there.
 */
final class LatticeBuilder<C extends PartialTree> {

  private final TransitionSystem<C> system;
  private final NonDeterministicOracle<C> oracle;
  private final int words;
  private final int maxNodes;

  private final Map<String, Integer> numbers = new HashMap<>();
  private int[] parent = new int[64];
  private int[] by = new int[64];
  private int nodes;

  private int[] source = new int[64];
  private int[] target = new int[64];
  private int[] transition = new int[64];
  private int[] swaps = new int[64];
  private int arcs;

  LatticeBuilder(
      TransitionSystem<C> system, NonDeterministicOracle<C> oracle, int words, int maxNodes) {
    this.system = system;
    this.oracle = oracle;
    this.words = words;
    this.maxNodes = maxNodes;
  }

  DerivationLattice build() {
    C c = system.newConfiguration();
    C next = system.newConfiguration();
    BitSet permitted = new BitSet();
    int terminal = -1;
    system.initialize(c, words);
    number(c, -1, -1);
    for (int node = 0; node < nodes; node++) {
      SearchLimit.check();
      restore(node, c);
      if (system.isTerminal(c)) {
        if (terminal >= 0) {
          throw new IllegalStateException("the oracle permits derivations of different trees");
        }
        terminal = node;
        continue;
      }
      oracle.optimal(c, permitted);
      for (int t = permitted.nextSetBit(0); t >= 0; t = permitted.nextSetBit(t + 1)) {
        next.copyFrom(c);
        system.apply(next, t);
        addArc(node, number(next, node, t), t, next.swaps() - c.swaps());
      }
    }
    return inOrder();
  }

  private void restore(int node, C c) {
    int length = 0;
    for (int at = node; parent[at] >= 0; at = parent[at]) {
      length++;
    }
    int[] derivation = new int[length];
    for (int at = node; parent[at] >= 0; at = parent[at]) {
      derivation[--length] = by[at];
    }
    system.initialize(c, words);
    for (int step : derivation) {
      system.apply(c, step);
    }
  }

  /** The number of a configuration's node, which is made if there is none yet. */
  private int number(C c, int from, int t) {
    Integer known = numbers.putIfAbsent(c.key(), nodes);
    if (known != null) {
      return known;
    }
    if (nodes == maxNodes) {
      throw new LatticeTooLargeException(words, maxNodes);
    }
    if (nodes == parent.length) {
      parent = Arrays.copyOf(parent, 2 * nodes);
      by = Arrays.copyOf(by, 2 * nodes);
    }
    parent[nodes] = from;
    by[nodes] = t;
    return nodes++;
  }

  private void addArc(int from, int to, int t, int swapped) {
    if (arcs == source.length) {
      source = Arrays.copyOf(source, 2 * arcs);
      target = Arrays.copyOf(target, 2 * arcs);
      transition = Arrays.copyOf(transition, 2 * arcs);
      swaps = Arrays.copyOf(swaps, 2 * arcs);
    }
    source[arcs] = from;
    target[arcs] = to;
    transition[arcs] = t;
    swaps[arcs++] = swapped;
  }

  /**
   * Numbers the nodes in topological order. Arcs were added by their sources, so those of a node
   * stand together.
   */
  private DerivationLattice inOrder() {
    int[] first = new int[nodes + 1];
    int[] open = new int[nodes];
    for (int arc = 0; arc < arcs; arc++) {
      first[source[arc] + 1]++;
      open[target[arc]]++;
    }
    for (int node = 0; node < nodes; node++) {
      first[node + 1] += first[node];
    }
    int[] order = new int[nodes];
    int[] place = new int[nodes];
    int count = 1;
    for (int at = 0; at < count; at++) {
      int node = order[at];
      place[node] = at;
      for (int arc = first[node]; arc < first[node + 1]; arc++) {
        if (--open[target[arc]] == 0) {
          order[count++] = target[arc];
        }
      }
    }
    int[] firstArc = new int[nodes + 1];
    int[] targets = new int[arcs];
    int[] transitions = new int[arcs];
    int[] swapped = new int[arcs];
    int end = 0;
    for (int at = 0; at < nodes; at++) {
      int node = order[at];
      for (int arc = first[node]; arc < first[node + 1]; arc++) {
        targets[end] = place[target[arc]];
        transitions[end] = transition[arc];
        swapped[end++] = swaps[arc];
      }
      firstArc[at + 1] = end;
    }
    return new DerivationLattice(system, words, firstArc, targets, transitions, swapped);
  }
}
