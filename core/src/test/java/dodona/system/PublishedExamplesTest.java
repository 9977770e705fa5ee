package dodona.system;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.system.arceager.ArcEager;
import dodona.system.attardi.Attardi;
import dodona.system.swapstandard.SwapStandard;
import dodona.transition.Configuration;
import dodona.transition.Derivation;
import dodona.transition.StackSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the statements of papers about their example sentences. */
class PublishedExamplesTest {

  private static final StackSystem SWAP = new SwapStandard(List.of(DependencyTree.NO_LABEL));

  /** The tree of "That 's what they 're after" (Björkelund &amp; Nivre 2015, Figure 1). */
  private static final DependencyTree AFTER = DependencyTree.of(2, 0, 6, 5, 2, 5);

  /** The tree of "Who did you send the letter to ?" (Nivre, Kuhlmann &amp; Hall 2009, Figure 1). */
  private static final DependencyTree LETTER = DependencyTree.of(7, 0, 2, 2, 6, 4, 4, 2);

  private static Configuration start(StackSystem system, int words, String... moves) {
    Configuration c = new Configuration();
    system.initialize(c, words);
    for (String move : moves) {
      system.apply(c, system.transitions().parse(move));
    }
    return c;
  }

  private static String derivation(String oracle, DependencyTree tree) {
    StaticOracle<Configuration> bound = Oracles.namedStatic(SWAP, oracle).tree(tree);
    Configuration c = start(SWAP, tree.size());
    BitSet next = new BitSet();
    while (!SWAP.isTerminal(c)) {
      bound.optimal(c, next);
      SWAP.apply(c, next.nextSetBit(0));
    }
    assertThat(c.tree(List.of(DependencyTree.NO_LABEL))).isEqualTo(tree);
    return Derivation.print(SWAP, c);
  }

  /**
   * "SWAP when what is s1 and they is s0. It would then continue with two more SH followed by
   * another SW".
   */
  @Test
  void eagerSwapsWhatTwice() {
    assertThat(derivation("eager", AFTER))
        .isEqualTo("SH SH LA SH SH SW SH SH SW LA SH SH LA RA RA RA");
  }

  /** "Instead, it would continue by shifting 're and then attaching they through an LA". */
  @Test
  void lazyAttachesTheyBeforeItSwapsWhatOnce() {
    assertThat(derivation("lazy", AFTER)).isEqualTo("SH SH LA SH SH SH LA SW SH SH LA RA RA RA");
  }

  /** "Postpone swapping of did when you is the next node, but not when the next node is send". */
  @Test
  void lazyKeepsDidUntilItHasYou() {
    StaticOracle<Configuration> eager = Oracles.namedStatic(SWAP, "eager").tree(LETTER);
    StaticOracle<Configuration> lazy = Oracles.namedStatic(SWAP, "lazy").tree(LETTER);
    BitSet next = new BitSet();
    Configuration beforeYou = start(SWAP, 8, "SH", "SH");
    eager.optimal(beforeYou, next);
    assertThat(SWAP.transitions().name(next.nextSetBit(0))).isEqualTo("SW");
    lazy.optimal(beforeYou, next);
    assertThat(SWAP.transitions().name(next.nextSetBit(0))).isEqualTo("SH");
    Configuration beforeSend = start(SWAP, 8, "SH", "SH", "SH", "RA");
    lazy.optimal(beforeSend, next);
    assertThat(SWAP.transitions().name(next.nextSetBit(0))).isEqualTo("SW");
    assertThat(swaps(derivation("lazy", LETTER))).isLessThan(swaps(derivation("eager", LETTER)));
  }

  private static long swaps(String derivation) {
    return List.of(derivation.split(" ", -1)).stream().filter("SW"::equals).count();
  }

  /**
   * Returns the tree of "John was not as good for the job as Kate ." (Gómez-Rodríguez, Sartorio
   * &amp; Satta 2014, Figure 5, with the words 0 to 4 on the stack).
   *
   * @param headOfFor the head of <em>for</em>, which is 2 in the paper
   */
  private static DependencyTree kate(int headOfFor) {
    return DependencyTree.of(2, 0, 2, 5, 2, headOfFor, 8, 6, 5, 9, 2);
  }

  /**
   * "The loss of c is greater than zero"; "if 6 depended on 5 or 4 instead, the loss would be
   * zero".
   */
  @Test
  void asGoodForTheJobAsKateIsLostOnceFourWordsAreOnTheStack() {
    StackSystem system = new Attardi();
    Configuration c = start(system, 11, "SH", "SH", "SH", "SH");
    assertThat(new ExhaustiveLoss<>(system, kate(2)).remaining(c)).isEqualTo(1);
    assertThat(new ExhaustiveLoss<>(system, kate(5)).remaining(c)).isZero();
    assertThat(new ExhaustiveLoss<>(system, kate(4)).remaining(c)).isZero();
  }

  @Test
  void theOracleKnowsTheCostOfEveryMoveThere() {
    StackSystem system = new Attardi();
    for (int headOfFor : new int[] {2, 4, 5}) {
      DependencyTree tree = kate(headOfFor);
      ExhaustiveLoss<Configuration> loss = new ExhaustiveLoss<>(system, tree);
      DynamicOracle<Configuration> oracle = Oracles.namedDynamic(system, "dynamic").tree(tree);
      Configuration c = start(system, 11, "SH", "SH", "SH", "SH");
      List<Integer> costs = new ArrayList<>();
      List<Integer> exact = new ArrayList<>();
      for (int transition : ExhaustiveLoss.legal(system, c)) {
        costs.add(oracle.cost(c, transition));
        exact.add(loss.cost(c, transition));
      }
      assertThat(costs).as("head of 'for': %s", headOfFor).isEqualTo(exact).hasSize(5);
    }
  }

  /**
   * Goldberg &amp; Nivre (2013) print the costs of LEFT and RIGHT with a buffer without b0 and a
   * stack without s0, so that the arc between s0 and b0 in the other direction is forgotten.
   */
  @Test
  void thePrintedCostsOfArcEagerForgetTheArcBetweenTheTwoWords() {
    StackSystem system = new ArcEager(List.of(DependencyTree.NO_LABEL));
    List<Configuration> configurations = ExhaustiveLoss.configurations(system, 5);
    int[] counts = new int[2];
    SmallTrees.all(5)
        .filter(Projectivity::isProjective)
        .forEach(
            tree -> {
              DynamicOracle<Configuration> oracle =
                  Oracles.namedDynamic(system, "dynamic").tree(tree);
              for (Configuration c : configurations) {
                for (int transition : ExhaustiveLoss.legal(system, c)) {
                  int forgotten = forgotten(system.transitions().name(transition), tree, c);
                  counts[0]++;
                  counts[1] += forgotten;
                  if (forgotten > 0) {
                    assertThat(oracle.cost(c, transition)).isPositive();
                  }
                }
              }
            });
    assertThat(counts).containsExactly(376_740, 11_156);
  }

  private static int forgotten(String move, DependencyTree tree, Configuration c) {
    return switch (move) {
      case "LA" -> c.b(0) != 0 && tree.head(c.b(0)) == c.s(0) ? 1 : 0;
      case "RA" -> tree.head(c.s(0)) == c.b(0) && !c.hasHead(c.s(0)) ? 1 : 0;
      default -> 0;
    };
  }
}
