package dodona.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.SmallTrees;
import dodona.system.attardi.Attardi;
import dodona.system.covington.Covington;
import dodona.system.swapstandard.SwapStandard;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.transition.Transitions;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.Arrays;
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
    for (boolean singleRoot : new boolean[] {false, true}) {
      for (TransitionSystem<?> system : Reachable.systems()) {
        for (int n = singleRoot ? 1 : 0; n <= 5; n++) {
          assertHaveALegalMoveUnlessTerminal(system, n, singleRoot);
        }
      }
    }
  }

  private static <C extends PartialTree> void assertHaveALegalMoveUnlessTerminal(
      TransitionSystem<C> system, int n, boolean singleRoot) {
    for (C c : Reachable.configurations(system, n, singleRoot)) {
      assertThat(Reachable.permitted(system, c, singleRoot).isEmpty())
          .as("%s: nothing permitted in %s", system.name(), c)
          .isEqualTo(system.isTerminal(c));
    }
  }

  @Test
  void endEveryRun() {
    for (TransitionSystem<?> system : Reachable.systems()) {
      for (int n = 0; n <= 5; n++) {
        assertThat(longestRun(system, n))
            .as("the longest run of %s with %d words", system.name(), n)
            .isEqualTo(longestRun(system.name(), n));
      }
    }
  }

  private static int longestRun(String system, int n) {
    return switch (system) {
      case "easy-first" -> n;
      // Each word is pushed and popped once, and once more pushed for each swap.
      case "swap-standard" -> (2 * n) + (n * (n - 1));
      // Every pair of words is compared, and each word with the root.
      case "covington" -> n + (n * (n - 1) / 2) + n;
      default -> 2 * n;
    };
  }

  private static <C extends PartialTree> int longestRun(TransitionSystem<C> system, int n) {
    C initial = system.newConfiguration();
    system.initialize(initial, n);
    return longestRun(system, initial, new HashMap<>());
  }

  private static <C extends PartialTree> int longestRun(
      TransitionSystem<C> system, C c, Map<String, Integer> longest) {
    Integer known = longest.putIfAbsent(c.toString(), IN_PROGRESS);
    if (known != null) {
      assertThat(known).as("%s comes back to %s", system.name(), c).isNotEqualTo(IN_PROGRESS);
      return known;
    }
    int length = 0;
    for (int transition : Reachable.permitted(system, c, false)) {
      C successor = Reachable.successor(system, c, transition);
      length = Math.max(length, 1 + longestRun(system, successor, longest));
    }
    longest.put(c.toString(), length);
    return length;
  }

  /** A configuration has its whole set of arcs, not only its stack and buffer. */
  @Test
  void reachTheKnownNumberOfConfigurationsOfFourWords() {
    Map<String, Integer> sizes =
        Reachable.systems().stream()
            .collect(
                Collectors.toMap(
                    TransitionSystem::name,
                    system -> Reachable.configurations(system, 4, false).size()));
    assertThat(sizes)
        .containsOnly(
            Map.entry("easy-first", 143),
            Map.entry("arc-standard", 183),
            Map.entry("arc-hybrid", 214),
            Map.entry("arc-eager", 245),
            Map.entry("attardi", 422),
            Map.entry("covington", 782),
            Map.entry("swap-standard", 1131));
  }

  @Test
  void buildExactlyTheProjectiveTrees() {
    for (String name : List.of("arc-standard", "arc-hybrid", "arc-eager", "easy-first")) {
      for (int n = 0; n <= 5; n++) {
        assertThat(trees(TransitionSystems.named(name), n, false))
            .as("%s with %d words", name, n)
            .isEqualTo(
                SmallTrees.all(n).filter(Projectivity::isProjective).collect(Collectors.toSet()));
      }
    }
  }

  @Test
  void buildEveryTreeWithSwapsOrByComparingAllPairs() {
    for (int n = 0; n <= 5; n++) {
      Set<DependencyTree> all = SmallTrees.all(n).collect(Collectors.toSet());
      assertThat(trees(new SwapStandard(), n, false)).isEqualTo(all);
      assertThat(trees(new Covington(), n, false)).isEqualTo(all);
    }
  }

  @Test
  void buildTheKnownNumberOfTreesWithAttardi() {
    assertThat(trees(new Attardi(), 3, false)).hasSize(16);
    assertThat(trees(new Attardi(), 4, false)).hasSize(117);
    assertThat(trees(new Attardi(), 5, false)).hasSize(1011);
  }

  @Test
  void keepExactlyTheTreesOfASingleRootUnderThatConstraint() {
    for (TransitionSystem<?> system : Reachable.systems()) {
      for (int n = 1; n <= 5; n++) {
        assertThat(trees(system, n, true))
            .as("%s with %d words", system.name(), n)
            .isEqualTo(
                trees(system, n, false).stream()
                    .filter(tree -> tree.rootCount() == 1)
                    .collect(Collectors.toSet()));
      }
    }
  }

  private static <C extends PartialTree> Set<DependencyTree> trees(
      TransitionSystem<C> system, int n, boolean singleRoot) {
    return Reachable.configurations(system, n, singleRoot).stream()
        .filter(system::isTerminal)
        .map(c -> c.tree(system.transitions().labels()))
        .collect(Collectors.toSet());
  }

  @Test
  void sayWhichArcAMoveWouldAdd() {
    for (TransitionSystem<?> system : Reachable.systems()) {
      assertSaysWhichArcAMoveWouldAdd(system);
    }
  }

  private static <C extends PartialTree> void assertSaysWhichArcAMoveWouldAdd(
      TransitionSystem<C> system) {
    int size = system.transitions().size();
    for (C c : Reachable.configurations(system, 4, false)) {
      for (int transition : Reachable.permitted(system, c, false)) {
        Move move = system.transitions().move(transition % size);
        int dependent = system.dependent(c, transition / size, move);
        C successor = Reachable.successor(system, c, transition);
        for (int word = 1; word <= 4; word++) {
          int head = word == dependent ? system.head(c, transition / size, move) : c.head(word);
          assertThat(successor.head(word))
              .as("the head of %d after %s in %s", word, move, c)
              .isEqualTo(head);
        }
        assertThat(dependent >= 0).isEqualTo(move.isLabeled());
      }
    }
  }

  /** Tests illegal moves, too, as the label root is checked before legality. */
  @Test
  void haveAHeadOrNoneForAMoveThatIsNotLegal() {
    for (TransitionSystem<?> system : Reachable.systems()) {
      assertHasAHeadOrNone(system);
    }
  }

  private static <C extends PartialTree> void assertHasAHeadOrNone(TransitionSystem<C> system) {
    Transitions transitions = system.transitions();
    for (C c : Reachable.configurations(system, 3, false)) {
      for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
        for (Move move : transitions.moveList(transitions.moves())) {
          assertThat(system.head(c, site, move))
              .as("the head of %s in %s", move, c)
              .isBetween(-1, move.isLabeled() ? 3 : -1);
        }
      }
    }
  }

  /** A search that keeps scores relies on it. */
  @Test
  void sayWhichSitesATransitionMayHaveChanged() {
    for (TransitionSystem<?> system : Reachable.systems()) {
      assertSaysWhichSitesMayHaveChanged(system);
    }
  }

  private static <C extends PartialTree> void assertSaysWhichSitesMayHaveChanged(
      TransitionSystem<C> system) {
    for (C c : Reachable.configurations(system, 5, false)) {
      Map<Integer, String> before = sites(system, c);
      for (int transition : Reachable.permitted(system, c, false)) {
        C successor = Reachable.successor(system, c, transition);
        Map<Integer, String> after = sites(system, successor);
        int first = system.firstChangedSite(successor, transition);
        int end = system.endOfChangedSites(successor, transition);
        before.forEach(
            (site, seen) -> {
              if (site < first || (end >= 0 && site >= end)) {
                assertThat(after.get(site))
                    .as("site %d after %d in %s", site, transition, c)
                    .isEqualTo(seen);
              }
            });
      }
    }
  }

  /** Returns the words at the places of each site and their numbers of dependents. */
  private static <C extends PartialTree> Map<Integer, String> sites(
      TransitionSystem<C> system, C c) {
    Map<Integer, String> sites = new HashMap<>();
    int[] words = new int[system.places().size()];
    for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
      system.places(c, site, words);
      String seen =
          Arrays.stream(words)
              .mapToObj(word -> word + ":" + c.leftValency(word) + ":" + c.rightValency(word))
              .collect(Collectors.joining(" "));
      sites.put(site, seen);
    }
    return sites;
  }

  @Test
  void areFoundByTheirOwnNames() {
    for (String name : TransitionSystems.names()) {
      assertThat(TransitionSystems.named(name).name()).isEqualTo(name);
      assertThat(TransitionSystems.named(name, List.of("a", "b")).transitions().labels())
          .containsExactly("a", "b");
    }
  }

  @Test
  void areListedWhereANameIsUnknown() {
    assertThatThrownBy(() -> TransitionSystems.named("arc-lazy"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "unknown transition system 'arc-lazy'; expected arc-standard, swap-standard,"
                + " arc-hybrid, arc-eager, attardi, easy-first or covington");
  }
}
