package dodona.train;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.oracle.ArcWeights;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracles;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartialTreesTest {

  private static Sentence partial(DependencyTree tree, Random random) {
    int[] heads = new int[tree.size() + 1];
    List<String> labels = new ArrayList<>();
    for (int d = 1; d <= tree.size(); d++) {
      boolean isKnown = random.nextInt(3) == 0;
      heads[d] = isKnown ? tree.head(d) : -1;
      labels.add(isKnown ? "l" : Sentence.ABSENT);
    }
    return Sentence.ofForms(Collections.nCopies(tree.size(), "w"))
        .withHeads(heads)
        .withColumn(Column.DEPREL, labels);
  }

  @Test
  void keepsWhatIsKnownAndLabelsNothingElse() {
    Random random = new Random(3);
    for (int i = 0; i < 200; i++) {
      Sentence partial = partial(SmallTrees.random(2 + random.nextInt(10), random), random);
      Sentence complete = PartialTrees.complete(List.of(partial), "swap-standard").get(0);
      int roots = 0;
      for (int d = 1; d <= partial.size(); d++) {
        roots += partial.head(d) == 0 ? 1 : 0;
        boolean isKnown = partial.head(d) >= 0 && (partial.head(d) > 0 || roots == 1);
        assertThat(complete.deprel(d)).isEqualTo(isKnown ? "l" : Sentence.ABSENT);
        assertThat(isKnown ? complete.head(d) : -1).isEqualTo(isKnown ? partial.head(d) : -1);
      }
      assertThat(complete.tree().rootCount()).isEqualTo(1);
    }
  }

  @Test
  void doesNotChangeTreesThatAreComplete() {
    Sentence sentence = Sentence.ofForms("a", "b").withTree(DependencyTree.of(2, 0));
    assertThat(PartialTrees.complete(List.of(sentence), "arc-eager").get(0)).isSameAs(sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "easy-first"})
  void wordsWithoutHeadsCostNothing(String name) {
    assertCostsNothing(TransitionSystems.named(name, List.of("l", "m")));
  }

  /** Follows moves of no cost at random: every known arc, and no label but the known, is there. */
  private static <C extends PartialTree> void assertCostsNothing(TransitionSystem<C> system) {
    Random random = new Random(5);
    boolean differs = false;
    for (int i = 0; i < 100; i++) {
      Sentence partial = partial(SmallTrees.random(2 + random.nextInt(7), random), random);
      DependencyTree tree = PartialTrees.complete(List.of(partial), system.name()).get(0).tree();
      if (!Projectivity.isProjective(tree)) {
        continue; // all its heads were known
      }
      DynamicOracle<C> oracle = Oracles.weighted(system, ArcWeights.parse("_=0")).tree(tree);
      C c = system.newConfiguration();
      system.initialize(c, tree.size());
      BitSet best = new BitSet();
      while (!system.isTerminal(c)) {
        oracle.optimal(c, best);
        int[] all = best.stream().toArray();
        int taken = all[random.nextInt(all.length)];
        assertThat(oracle.cost(c, taken)).isZero();
        system.apply(c, taken);
      }
      for (int d = 1; d <= tree.size(); d++) {
        boolean isKnown = !tree.label(d).equals(DependencyTree.NO_LABEL);
        assertThat(isKnown ? c.head(d) : -1)
            .as("%s of %s in %s", d, tree, c)
            .isEqualTo(isKnown ? tree.head(d) : -1);
        differs |= !isKnown && c.head(d) != tree.head(d);
      }
    }
    assertThat(differs).as("words without a known head get any").isTrue();
  }
}
