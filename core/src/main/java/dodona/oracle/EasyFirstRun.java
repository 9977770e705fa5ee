package dodona.oracle;

import dodona.transition.EasyFirst;
import dodona.transition.EasyFirst.Direction;
import dodona.transition.EasyFirstConfiguration;
import dodona.transition.PartialTree;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** A guided run of the easy-first system. */
final class EasyFirstRun extends GuidedRun {

  static final List<String> ORACLES = List.of("nd", "dynamic");

  private final EasyFirst system;
  private final EasyFirstOracle oracle;
  private final EasyFirstConfiguration configuration = new EasyFirstConfiguration();

  EasyFirstRun(EasyFirst system, String oracle, DependencyTree gold) {
    this.system = system;
    this.oracle =
        switch (oracle) {
          case "nd" -> new EasyFirstNonDeterministicOracle(system, gold);
          case "dynamic" -> new EasyFirstDynamicOracle(system, gold);
          default ->
              throw new IllegalArgumentException(
                  "easy-first has no oracle '"
                      + oracle
                      + "'; it has "
                      + String.join(", ", ORACLES));
        };
    system.initialise(configuration, gold.size());
  }

  @Override
  public boolean isTerminal() {
    return system.isTerminal(configuration);
  }

  @Override
  public boolean isDynamic() {
    return oracle instanceof EasyFirstDynamicOracle;
  }

  @Override
  public PartialTree state() {
    return configuration;
  }

  @Override
  public Map<String, List<Integer>> places() {
    List<Integer> list = new ArrayList<>();
    for (int word = 0; word >= 0; word = configuration.next(word)) {
      list.add(word);
    }
    return Map.of("list", list);
  }

  @Override
  public int swaps() {
    return 0;
  }

  @Override
  public void optimal(BitSet out) {
    oracle.optimal(configuration, out);
  }

  @Override
  public List<Integer> legal() {
    List<Integer> legal = new ArrayList<>();
    for (Direction direction : List.of(Direction.LEFT, Direction.RIGHT)) {
      for (int word = 0; word >= 0; word = configuration.next(word)) {
        for (int label = 0; label < system.labels().size(); label++) {
          int transition = system.id(word, direction, label);
          if (system.isLegal(configuration, transition)) {
            legal.add(transition);
          }
        }
      }
    }
    return legal;
  }

  @Override
  OptionalInt cost(int transition) {
    return oracle instanceof EasyFirstDynamicOracle dynamic
        ? OptionalInt.of(dynamic.cost(configuration, transition))
        : OptionalInt.empty();
  }

  @Override
  public String name(int transition) {
    return system.name(configuration, transition);
  }

  @Override
  public int parse(String name) {
    int transition = system.parse(configuration, name);
    if (!system.isLegal(configuration, transition)) {
      EasyFirstConfiguration untouched = new EasyFirstConfiguration();
      untouched.copyFrom(configuration);
      system.replay(untouched, name); // says why not
    }
    return transition;
  }

  @Override
  void apply(int transition) {
    system.apply(configuration, transition);
  }
}
