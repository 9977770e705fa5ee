package dodona.oracle;

import dodona.transition.Configuration;
import dodona.transition.Derivation;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** A guided run of a system with a stack. */
final class StackRun extends GuidedRun {

  private final TransitionSystem system;
  private final Oracle oracle;
  private final Configuration configuration = new Configuration();

  StackRun(TransitionSystem system, String oracle, DependencyTree gold) {
    this.system = system;
    this.oracle = Oracles.named(system, oracle).tree(gold);
    system.initialise(configuration, gold.size());
  }

  @Override
  public boolean isTerminal() {
    return system.isTerminal(configuration);
  }

  @Override
  public boolean isDynamic() {
    return oracle instanceof DynamicOracle;
  }

  @Override
  public PartialTree state() {
    return configuration;
  }

  @Override
  public Map<String, List<Integer>> places() {
    List<Integer> stack = new ArrayList<>();
    for (int i = configuration.stackSize() - 1; i >= 0; i--) {
      stack.add(configuration.s(i));
    }
    List<Integer> buffer = new ArrayList<>();
    for (int i = 0; i < configuration.bufferSize(); i++) {
      buffer.add(configuration.b(i));
    }
    Map<String, List<Integer>> places = new LinkedHashMap<>();
    places.put("stack", stack);
    places.put("buffer", buffer);
    return places;
  }

  @Override
  public int swaps() {
    return configuration.swaps();
  }

  @Override
  public void optimal(BitSet out) {
    oracle.optimal(configuration, out);
  }

  @Override
  public List<Integer> legal() {
    List<Integer> legal = new ArrayList<>();
    Transitions transitions = system.transitions();
    for (Move move : Move.list(system.legalMoves(configuration))) {
      for (int t = transitions.first(move); t < transitions.end(move); t++) {
        legal.add(t);
      }
    }
    return legal;
  }

  @Override
  OptionalInt cost(int transition) {
    return oracle instanceof DynamicOracle dynamic
        ? OptionalInt.of(dynamic.cost(configuration, transition))
        : OptionalInt.empty();
  }

  @Override
  public String name(int transition) {
    return system.transitions().name(transition);
  }

  @Override
  public int parse(String name) {
    int transition = system.transitions().parse(name);
    if (!system.isLegal(configuration, transition)) {
      Configuration untouched = new Configuration();
      untouched.copyFrom(configuration);
      Derivation.replay(system, untouched, transition); // says why not
    }
    return transition;
  }

  @Override
  void apply(int transition) {
    system.apply(configuration, transition);
  }
}
