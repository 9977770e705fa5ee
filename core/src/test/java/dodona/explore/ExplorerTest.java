package dodona.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dodona.SmallTrees;
import dodona.explore.Position.Choice;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.oracle.SearchLimit;
import dodona.transition.Derivation;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions against everything that can be reached from them, by exhaustion. */
class ExplorerTest {

  private static final DependencyTree LIKES =
      DependencyTree.of(new int[] {2, 0, 2}, new String[] {"nsubj", "root", "obj"});

  static List<String> systems() {
    return TransitionSystems.names();
  }

  /** The gold arcs in the best of all trees that can be reached from each configuration. */
  private static final class Everything<C extends PartialTree> {
    private final TransitionSystem<C> system;
    private final DependencyTree gold;
    private final Map<String, Integer> most = new HashMap<>();

    Everything(TransitionSystem<C> system, DependencyTree gold) {
      this.system = system;
      this.gold = gold;
    }

    private int mostRight(List<String> after) {
      C c = system.newConfiguration();
      system.initialize(c, gold.size());
      Derivation.replay(system, c, String.join(" ", after));
      return mostRight(c);
    }

    private int mostRight(C c) {
      Integer known = most.get(c.key());
      if (known != null) {
        return known;
      }
      int best = -1;
      int size = system.transitions().size();
      for (int t = 0; t < size * (gold.size() + 1); t++) {
        if (system.isLegal(c, t)) {
          C next = system.newConfiguration();
          next.copyFrom(c);
          system.apply(next, t);
          best = Math.max(best, mostRight(next));
        }
      }
      if (best < 0) {
        best = 0;
        for (int d = 1; d <= gold.size(); d++) {
          best += c.head(d) == gold.head(d) ? 1 : 0;
        }
      }
      most.put(c.key(), best);
      return best;
    }
  }

  private static String anyOracle(String system) {
    return Oracles.names(system).get(Oracles.names(system).size() - 1);
  }

  @ParameterizedTest
  @MethodSource("systems")
  void costsAndLostArcsAreThoseOfTheBestTreeThatCanBeReached(String system) {
    int checked = 0;
    Random random = new Random(17);
    for (DependencyTree gold : SmallTrees.upTo(4).toList()) {
      checked += check(system, gold, random);
    }
    assertThat(checked).isGreaterThan(500);
  }

  /** Goes one way at random, mistakes included, and looks at every move on it. */
  private static int check(String system, DependencyTree gold, Random random) {
    Explorer<?> explorer = Explorer.of(system, anyOracle(system), gold);
    Everything<?> everything = new Everything<>(TransitionSystems.named(system), gold);
    List<String> after = new ArrayList<>();
    int checked = 0;
    while (true) {
      Position position = explorer.after(after);
      int most = everything.mostRight(after);
      String where = gold + " by " + system + " after " + after;
      assertThat(position.best()).as(where).isPresent();
      assertThat(position.lost()).as(where).hasSize(gold.size() - most);
      assertThat(right(position.best().orElseThrow(), gold)).as(where).isEqualTo(most);
      if (position.isTerminal()) {
        assertThat(position.choices()).isEmpty();
        return checked;
      }
      List<Choice> legal = position.choices().stream().filter(Choice::isLegal).toList();
      for (Choice choice : legal) {
        List<String> next = new ArrayList<>(after);
        next.add(choice.name());
        int cost = most - everything.mostRight(next);
        String which = where + " by " + choice.name();
        assertThat(choice.cost()).as(which).hasValue(cost);
        assertThat(choice.lost().size() - choice.instead().size()).as(which).isEqualTo(cost);
        checked++;
      }
      after.add(legal.get(random.nextInt(legal.size())).name());
    }
  }

  private static int right(DependencyTree tree, DependencyTree gold) {
    int right = 0;
    for (int d = 1; d <= gold.size(); d++) {
      right += tree.head(d) == gold.head(d) ? 1 : 0;
    }
    return right;
  }

  @ParameterizedTest
  @MethodSource("systems")
  void everyMoveThatIsNotLegalHasItsReason(String system) {
    Set<String> reasons = new HashSet<>();
    Random random = new Random(5);
    for (int i = 0; i < 200; i++) {
      Explorer<?> explorer = Explorer.of(system, anyOracle(system), SmallTrees.random(4, random));
      Position position = explorer.after(List.of());
      while (!position.isTerminal()) {
        List<Choice> legal = position.choices().stream().filter(Choice::isLegal).toList();
        position.choices().forEach(choice -> choice.obstacle().ifPresent(reasons::add));
        List<String> after = new ArrayList<>(position.after());
        after.add(legal.get(random.nextInt(legal.size())).name());
        position = explorer.after(after);
      }
    }
    assertThat(reasons).isNotEmpty().doesNotContain("it is not legal here");
  }

  @Test
  void aStaticOracleHasNoAnswerOffItsDerivation() {
    Explorer<?> explorer = Explorer.of("arc-eager", "static", LIKES);
    assertThat(explorer.after(List.of("SH")).silence()).isEmpty();
    Position lost = explorer.after(List.of("SH", "SH"));
    assertThat(lost.silence())
        .hasValueSatisfying(text -> assertThat(text).contains("SH at step 2 left its derivation"));
    assertThat(lost.choices()).allSatisfy(choice -> assertThat(choice.isPermitted()).isEmpty());
    assertThat(lost.lost()).containsExactly(1);
  }

  @Test
  void aTreeThatTheSystemCannotDeriveStillHasCosts() {
    DependencyTree crossing = DependencyTree.of(3, 4, 0, 3);
    Position start = Explorer.of("arc-eager", "static", crossing).after(List.of());
    assertThat(start.silence())
        .hasValueSatisfying(text -> assertThat(text).contains("not projective"));
    assertThat(start.lost()).hasSize(1);
    assertThat(start.choices().get(0).cost()).hasValue(0);
  }

  @Test
  void namesTheGoldArcsThatAMoveWouldLose() {
    Position position = Explorer.of("arc-eager", "dynamic", LIKES).after(List.of("SH"));
    Map<String, List<Integer>> lost = new HashMap<>();
    position.choices().stream()
        .filter(Choice::isLegal)
        .forEach(choice -> lost.put(choice.name(), choice.lost()));
    assertThat(lost)
        .containsOnlyKeys("SH", "LA(nsubj)", "RA(root)")
        .containsEntry("LA(nsubj)", List.of())
        .containsEntry("SH", List.of(1))
        .containsEntry("RA(root)", List.of(1, 2));
  }

  @Test
  void aWrongLabelLosesTheArc() {
    Explorer<?> explorer = Explorer.of("arc-eager", "dynamic", LIKES);
    assertThat(explorer.after(List.of("SH", "LA(obj)")).lost()).containsExactly(1);
  }

  @Test
  void everyOracleThatAnswersLeadsToTheGoldTree() {
    for (String system : TransitionSystems.names()) {
      for (String oracle : Oracles.names(system)) {
        Explorer<?> explorer = Explorer.of(system, oracle, LIKES);
        Position start = explorer.after(List.of());
        List<String> derivation = explorer.onwards(start, 100);
        Position end = explorer.after(derivation);
        assertThat(end.isTerminal()).as(system + " " + oracle).isTrue();
        assertThat(end.best()).hasValue(LIKES);
        assertThat(end.silence()).isEmpty();
      }
    }
  }

  @Test
  void whatAnOraclePermitsCostsNothing() {
    Random random = new Random(8);
    int asked = 0;
    for (int i = 0; i < 60; i++) {
      DependencyTree gold = SmallTrees.random(5, random);
      Position position = Explorer.of("swap-standard", "nd-all", gold).after(List.of());
      while (!position.isTerminal()) {
        for (Choice choice : position.choices()) {
          if (choice.isPermitted().orElse(false)) {
            assertThat(choice.cost()).hasValue(0);
            asked++;
          }
        }
        Explorer<?> explorer = Explorer.of("swap-standard", "nd-all", gold);
        List<String> after = new ArrayList<>(position.after());
        after.addAll(explorer.onwards(position, 1));
        position = explorer.after(after);
      }
    }
    assertThat(asked).isGreaterThan(500);
  }

  @Test
  void aroundADerivationEveryOtherMoveIsThereAndGoesOn() {
    Explorer<?> explorer = Explorer.of("arc-eager", "dynamic", LIKES);
    List<String> derivation = explorer.onwards(explorer.after(List.of()), 100);
    List<Position> all = explorer.around(derivation, 1_000);
    Set<List<String>> known = new HashSet<>();
    all.forEach(position -> known.add(position.after()));
    assertThat(known).hasSameSizeAs(all);
    for (Position position : all.subList(0, derivation.size() + 1)) {
      for (Choice choice : position.choices()) {
        List<String> next = new ArrayList<>(position.after());
        next.add(choice.name());
        assertThat(!choice.isLegal() || known.contains(next)).as(next.toString()).isTrue();
      }
    }
    assertThat(all.stream().filter(Position::isTerminal).count()).isGreaterThan(1);
    assertThat(explorer.around(derivation, 3)).hasSize(derivation.size() + 4);
  }

  @Test
  void whatTakesTooLongCanBeEnded() {
    Explorer<?> explorer = Explorer.of("arc-eager", "dynamic", LIKES);
    Runnable enough =
        () -> {
          throw new IllegalStateException("enough");
        };
    assertThatIllegalStateException()
        .isThrownBy(() -> SearchLimit.within(1_000, enough, () -> explorer.after(List.of())))
        .withMessage("enough");
    assertThat(explorer.after(List.of()).choices()).isNotEmpty();
  }

  @Test
  void refusesWhatIsNotLegalAndSaysWhichStep() {
    Explorer<?> explorer = Explorer.of("arc-eager", "dynamic", LIKES);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> explorer.after(List.of("SH", "RE")))
        .withMessageContaining("step 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Explorer.of("arc-eager", "nobody", LIKES))
        .withMessageContaining("no oracle 'nobody'");
    assertThat(Oracles.names("arc-eager", OracleKind.DYNAMIC)).isNotEmpty();
  }

  @Test
  void aPositionIsWrittenWithEverythingAPageNeeds() {
    Map<String, ?> json = Explorer.of("easy-first", "dynamic", LIKES).after(List.of()).json();
    assertThat(json.keySet())
        .containsExactly("after", "terminal", "parts", "arcs", "silence", "best", "lost", "moves");
    assertThat((List<?>) json.get("moves")).hasSize(6);
  }
}
