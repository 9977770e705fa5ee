package dodona.explore;

import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A configuration of an {@link Explorer}, with its moves and the best tree that can still be
 * reached.
 *
 * @param after the transitions that led here
 * @param isTerminal whether it is the end
 * @param parts what is in each part of the configuration, such as stack and buffer, 0 for the root
 * @param arcs the arcs so far
 * @param silence why the chosen oracle has no answer here; empty if it has one
 * @param best a tree with the most gold arcs among those that can still be reached; empty if it
 *     takes too long to find
 * @param lost the words whose gold arcs are not in that tree
 * @param choices every move at every site
 */
public record Position(
    List<String> after,
    boolean isTerminal,
    Map<String, List<Integer>> parts,
    List<Arc> arcs,
    Optional<String> silence,
    Optional<DependencyTree> best,
    List<Integer> lost,
    List<Choice> choices) {

  /** An arc. */
  public record Arc(int head, int dependent, String label) {}

  /**
   * A move at a site, with the best label.
   *
   * @param name the transition, such as {@code LA(nsubj)}; without its label if it is not legal
   * @param move the move, such as {@code LA}
   * @param site the place of the site, from 0
   * @param obstacle why it is not legal; empty if it is
   * @param arc the arc that it would add; null if it adds none
   * @param isGold whether that is a gold arc
   * @param isPermitted whether the chosen oracle permits it; empty if it has no answer
   * @param cost by how many arcs the best tree gets worse; empty if it takes too long to find
   * @param lost the words whose gold arcs the best tree would lose
   * @param instead the words whose gold arcs it would gain: where gold arcs exclude each other
   */
  public record Choice(
      String name,
      String move,
      int site,
      Optional<String> obstacle,
      @Nullable Arc arc,
      boolean isGold,
      Optional<Boolean> isPermitted,
      OptionalInt cost,
      List<Integer> lost,
      List<Integer> instead) {

    /** Returns whether the move is legal. */
    public boolean isLegal() {
      return obstacle.isEmpty();
    }

    private Map<String, @Nullable Object> json() {
      Map<String, @Nullable Object> json = new LinkedHashMap<>();
      json.put("name", name);
      json.put("move", move);
      json.put("site", site);
      json.put("legal", isLegal());
      obstacle.ifPresent(reason -> json.put("obstacle", reason));
      if (isLegal()) {
        if (arc != null) {
          json.put("arc", Position.json(arc));
          json.put("gold", isGold);
        }
        json.put("permitted", isPermitted.orElse(null));
        json.put("cost", cost.isPresent() ? cost.getAsInt() : null);
        json.put("lost", lost);
        if (!instead.isEmpty()) {
          json.put("instead", instead);
        }
      }
      return json;
    }
  }

  /** The position as maps, lists, strings, numbers and nulls, for JSON. */
  public Map<String, @Nullable Object> json() {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("after", after);
    json.put("terminal", isTerminal);
    json.put("parts", parts);
    json.put("arcs", arcs.stream().map(Position::json).toList());
    json.put("silence", silence.orElse(null));
    json.put("best", best.map(Position::json).orElse(null));
    json.put("lost", lost);
    List<Object> moves = new ArrayList<>();
    choices.forEach(choice -> moves.add(choice.json()));
    json.put("moves", moves);
    return json;
  }

  private static List<Object> json(Arc arc) {
    return List.of(arc.head, arc.dependent, arc.label);
  }

  private static List<Object> json(DependencyTree tree) {
    List<Object> arcs = new ArrayList<>();
    for (int d = 1; d <= tree.size(); d++) {
      arcs.add(List.of(tree.head(d), d, tree.label(d)));
    }
    return arcs;
  }
}
