package dodona.system;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Arc decomposition (Goldberg &amp; Nivre 2013, Section 4): if each arc of a projective tree can be
 * reached from a configuration, then all of them can be reached together.
 */
class ArcDecompositionTest {

  private static final int WORDS = 4;

  /** A configuration and a projective tree whose arcs can be reached, but not together. */
  private record Counterexample(String configuration, DependencyTree tree) {}

  /** Every final assignment of heads, −1 for none, that can be reached from a configuration. */
  private static <C extends PartialTree> Set<List<Integer>> outcomes(
      TransitionSystem<C> system, C c, Map<String, Set<List<Integer>>> known) {
    Set<List<Integer>> before = known.get(c.toString());
    if (before != null) {
      return before;
    }
    Set<List<Integer>> outcomes = new HashSet<>();
    if (system.isTerminal(c)) {
      List<Integer> heads = new ArrayList<>();
      for (int d = 1; d <= c.words(); d++) {
        heads.add(c.hasHead(d) ? c.head(d) : -1);
      }
      outcomes.add(heads);
    } else {
      for (int transition : Reachable.permitted(system, c, false)) {
        outcomes.addAll(outcomes(system, Reachable.successor(system, c, transition), known));
      }
    }
    known.put(c.toString(), outcomes);
    return outcomes;
  }

  private static boolean isDecomposed(DependencyTree tree, Set<List<Integer>> outcomes) {
    List<Integer> reachable = new ArrayList<>();
    for (int d = 1; d <= tree.size(); d++) {
      int dependent = d;
      if (outcomes.stream().anyMatch(o -> o.get(dependent - 1) == tree.head(dependent))) {
        reachable.add(d);
      }
    }
    return outcomes.stream()
        .anyMatch(o -> reachable.stream().allMatch(d -> o.get(d - 1) == tree.head(d)));
  }

  private static <C extends PartialTree> List<Counterexample> counterexamples(
      TransitionSystem<C> system, int words) {
    List<Counterexample> found = new ArrayList<>();
    Map<String, Set<List<Integer>>> known = new HashMap<>();
    List<DependencyTree> trees = SmallTrees.all(words).filter(Projectivity::isProjective).toList();
    assertThat(trees).isNotEmpty();
    for (C c : Reachable.configurations(system, words, false)) {
      Set<List<Integer>> outcomes = outcomes(system, c, known);
      for (DependencyTree tree : trees) {
        if (!isDecomposed(tree, outcomes)) {
          found.add(new Counterexample(c.toString(), tree));
        }
      }
    }
    return found;
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "easy-first"})
  void holdsOnAllProjectiveTreesOfUpToFourWords(String name) {
    for (int n = 1; n <= WORDS; n++) {
      assertThat(counterexamples(TransitionSystems.named(name), n)).isEmpty();
    }
  }

  @Test
  void failsForArcStandard() {
    TransitionSystem<?> system = TransitionSystems.named("arc-standard");
    assertThat(counterexamples(system, 1)).isEmpty();
    // With all words on the stack, the root can still get w1 or w2 as a dependent, but not both …
    assertThat(counterexamples(system, 2))
        .extracting(Counterexample::tree)
        .containsExactly(DependencyTree.of(0, 0));
    // … nor can w1 get both w2 and w3, if there is a single root.
    assertThat(counterexamples(system, 3))
        .extracting(Counterexample::tree)
        .contains(DependencyTree.of(0, 1, 1));
    assertThat(counterexamples(system, WORDS)).isNotEmpty();
  }
}
