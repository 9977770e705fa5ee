package dodona.lattice;

import dodona.error.InvalidInputException;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.Oracles;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The lattice of all derivations of one tree that a non-deterministic oracle permits: the nodes are
 * configurations, the arcs transitions.
 *
 * <p>Nodes are numbered so that every arc leads from a smaller to a larger number: the initial
 * configuration is 0, the terminal one the last. Two derivations meet in a node only if the
 * {@linkplain PartialTree#parts parts} of the configuration, such as stack and buffer, its arcs and
 * their labels are all the same.
 *
 * <p>The lattice keeps numbers, no configurations; {@link #restore} makes that of a node again.
 *
 * <p>Anders Björkelund and Joakim Nivre (2015): <i>Non-Deterministic Oracles for Unrestricted
 * Non-Projective Transition-Based Dependency Parsing</i>.
 */
public final class DerivationLattice {

  /** The default limit on the nodes of a lattice. */
  public static final int DEFAULT_MAX_NODES = 1_000_000;

  private final TransitionSystem<?> system;
  private final int words;
  private final int nodes;
  private final int[] firstArc;
  private final int[] target;
  private final int[] transition;
  private final int[] swaps;
  private final int[] enteredBy;
  private final int[] source;

  /** Takes over a graph whose nodes are in topological order and whose arcs are by source. */
  DerivationLattice(
      TransitionSystem<?> system,
      int words,
      int[] firstArc,
      int[] target,
      int[] transition,
      int[] swaps) {
    this.system = system;
    this.words = words;
    this.nodes = firstArc.length - 1;
    this.firstArc = firstArc;
    this.target = target;
    this.transition = transition;
    this.swaps = swaps;
    this.source = new int[target.length];
    this.enteredBy = new int[nodes];
    Arrays.fill(enteredBy, -1);
    for (int node = 0; node < nodes; node++) {
      for (int arc = firstArc[node]; arc < firstArc[node + 1]; arc++) {
        source[arc] = node;
        if (enteredBy[target[arc]] < 0) {
          enteredBy[target[arc]] = arc;
        }
      }
    }
  }

  /**
   * Builds the lattice of a tree by the names of a system, with the labels of the tree, and of one
   * of its non-deterministic oracles.
   *
   * @throws InvalidInputException if there is no such system or oracle, or the system cannot derive
   *     the tree
   * @throws LatticeTooLargeException if it has more than {@code maxNodes} nodes
   */
  public static DerivationLattice of(
      String system, String oracle, DependencyTree gold, int maxNodes) {
    return of(TransitionSystems.named(system, gold.distinctLabels()), oracle, gold, maxNodes);
  }

  private static <C extends PartialTree> DerivationLattice of(
      TransitionSystem<C> system, String oracle, DependencyTree gold, int maxNodes) {
    NonDeterministicOracle<C> bound = Oracles.namedNonDeterministic(system, oracle).tree(gold);
    return of(system, bound, gold.size(), maxNodes);
  }

  /**
   * Builds the lattice of an oracle.
   *
   * @param words the number of words of the oracle's gold tree
   * @throws LatticeTooLargeException if it has more than {@link #DEFAULT_MAX_NODES} nodes
   */
  public static <C extends PartialTree> DerivationLattice of(
      TransitionSystem<C> system, NonDeterministicOracle<C> oracle, int words) {
    return of(system, oracle, words, DEFAULT_MAX_NODES);
  }

  /**
   * Builds the lattice of an oracle.
   *
   * @param words the number of words of the oracle's gold tree
   * @throws LatticeTooLargeException if it has more than {@code maxNodes} nodes
   */
  public static <C extends PartialTree> DerivationLattice of(
      TransitionSystem<C> system, NonDeterministicOracle<C> oracle, int words, int maxNodes) {
    return new LatticeBuilder<>(system, oracle, words, maxNodes).build();
  }

  /**
   * Returns whether an oracle permits one derivation only. It follows one derivation up to the
   * first fork, and builds nothing.
   */
  public static <C extends PartialTree> boolean isUnique(
      TransitionSystem<C> system, NonDeterministicOracle<C> oracle, int words) {
    C c = system.newConfiguration();
    BitSet permitted = new BitSet();
    system.initialize(c, words);
    while (!system.isTerminal(c)) {
      oracle.optimal(c, permitted);
      int only = permitted.nextSetBit(0);
      if (permitted.nextSetBit(only + 1) >= 0) {
        return false;
      }
      system.apply(c, only);
    }
    return true;
  }

  /** The transition system whose derivations these are. */
  public TransitionSystem<?> system() {
    return system;
  }

  /** The number of words of the sentence. */
  public int words() {
    return words;
  }

  /** The number of nodes; 0 is the initial one, the last is terminal. */
  public int nodes() {
    return nodes;
  }

  /** The number of arcs, which are numbered by their sources. */
  public int arcs() {
    return target.length;
  }

  /** The first arc that leaves a node; it is {@link #endArc} if there is none. */
  public int firstArc(int node) {
    return firstArc[node];
  }

  /** The number after the last arc that leaves a node. */
  public int endArc(int node) {
    return firstArc[node + 1];
  }

  /** The node that an arc leaves. */
  public int source(int arc) {
    return source[arc];
  }

  /** The node that an arc leads to. */
  public int target(int arc) {
    return target[arc];
  }

  /** The transition of an arc. */
  public int transition(int arc) {
    return transition[arc];
  }

  /** The move of an arc. */
  public Move move(int arc) {
    return system.transitions().move(transition[arc] % system.transitions().size());
  }

  /** The name of the transition of an arc, such as {@code LA(nsubj)}. */
  public String name(int arc) {
    return name(system, arc);
  }

  private <C extends PartialTree> String name(TransitionSystem<C> of, int arc) {
    return of.name(restore(of, source[arc]), transition[arc]);
  }

  /** The configuration of a node, reached by one of the derivations that lead to it. */
  public PartialTree restore(int node) {
    return restore(system, node);
  }

  private <C extends PartialTree> C restore(TransitionSystem<C> of, int node) {
    int length = 0;
    for (int at = node; at > 0; at = source[enteredBy[at]]) {
      length++;
    }
    int[] derivation = new int[length];
    for (int at = node; at > 0; at = source[enteredBy[at]]) {
      derivation[--length] = transition[enteredBy[at]];
    }
    C restored = of.newConfiguration();
    of.initialize(restored, words);
    for (int step : derivation) {
      of.apply(restored, step);
    }
    return restored;
  }

  /** The number of derivations. */
  public BigInteger derivations() {
    return waysOut()[0];
  }

  /** The number of derivations that pass through each node. */
  public List<BigInteger> derivationsThroughNodes() {
    BigInteger[] in = waysIn();
    BigInteger[] out = waysOut();
    return IntStream.range(0, nodes).mapToObj(node -> in[node].multiply(out[node])).toList();
  }

  /** The number of derivations that take each arc. */
  public List<BigInteger> derivationsThroughArcs() {
    BigInteger[] in = waysIn();
    BigInteger[] out = waysOut();
    return IntStream.range(0, target.length)
        .mapToObj(arc -> in[source[arc]].multiply(out[target[arc]]))
        .toList();
  }

  /** By node, the number of ways there from the initial one. */
  private BigInteger[] waysIn() {
    BigInteger[] ways = new BigInteger[nodes];
    Arrays.fill(ways, BigInteger.ZERO);
    ways[0] = BigInteger.ONE;
    for (int arc = 0; arc < target.length; arc++) {
      ways[target[arc]] = ways[target[arc]].add(ways[source[arc]]);
    }
    return ways;
  }

  /** By node, the number of ways from there to the terminal one. */
  private BigInteger[] waysOut() {
    BigInteger[] ways = new BigInteger[nodes];
    ways[nodes - 1] = BigInteger.ONE;
    for (int node = nodes - 2; node >= 0; node--) {
      BigInteger sum = BigInteger.ZERO;
      for (int arc = firstArc[node]; arc < firstArc[node + 1]; arc++) {
        sum = sum.add(ways[target[arc]]);
      }
      ways[node] = sum;
    }
    return ways;
  }

  /**
   * The nodes that a derivation passes through, the initial one first.
   *
   * @return the nodes up to the first transition that the lattice does not have
   */
  public List<Integer> path(int... derivation) {
    List<Integer> path = new ArrayList<>(List.of(0));
    int node = 0;
    for (int step : derivation) {
      int arc = firstArc[node];
      while (arc < firstArc[node + 1] && transition[arc] != step) {
        arc++;
      }
      if (arc == firstArc[node + 1]) {
        return path;
      }
      node = target[arc];
      path.add(node);
    }
    return path;
  }

  /** The number of transitions of the shortest derivation. */
  public int shortest() {
    return extreme(false, false);
  }

  /** The number of transitions of the longest derivation. */
  public int longest() {
    return extreme(true, false);
  }

  /** The fewest swaps in a derivation. */
  public int fewestSwaps() {
    return extreme(false, true);
  }

  /** The most swaps in a derivation. */
  public int mostSwaps() {
    return extreme(true, true);
  }

  private int extreme(boolean most, boolean swapsOnly) {
    int[] best = new int[nodes];
    for (int node = nodes - 2; node >= 0; node--) {
      int found = -1;
      for (int arc = firstArc[node]; arc < firstArc[node + 1]; arc++) {
        int length = best[target[arc]] + (swapsOnly ? swaps[arc] : 1);
        found = found < 0 || (length > found) == most ? length : found;
      }
      best[node] = found;
    }
    return best[0];
  }

  /** Returns whether more than one transition is permitted in a node. */
  public boolean isFork(int node) {
    return firstArc[node + 1] - firstArc[node] > 1;
  }

  /**
   * The number of nodes where more than one transition is permitted, by the moves that compete
   * there: {@code SH-LA}, {@code SH-RA}, {@code SH-SW} and so on.
   */
  public Map<String, Integer> forks() {
    Map<String, Integer> forks = new TreeMap<>();
    for (int node = 0; node < nodes; node++) {
      if (isFork(node)) {
        forks.merge(forkKind(node), 1, Integer::sum);
      }
    }
    return forks;
  }

  private String forkKind(int node) {
    int moves = 0;
    for (int arc = firstArc[node]; arc < firstArc[node + 1]; arc++) {
      moves |= move(arc).bit();
    }
    return system.transitions().moveList(moves).stream()
        .map(Move::shortName)
        .collect(Collectors.joining("-"));
  }
}
