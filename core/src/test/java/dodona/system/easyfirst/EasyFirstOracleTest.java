package dodona.system.easyfirst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dodona.SmallTrees;
import dodona.oracle.ArcWeights;
import dodona.oracle.Derivability;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Both easy-first oracles against the definition, by exhaustion. */
class EasyFirstOracleTest {

  private static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);

  @Test
  void costIsTheLossDifferenceInEveryConfigurationOfUpToFourWords() {
    EasyFirst system = new EasyFirst(UNLABELLED);
    for (int n = 1; n <= 4; n++) {
      check(system, SmallTrees.all(n), configurations(system, n, true));
    }
  }

  @Test
  void costIsTheLossDifferenceInEveryListOfFiveWords() {
    EasyFirst system = new EasyFirst(UNLABELLED);
    check(system, SmallTrees.all(5), configurations(system, 5, false));
  }

  @Test
  void costIsTheLossDifferenceInLongerSentences() {
    EasyFirst system = new EasyFirst(UNLABELLED);
    Random random = new Random(3);
    for (int n = 7; n <= 9; n++) {
      List<EasyFirstConfiguration> lists = configurations(system, n, false);
      for (int i = 0; i < 6; i++) {
        check(system, Stream.of(SmallTrees.random(n, random)), lists);
      }
    }
  }

  @Test
  void aWrongLabelCostsOneIfTheHeadIsRight() {
    EasyFirst system = new EasyFirst(List.of("a", "b"));
    for (int n = 1; n <= 3; n++) {
      List<EasyFirstConfiguration> configurations = configurations(system, n, true);
      for (int labels = 0; labels < 1 << n; labels++) {
        String[] names = new String[n];
        for (int d = 0; d < n; d++) {
          names[d] = ((labels >> d) & 1) == 0 ? "a" : "b";
        }
        check(
            system,
            SmallTrees.all(n).map(tree -> DependencyTree.of(tree.heads(), names)),
            configurations);
      }
    }
  }

  @Test
  void costIsTheDifferenceOfWeightedLosses() {
    EasyFirst system = new EasyFirst(List.of("a", "b", "c"));
    ArcWeights weights = ArcWeights.parse("b=3,c=0");
    Random random = new Random(8);
    for (int n = 1; n <= 4; n++) {
      check(
          system,
          weights,
          SmallTrees.all(n).map(tree -> SmallTrees.labeled(tree, random)),
          configurations(system, n, false));
    }
  }

  @Test
  void permitsWhatLeavesTheGoldTreeReachable() {
    EasyFirst system = new EasyFirst(UNLABELLED);
    BitSet permitted = new BitSet();
    for (int n = 1; n <= 5; n++) {
      List<EasyFirstConfiguration> configurations = configurations(system, n, true);
      SmallTrees.all(n)
          .filter(tree -> Derivability.canDerive(system, tree))
          .forEach(
              gold -> {
                EasyFirstNonDeterministicOracle oracle =
                    new EasyFirstNonDeterministicOracle(system, gold);
                Reference reference = new Reference(system, gold);
                for (EasyFirstConfiguration c : configurations) {
                  if (!system.isTerminal(c) && reference.wrong(c) + reference.remaining(c) == 0) {
                    oracle.optimal(c, permitted);
                    assertThat(permitted)
                        .as("%s, gold %s", c, gold)
                        .isEqualTo(reference.optimal(c));
                  }
                }
              });
    }
  }

  @Test
  void recognizesWhatTheSystemCannotDerive() {
    EasyFirst system = new EasyFirst(UNLABELLED);
    SmallTrees.upTo(5)
        .forEach(
            tree -> {
              EasyFirstConfiguration start = new EasyFirstConfiguration();
              system.initialize(start, tree.size());
              assertThat(Derivability.canDerive(system, tree))
                  .as(tree.toString())
                  .isEqualTo(new Reference(system, tree).remaining(start) == 0);
            });
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new EasyFirstNonDeterministicOracle(system, DependencyTree.of(3, 4, 0, 3)))
        .withMessageContaining("easy-first cannot derive this tree, as it is not projective");
  }

  private static void check(
      EasyFirst system, Stream<DependencyTree> trees, List<EasyFirstConfiguration> configurations) {
    check(system, ArcWeights.EQUAL, trees, configurations);
  }

  private static void check(
      EasyFirst system,
      ArcWeights weights,
      Stream<DependencyTree> trees,
      List<EasyFirstConfiguration> configurations) {
    BitSet optimal = new BitSet();
    trees.forEach(
        gold -> {
          EasyFirstDynamicOracle oracle = new EasyFirstDynamicOracle(system, gold, weights);
          Reference reference = new Reference(system, gold, weights);
          for (EasyFirstConfiguration c : configurations) {
            if (!system.isTerminal(c)) {
              for (int t : legal(system, c)) {
                int cost = reference.cost(c, t);
                if (oracle.cost(c, t) != cost) {
                  assertThat(oracle.cost(c, t))
                      .as("%s in %s, gold %s", system.name(c, t), c, gold)
                      .isEqualTo(cost);
                }
              }
              oracle.optimal(c, optimal);
              assertThat(optimal).as("%s, gold %s", c, gold).isEqualTo(reference.optimal(c));
            }
          }
        });
  }

  /** The definition of loss: only the list decides what can still be built. */
  private static final class Reference {

    private final EasyFirst system;
    private final DependencyTree gold;
    private final ArcWeights weights;
    private final Map<String, Integer> remaining = new HashMap<>();

    Reference(EasyFirst system, DependencyTree gold) {
      this(system, gold, ArcWeights.EQUAL);
    }

    Reference(EasyFirst system, DependencyTree gold, ArcWeights weights) {
      this.system = system;
      this.gold = gold;
      this.weights = weights;
    }

    int cost(EasyFirstConfiguration c, int transition) {
      EasyFirstConfiguration after = after(system, c, transition);
      return wrong(after) + remaining(after) - wrong(c) - remaining(c);
    }

    BitSet optimal(EasyFirstConfiguration c) {
      BitSet optimal = new BitSet();
      for (int t : legal(system, c)) {
        optimal.set(t, cost(c, t) == 0);
      }
      return optimal;
    }

    int wrong(EasyFirstConfiguration c) {
      int sum = 0;
      for (int d = 1; d <= c.words(); d++) {
        boolean isRight =
            c.head(d) == gold.head(d)
                && system.transitions().labels().get(c.label(d)).equals(gold.label(d));
        sum += c.hasHead(d) && !isRight ? weights.of(gold.label(d)) : 0;
      }
      return sum;
    }

    int remaining(EasyFirstConfiguration c) {
      String list = list(c);
      Integer known = remaining.get(list);
      if (known != null) {
        return known;
      }
      int least = system.isTerminal(c) ? 0 : Integer.MAX_VALUE;
      for (int t : legal(system, c)) {
        EasyFirstConfiguration after = after(system, c, t);
        least = Math.min(least, wrong(after) - wrong(c) + remaining(after));
      }
      remaining.put(list, least);
      return least;
    }
  }

  private static String list(EasyFirstConfiguration c) {
    String text = c.toString();
    return text.substring(0, text.indexOf('A'));
  }

  private static List<Integer> legal(EasyFirst system, EasyFirstConfiguration c) {
    List<Integer> legal = new ArrayList<>();
    for (int t = 0; t < (c.words() + 1) * 2 * system.transitions().labels().size(); t++) {
      if (system.isLegal(c, t)) {
        legal.add(t);
      }
    }
    return legal;
  }

  private static EasyFirstConfiguration after(
      EasyFirst system, EasyFirstConfiguration c, int transition) {
    EasyFirstConfiguration after = new EasyFirstConfiguration();
    after.copyFrom(c);
    system.apply(after, transition);
    return after;
  }

  /** Every configuration that can be reached, or one for every list. */
  private static List<EasyFirstConfiguration> configurations(
      EasyFirst system, int n, boolean withArcs) {
    EasyFirstConfiguration start = new EasyFirstConfiguration();
    system.initialize(start, n);
    List<EasyFirstConfiguration> found = new ArrayList<>(List.of(start));
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < found.size(); i++) {
      EasyFirstConfiguration c = found.get(i);
      for (int t : legal(system, c)) {
        EasyFirstConfiguration after = after(system, c, t);
        StringBuilder key = new StringBuilder(withArcs ? after.toString() : list(after));
        for (int d = 1; d <= n && withArcs; d++) {
          key.append(' ').append(after.label(d));
        }
        if (seen.add(key.toString())) {
          found.add(after);
        }
      }
    }
    return found;
  }
}
