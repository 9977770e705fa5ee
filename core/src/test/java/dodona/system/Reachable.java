package dodona.system;

import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.transition.Transitions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Every configuration that an unlabeled system can reach, by exhaustive search. */
final class Reachable {

  private Reachable() {}

  /** All systems, unlabeled. */
  static List<TransitionSystem<?>> systems() {
    List<TransitionSystem<?>> systems = new ArrayList<>();
    TransitionSystems.names().forEach(name -> systems.add(TransitionSystems.named(name)));
    return systems;
  }

  /**
   * Every different configuration that can be reached, with a single root or without; each an
   * object of its own.
   */
  static <C extends PartialTree> List<C> configurations(
      TransitionSystem<C> system, int n, boolean singleRoot) {
    C initial = system.newConfiguration();
    system.initialize(initial, n);
    Set<String> seen = new HashSet<>(Set.of(initial.toString()));
    List<C> all = new ArrayList<>();
    Deque<C> agenda = new ArrayDeque<>(List.of(initial));
    while (!agenda.isEmpty()) {
      C c = agenda.pop();
      all.add(c);
      for (int transition : permitted(system, c, singleRoot)) {
        C successor = successor(system, c, transition);
        if (seen.add(successor.toString())) {
          agenda.push(successor);
        }
      }
    }
    return all;
  }

  /** The transitions that are permitted, each with the first label. */
  static <C extends PartialTree> List<Integer> permitted(
      TransitionSystem<C> system, C c, boolean singleRoot) {
    Transitions transitions = system.transitions();
    List<Integer> permitted = new ArrayList<>();
    for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
      int legal = system.legalMoves(c, site);
      int moves = singleRoot ? system.singleRoot(c, site, legal) : legal;
      for (Move move : transitions.moveList(moves)) {
        permitted.add((site * transitions.size()) + transitions.first(move));
      }
    }
    return permitted;
  }

  /** A new configuration after a transition. */
  static <C extends PartialTree> C successor(TransitionSystem<C> system, C c, int transition) {
    C successor = system.newConfiguration();
    successor.copyFrom(c);
    system.apply(successor, transition);
    return successor;
  }
}
