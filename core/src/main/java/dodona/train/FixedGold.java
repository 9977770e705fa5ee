package dodona.train;

import dodona.model.LinearModel;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.search.Beam;
import dodona.transition.Constraint;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.IdentityHashMap;
import java.util.function.Function;

/**
 * The correct derivation that scores best under a model trained before, found once for every
 * sentence.
 *
 * <p>One model may serve all sentences or, in jack-knifing, each sentence has one that was trained
 * without it.
 */
final class FixedGold implements GoldDerivation {

  private final TransitionSystem system;
  private final OracleFor<? extends NonDeterministicOracle> oracles;
  private final Function<Sentence, LinearModel> models;
  private final IdentityHashMap<LinearModel, LatentGold> searches = new IdentityHashMap<>();
  private final IdentityHashMap<Sentence, int[]> derivations = new IdentityHashMap<>();
  private final Prefix found = new Prefix();

  FixedGold(
      TransitionSystem system,
      OracleFor<? extends NonDeterministicOracle> oracles,
      Function<Sentence, LinearModel> models) {
    this.system = system;
    this.oracles = oracles;
    this.models = models;
  }

  @Override
  public void find(Sentence sentence, DependencyTree gold, Prefix out) {
    out.clear();
    for (int transition : derivations.computeIfAbsent(sentence, s -> derive(s, gold))) {
      out.add(transition);
    }
  }

  private int[] derive(Sentence sentence, DependencyTree gold) {
    LinearModel model = models.apply(sentence);
    LatentGold search = searches.computeIfAbsent(model, this::newSearch);
    search.find(sentence, gold, found);
    return found.toArray();
  }

  private LatentGold newSearch(LinearModel model) {
    Shapes.check(model.shape(), system);
    int width = model.decoding().beamWidth();
    return new LatentGold(new Beam(system, model.open(true), Constraint.NONE, width), oracles);
  }

  @Override
  public String description() {
    return "fixed gold";
  }

  @Override
  public boolean isOneOfMany() {
    return false;
  }
}
