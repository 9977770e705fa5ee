package dodona.system;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracles;
import dodona.transition.Configuration;
import dodona.transition.StackSystem;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;

/** Algorithms for the loss alone, as the oracles use only one of them where it suffices. */
public final class Losses {

  private Losses() {}

  /** Compares an algorithm with the definition in every configuration given. */
  public static void check(
      StackSystem system,
      DependencyTree tree,
      List<Configuration> states,
      ToIntFunction<Configuration> algorithm) {
    ExhaustiveLoss<Configuration> reference = new ExhaustiveLoss<>(system, tree);
    for (Configuration c : states) {
      int loss = reference.remaining(c);
      if (algorithm.applyAsInt(c) != loss) {
        assertThat(algorithm.applyAsInt(c)).as("gold %s, %s", tree, c).isEqualTo(loss);
      }
    }
  }

  /** The configurations of a run that takes an optimal move but, one time in four, any other. */
  public static List<Configuration> pathWithMistakes(
      StackSystem system, DependencyTree tree, Random random) {
    List<Configuration> path = new ArrayList<>();
    Configuration c = new Configuration();
    system.initialize(c, tree.size());
    DynamicOracle<Configuration> oracle = Oracles.namedDynamic(system, "dynamic").tree(tree);
    BitSet optimal = new BitSet();
    while (!system.isTerminal(c)) {
      path.add(c);
      oracle.optimal(c, optimal);
      List<Integer> legal = ExhaustiveLoss.legal(system, c);
      boolean mistake = random.nextInt(4) == 0;
      int transition = mistake ? legal.get(random.nextInt(legal.size())) : optimal.nextSetBit(0);
      c = ExhaustiveLoss.after(system, c, transition);
    }
    return path;
  }
}
