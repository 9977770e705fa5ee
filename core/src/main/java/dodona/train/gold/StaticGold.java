package dodona.train.gold;

import dodona.oracle.OracleFor;
import dodona.oracle.StaticOracle;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.IdentityHashMap;

/** The derivation that a static oracle prescribes, computed once for every sentence. */
public final class StaticGold<C extends PartialTree> implements GoldDerivation {

  private final TransitionSystem<C> system;
  private final OracleFor<? extends StaticOracle<C>> oracles;
  private final IdentityHashMap<Sentence, int[]> derivations = new IdentityHashMap<>();
  private final C c;

  public StaticGold(TransitionSystem<C> system, OracleFor<? extends StaticOracle<C>> oracles) {
    this.system = system;
    this.c = system.newConfiguration();
    this.oracles = oracles;
  }

  @Override
  public void find(Sentence sentence, DependencyTree gold, Prefix out) {
    out.clear();
    for (int transition : derivations.computeIfAbsent(sentence, s -> derive(gold))) {
      out.add(transition);
    }
  }

  private int[] derive(DependencyTree gold) {
    StaticOracle<C> oracle = oracles.tree(gold);
    system.initialize(c, gold.size());
    while (!system.isTerminal(c)) {
      system.apply(c, oracle.next(c));
    }
    return c.derivation();
  }

  @Override
  public String description() {
    return "static gold";
  }

  @Override
  public boolean isOneOfMany() {
    return false;
  }
}
