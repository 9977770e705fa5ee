package dodona.transition;

import dodona.treebank.DependencyTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Every configuration that an unlabelled system can reach, by exhaustive search. */
final class Reachable {

  static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);

  private Reachable() {}

  /** The systems over a stack, unlabelled. */
  static List<TransitionSystem> systems() {
    return TransitionSystems.names().stream()
        .map(name -> TransitionSystems.named(name, UNLABELLED))
        .toList();
  }

  /**
   * Every different (σ, β, A) that can be reached by permitted moves; each an object of its own.
   */
  static List<Configuration> configurations(TransitionSystem system, int n, Constraint constraint) {
    Configuration initial = new Configuration();
    system.initialise(initial, n);
    Set<String> seen = new HashSet<>(Set.of(initial.toString()));
    List<Configuration> all = new ArrayList<>();
    Deque<Configuration> agenda = new ArrayDeque<>(List.of(initial));
    while (!agenda.isEmpty()) {
      Configuration c = agenda.pop();
      all.add(c);
      for (Move move : Move.list(constraint.permitted(c, system.legalMoves(c)))) {
        Configuration successor = new Configuration();
        successor.copyFrom(c);
        system.apply(successor, system.transitions().first(move));
        if (seen.add(successor.toString())) {
          agenda.push(successor);
        }
      }
    }
    return all;
  }

  /** Every different (λ, A) that easy-first can reach, with a single root or without. */
  static List<EasyFirstConfiguration> easyFirst(EasyFirst system, int n, boolean singleRoot) {
    EasyFirstConfiguration initial = new EasyFirstConfiguration();
    system.initialise(initial, n);
    Set<String> seen = new HashSet<>(Set.of(initial.toString()));
    List<EasyFirstConfiguration> all = new ArrayList<>();
    Deque<EasyFirstConfiguration> agenda = new ArrayDeque<>(List.of(initial));
    while (!agenda.isEmpty()) {
      EasyFirstConfiguration c = agenda.pop();
      all.add(c);
      forEachLegal(
          system,
          c,
          singleRoot,
          transition -> {
            EasyFirstConfiguration successor = new EasyFirstConfiguration();
            successor.copyFrom(c);
            system.apply(successor, transition);
            if (seen.add(successor.toString())) {
              agenda.push(successor);
            }
          });
    }
    return all;
  }

  /** Does something with every transition, labelled with the first label, that is permitted. */
  static void forEachLegal(
      EasyFirst system,
      EasyFirstConfiguration c,
      boolean singleRoot,
      Consumer<Integer> transitions) {
    for (int word = 0; word <= c.words(); word++) {
      for (EasyFirst.Direction direction : EasyFirst.Direction.values()) {
        int transition = system.id(word, direction, 0);
        if (system.isLegal(c, transition) && (!singleRoot || SingleRoot.permits(c, word))) {
          transitions.accept(transition);
        }
      }
    }
  }
}
