package dodona.explore;

import dodona.oracle.DynamicOracle;
import dodona.oracle.SearchLimit;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import java.util.BitSet;
import java.util.OptionalInt;

/** Follows a dynamic oracle to the end. */
final class GuidedCompletion<C extends PartialTree> extends Completion<C> {

  private final DynamicOracle<C> oracle;
  private final BitSet optimal = new BitSet();

  GuidedCompletion(TransitionSystem<C> system, DynamicOracle<C> oracle, DependencyTree gold) {
    super(system, gold);
    this.oracle = oracle;
  }

  @Override
  C best(C c) {
    C end = copy(c);
    while (!system.isTerminal(end)) {
      SearchLimit.check();
      oracle.optimal(end, optimal);
      int first = optimal.nextSetBit(0);
      int labeled = withGoldLabel(end, first);
      system.apply(end, optimal.get(labeled) ? labeled : first);
    }
    return end;
  }

  @Override
  OptionalInt cost(C c, int transition) {
    return OptionalInt.of(oracle.cost(c, transition));
  }
}
