package dodona.transition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.SmallTrees;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Runs every system through everything it can do with up to five words. */
class TransitionSystemsTest {

  private static final int IN_PROGRESS = -1;

  @Test
  void haveALegalMoveUnlessTerminal() {
    for (TransitionSystem system : Reachable.systems()) {
      for (int n = 0; n <= 5; n++) {
        for (Configuration c : Reachable.configurations(system, n, Constraint.NONE)) {
          assertThat(system.legalMoves(c) == 0)
              .as("%s: no legal move in %s", system.name(), c)
              .isEqualTo(system.isTerminal(c));
        }
      }
    }
  }

  @Test
  void endEveryRun() {
    for (TransitionSystem system : Reachable.systems()) {
      for (int n = 0; n <= 5; n++) {
        Configuration initial = new Configuration();
        system.initialise(initial, n);
        // Each word is pushed and popped once, and once more pushed for each swap.
        int swaps = Move.SWAP.in(system.transitions().moves()) ? n * (n - 1) / 2 : 0;
        assertThat(longestRun(system, initial, new HashMap<>()))
            .as("the longest run of %s with %d words", system.name(), n)
            .isEqualTo((2 * n) + (2 * swaps));
      }
    }
  }

  private static int longestRun(
      TransitionSystem system, Configuration c, Map<String, Integer> longest) {
    Integer known = longest.putIfAbsent(c.toString(), IN_PROGRESS);
    if (known != null) {
      assertThat(known).as("%s comes back to %s", system.name(), c).isNotEqualTo(IN_PROGRESS);
      return known;
    }
    int length = 0;
    for (Move move : Move.list(system.legalMoves(c))) {
      Configuration successor = new Configuration();
      successor.copyFrom(c);
      system.apply(successor, system.transitions().first(move));
      length = Math.max(length, 1 + longestRun(system, successor, longest));
    }
    longest.put(c.toString(), length);
    return length;
  }

  /** A configuration is (σ, β, A) with its whole set of arcs, not only its stack and buffer. */
  @Test
  void reachTheKnownNumberOfConfigurationsOfFourWords() {
    Map<String, Integer> sizes =
        Reachable.systems().stream()
            .collect(
                Collectors.toMap(
                    TransitionSystem::name,
                    system -> Reachable.configurations(system, 4, Constraint.NONE).size()));
    assertThat(sizes)
        .containsOnly(
            Map.entry("arc-standard", 183),
            Map.entry("arc-hybrid", 214),
            Map.entry("arc-eager", 245),
            Map.entry("attardi", 422),
            Map.entry("swap-standard", 1131));
  }

  @Test
  void buildExactlyTheProjectiveTrees() {
    for (String name : List.of("arc-standard", "arc-hybrid", "arc-eager")) {
      TransitionSystem system = TransitionSystems.named(name, Reachable.UNLABELLED);
      for (int n = 0; n <= 5; n++) {
        assertThat(trees(system, n, Constraint.NONE))
            .as("%s with %d words", name, n)
            .isEqualTo(
                SmallTrees.all(n).filter(Projectivity::isProjective).collect(Collectors.toSet()));
      }
    }
  }

  @Test
  void buildEveryTreeWithSwaps() {
    TransitionSystem system = new SwapStandard(Reachable.UNLABELLED);
    for (int n = 0; n <= 5; n++) {
      assertThat(trees(system, n, Constraint.NONE))
          .isEqualTo(SmallTrees.all(n).collect(Collectors.toSet()));
    }
  }

  @Test
  void buildTheKnownNumberOfTreesWithAttardi() {
    TransitionSystem system = new Attardi(Reachable.UNLABELLED);
    assertThat(trees(system, 3, Constraint.NONE)).hasSize(16);
    assertThat(trees(system, 4, Constraint.NONE)).hasSize(117);
    assertThat(trees(system, 5, Constraint.NONE)).hasSize(1011);
  }

  @Test
  void keepExactlyTheTreesOfASingleRootUnderThatConstraint() {
    for (TransitionSystem system : Reachable.systems()) {
      SingleRoot constraint = new SingleRoot(system);
      for (int n = 1; n <= 5; n++) {
        for (Configuration c : Reachable.configurations(system, n, constraint)) {
          assertThat(constraint.permitted(c, system.legalMoves(c)) == 0)
              .as("%s: nothing permitted in %s", system.name(), c)
              .isEqualTo(system.isTerminal(c));
        }
        assertThat(trees(system, n, constraint))
            .as("%s with %d words", system.name(), n)
            .isEqualTo(
                trees(system, n, Constraint.NONE).stream()
                    .filter(tree -> tree.rootCount() == 1)
                    .collect(Collectors.toSet()));
      }
    }
  }

  private static Set<DependencyTree> trees(TransitionSystem system, int n, Constraint constraint) {
    return Reachable.configurations(system, n, constraint).stream()
        .filter(system::isTerminal)
        .map(c -> c.tree(system.transitions().labels()))
        .collect(Collectors.toSet());
  }

  @Test
  void areFoundByTheirOwnNames() {
    for (String name : TransitionSystems.names()) {
      assertThat(TransitionSystems.named(name, Reachable.UNLABELLED).name()).isEqualTo(name);
    }
  }

  @Test
  void areListedWhereANameIsUnknown() {
    assertThatThrownBy(() -> TransitionSystems.named("arc-lazy", Reachable.UNLABELLED))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "no transition system 'arc-lazy'; known are arc-standard, swap-standard, arc-hybrid,"
                + " arc-eager, attardi");
  }
}
