package dodona.server.explore;

import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.support.Hyphens;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.transition.Transitions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The transition systems with which trees can be derived. */
final class SystemList {

  private SystemList() {}

  /** All transition systems with their moves, oracles and parts. */
  static Map<String, Object> json() {
    List<Object> systems = new ArrayList<>();
    for (String name : TransitionSystems.names()) {
      systems.add(system(TransitionSystems.named(name)));
    }
    return Map.of("systems", systems);
  }

  private static <C extends PartialTree> Map<String, Object> system(TransitionSystem<C> system) {
    C c = system.newConfiguration();
    system.initialize(c, 1);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", system.name());
    json.put("parts", List.copyOf(c.parts().keySet()));
    json.put("sites", system.hasOneSite() ? "one" : "many");
    Transitions transitions = system.transitions();
    json.put(
        "moves", transitions.moveList(transitions.moves()).stream().map(SystemList::move).toList());
    json.put(
        "oracles",
        Oracles.names(system.name()).stream()
            .map(name -> Map.of("name", name, "kind", kind(Oracles.kind(system.name(), name))))
            .toList());
    return json;
  }

  private static Map<String, Object> move(Move move) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", move.shortName());
    json.put("title", move.toString().replace('_', '-'));
    json.put("labelled", move.isLabeled());
    return json;
  }

  /** A kind of oracle as it is written, such as {@code non-deterministic}. */
  static String kind(OracleKind kind) {
    return Hyphens.of(kind);
  }
}
