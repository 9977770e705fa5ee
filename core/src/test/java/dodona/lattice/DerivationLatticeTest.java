package dodona.lattice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.SharedData;
import dodona.SmallTrees;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.Oracles;
import dodona.system.swapstandard.SwapStandard;
import dodona.system.swapstandard.SwapStandardReference;
import dodona.transition.Configuration;
import dodona.transition.Derivation;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.StackMove;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DerivationLatticeTest {

  private static final SwapStandard SYSTEM = new SwapStandard(List.of(DependencyTree.NO_LABEL));
  private static final DependencyTree JOHN_LIKES_MARY = DependencyTree.of(2, 0, 2);
  private static final DependencyTree AUSGELOEST = DependencyTree.of(2, 0, 2, 1, 4);

  private static DerivationLattice ndAll(DependencyTree tree) {
    return DerivationLattice.of(
        SYSTEM, Oracles.namedNonDeterministic(SYSTEM, "nd-all").tree(tree), tree.size());
  }

  private static DerivationLattice ndSw(DependencyTree tree) {
    return DerivationLattice.of(
        SYSTEM, Oracles.namedNonDeterministic(SYSTEM, "nd-sw").tree(tree), tree.size());
  }

  @ParameterizedTest
  @CsvSource({"2, 3, 3, 3", "3, 17, 16, 15", "4, 163, 134, 92"})
  void countsTheDerivationsOfAllSmallTrees(int n, long all, long sw, long unique) {
    assertThat(
            SmallTrees.all(n).mapToLong(tree -> ndAll(tree).derivations().longValueExact()).sum())
        .isEqualTo(all);
    assertThat(SmallTrees.all(n).mapToLong(tree -> ndSw(tree).derivations().longValueExact()).sum())
        .isEqualTo(sw);
    assertThat(SmallTrees.all(n).filter(DerivationLatticeTest::isUnique).count()).isEqualTo(unique);
  }

  @Test
  void countsTheDerivationsThroughNodesAndArcs() {
    Random random = new Random(4);
    for (int i = 0; i < 20; i++) {
      DerivationLattice lattice = ndAll(SmallTrees.random(5, random));
      List<BigInteger> nodes = lattice.derivationsThroughNodes();
      List<BigInteger> arcs = lattice.derivationsThroughArcs();
      assertThat(nodes.get(0)).isEqualTo(lattice.derivations());
      assertThat(nodes.get(lattice.nodes() - 1)).isEqualTo(lattice.derivations());
      for (int node = 0; node < lattice.nodes() - 1; node++) {
        BigInteger out = BigInteger.ZERO;
        for (int arc = lattice.firstArc(node); arc < lattice.endArc(node); arc++) {
          out = out.add(arcs.get(arc));
        }
        assertThat(out).isEqualTo(nodes.get(node));
      }
    }
  }

  @Test
  void findsThePathOfADerivationUpToWhereItLeaves() {
    DerivationLattice lattice = ndAll(JOHN_LIKES_MARY);
    Configuration c = SYSTEM.newConfiguration();
    SYSTEM.initialize(c, 3);
    Derivation.replay(SYSTEM, c, "SH SH LA SH RA RA");
    assertThat(lattice.path(c.derivation())).hasSize(7).startsWith(0).endsWith(lattice.nodes() - 1);
    SYSTEM.initialize(c, 3);
    Derivation.replay(SYSTEM, c, "SH RA");
    assertThat(lattice.path(c.derivation())).hasSize(2);
  }

  private static boolean isUnique(DependencyTree tree) {
    return DerivationLattice.isUnique(
        SYSTEM, Oracles.namedNonDeterministic(SYSTEM, "nd-all").tree(tree), tree.size());
  }

  @Test
  void hasAsManyDerivationsAsExhaustiveSearchFinds() {
    SmallTrees.upTo(5)
        .forEach(
            tree -> {
              DerivationLattice lattice = ndAll(tree);
              long expected = SwapStandardReference.inProjectiveOrder(tree).derivations();
              assertThat(lattice.derivations())
                  .as(tree::toString)
                  .isEqualTo(BigInteger.valueOf(expected));
              assertThat(isUnique(tree)).as(tree::toString).isEqualTo(expected == 1);
              assertThat(lattice.fewestSwaps())
                  .as(tree::toString)
                  .isEqualTo(SwapStandardReference.inProjectiveOrder(tree).fewestSwaps());
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"arc-standard", "arc-hybrid", "arc-eager", "easy-first", "attardi", "covington"})
  void holdsEveryDerivationOfATree(String name) {
    TransitionSystem<?> system = TransitionSystems.named(name);
    for (int n = 1; n <= 4; n++) {
      Map<DependencyTree, Long> all = derivations(system, n);
      assertThat(all).isNotEmpty();
      all.forEach(
          (tree, count) ->
              assertThat(lattice(system, tree).derivations())
                  .as(tree::toString)
                  .isEqualTo(BigInteger.valueOf(count)));
    }
  }

  private static <C extends PartialTree> DerivationLattice lattice(
      TransitionSystem<C> system, DependencyTree tree) {
    return DerivationLattice.of(
        system, Oracles.namedNonDeterministic(system, "nd").tree(tree), tree.size());
  }

  /** Returns the number of derivations of each tree of n words, found by exhaustive search. */
  private static <C extends PartialTree> Map<DependencyTree, Long> derivations(
      TransitionSystem<C> system, int n) {
    C initial = system.newConfiguration();
    system.initialize(initial, n);
    return derivations(system, initial, new HashMap<>());
  }

  private static <C extends PartialTree> Map<DependencyTree, Long> derivations(
      TransitionSystem<C> system, C c, Map<String, Map<DependencyTree, Long>> known) {
    Map<DependencyTree, Long> counts = known.get(c.toString());
    if (counts != null) {
      return counts;
    }
    counts = new HashMap<>();
    if (system.isTerminal(c)) {
      counts.put(c.tree(system.transitions().labels()), 1L);
    }
    for (int transition = 0;
        transition < (c.words() + 1) * system.transitions().size();
        transition++) {
      if (system.isLegal(c, transition)) {
        C next = system.newConfiguration();
        next.copyFrom(c);
        system.apply(next, transition);
        for (Map.Entry<DependencyTree, Long> entry : derivations(system, next, known).entrySet()) {
          counts.merge(entry.getKey(), entry.getValue(), Long::sum);
        }
      }
    }
    known.put(c.toString(), counts);
    return counts;
  }

  @Test
  void everySwapMakesADerivationTwoTransitionsLonger() {
    Random random = new Random(41);
    for (int i = 0; i < 50; i++) {
      DependencyTree tree = SmallTrees.random(7, random);
      DerivationLattice lattice = ndAll(tree);
      assertThat(lattice.shortest()).isEqualTo((2 * 7) + (2 * lattice.fewestSwaps()));
      assertThat(lattice.longest()).isEqualTo((2 * 7) + (2 * lattice.mostSwaps()));
    }
  }

  @Test
  void johnLikesMaryForksOnceBetweenShiftAndLeftArc() {
    DerivationLattice lattice = ndAll(JOHN_LIKES_MARY);
    assertThat(lattice.derivations()).isEqualTo(2);
    assertThat(lattice.nodes()).isEqualTo(9);
    assertThat(lattice.arcs()).isEqualTo(9);
    assertThat(lattice.forks()).isEqualTo(Map.of("SH-LA", 1));
    assertThat(lattice.shortest()).isEqualTo(6);
    assertThat(lattice.longest()).isEqualTo(6);
    assertThat(lattice.mostSwaps()).isZero();
  }

  @Test
  void everyArcLeadsForwardAndEveryNodeIsItsConfiguration() {
    DerivationLattice lattice = ndAll(AUSGELOEST);
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      assertThat(lattice.target(arc)).isGreaterThan(lattice.source(arc));
      Configuration from = (Configuration) lattice.restore(lattice.source(arc));
      Derivation.replay(SYSTEM, from, lattice.transition(arc));
      assertThat(from).hasToString(lattice.restore(lattice.target(arc)).toString());
    }
    assertThat(lattice.restore(lattice.nodes() - 1).tree(List.of(DependencyTree.NO_LABEL)))
        .isEqualTo(AUSGELOEST);
  }

  @Test
  void ausgeloestForksBetweenShiftAndRightArcAndBetweenShiftAndSwap() {
    DerivationLattice lattice = ndAll(AUSGELOEST);
    assertThat(lattice.forks()).isEqualTo(Map.of("SH-LA", 1, "SH-RA", 2, "SH-SW", 3));
    assertThat(lattice.fewestSwaps()).isEqualTo(1);
    assertThat(lattice.mostSwaps()).isEqualTo(4);
    assertThat(ndSw(AUSGELOEST).forks()).containsOnlyKeys("SH-SW");
  }

  @Test
  void ausgeloestHasTheLatticeOfThe2015Paper() {
    DerivationLattice lattice = ndAll(AUSGELOEST);
    Map<Move, Integer> arcs = new HashMap<>();
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      arcs.merge(lattice.move(arc), 1, Integer::sum);
    }
    assertThat(arcs)
        .isEqualTo(
            Map.of(
                StackMove.SHIFT,
                18,
                StackMove.LEFT_ARC,
                2,
                StackMove.RIGHT_ARC,
                12,
                StackMove.SWAP,
                10));
    assertThat(lattice.nodes()).isEqualTo(37);
    assertThat(lattice.derivations()).isEqualTo(9);
  }

  @Test
  void saysHowLargeALatticeWasAllowedToBe() {
    NonDeterministicOracle<Configuration> oracle =
        Oracles.namedNonDeterministic(SYSTEM, "nd-all").tree(AUSGELOEST);
    assertThatThrownBy(() -> DerivationLattice.of(SYSTEM, oracle, 5, 10))
        .isInstanceOf(LatticeTooLargeException.class)
        .hasMessageContaining("5 words")
        .hasMessageContaining("more than 10 nodes");
    int nodes = ndAll(AUSGELOEST).nodes();
    assertThat(DerivationLattice.of(SYSTEM, oracle, 5, nodes).nodes()).isEqualTo(nodes);
  }

  @Test
  void agreesWithTheTestVectorsOnEveryTree() throws IOException {
    for (String line :
        Files.readAllLines(SharedData.require("golden/swap-standard-all-trees-up-to-4.tsv"))) {
      if (!line.startsWith("#")) {
        String[] cells = line.split("\t", -1);
        int[] heads = Arrays.stream(cells[2].split(",")).mapToInt(Integer::parseInt).toArray();
        DependencyTree tree = DependencyTree.of(heads);
        assertThat(ndSw(tree).derivations()).as(line).isEqualTo(new BigInteger(cells[8]));
        assertThat(ndAll(tree).derivations()).as(line).isEqualTo(new BigInteger(cells[9]));
      }
    }
  }
}
