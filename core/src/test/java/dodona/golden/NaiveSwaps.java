package dodona.golden;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The oracles of swap-standard by their definitions. Every derivation is written out, so this is
 * for very small trees.
 */
final class NaiveSwaps {

  /** A choice among the moves that are possible and correct. */
  private interface Choice {
    Map<String, NaiveState> of(NaiveState c, Map<String, NaiveState> correct);
  }

  private final List<Integer> gold;
  private final List<Integer> order = new ArrayList<>();
  private final List<List<Integer>> components = new ArrayList<>();

  /** For the gold heads of words 1…n. */
  NaiveSwaps(List<Integer> gold) {
    this.gold = gold;
    addInOrder(0);
    findComponents();
  }

  private int head(int word) {
    return word == 0 ? -1 : gold.get(word - 1);
  }

  private void addInOrder(int word) {
    for (int left = 1; left < word; left++) {
      if (head(left) == word) {
        addInOrder(left);
      }
    }
    order.add(word);
    for (int right = word + 1; right <= gold.size(); right++) {
      if (head(right) == word) {
        addInOrder(right);
      }
    }
  }

  /** The words in projective order. */
  List<Integer> order() {
    return order.subList(1, order.size());
  }

  /** Finds the components: the trees that EAGER leaves on the stack if it may not swap. */
  private void findComponents() {
    NaiveState c = NaiveSystem.SWAP_STANDARD.start(gold.size());
    for (NaiveState next = c; next != null; next = firstWithoutSwap(c)) {
      c = next;
    }
    for (int top : c.stack()) {
      List<Integer> component = new ArrayList<>();
      for (int word = 0; word <= gold.size(); word++) {
        if (topOf(word, c) == top) {
          component.add(word);
        }
      }
      components.add(component);
    }
  }

  private @Nullable NaiveState firstWithoutSwap(NaiveState c) {
    Map<String, NaiveState> moves = correct(c);
    moves.remove("SW");
    return moves.isEmpty() ? null : moves.values().iterator().next();
  }

  private static int topOf(int word, NaiveState c) {
    return c.hasHead(word) ? topOf(c.heads().get(word), c) : word;
  }

  /** The maximal projective components. */
  List<List<Integer>> components() {
    return components;
  }

  /** The moves that add a gold arc with a complete dependent, restore the order, or shift. */
  private Map<String, NaiveState> correct(NaiveState c) {
    Map<String, NaiveState> legal = NaiveSystem.SWAP_STANDARD.moves(c);
    Map<String, NaiveState> correct = new LinkedHashMap<>();
    for (String move : List.of("LA", "RA", "SW", "SH")) {
      NaiveState next = legal.get(move);
      if (next != null
          && switch (move) {
            case "LA" -> head(c.s(1)) == c.s(0) && isComplete(c.s(1), c);
            case "RA" -> head(c.s(0)) == c.s(1) && isComplete(c.s(0), c);
            case "SW" -> order.indexOf(c.s(0)) < order.indexOf(c.s(1));
            default -> true;
          }) {
        correct.put(move, next);
      }
    }
    return correct;
  }

  private boolean isComplete(int word, NaiveState c) {
    return NaiveState.range(1, gold.size()).stream()
        .allMatch(other -> head(other) != word || c.hasHead(other));
  }

  /** Every derivation of the gold tree, given which moves may be taken. */
  private List<String> derivations(Choice choice) {
    List<String> found = new ArrayList<>();
    collect(NaiveSystem.SWAP_STANDARD.start(gold.size()), "", choice, found);
    return found;
  }

  private void collect(NaiveState c, String derivation, Choice choice, List<String> found) {
    if (c.buffer().isEmpty() && c.stack().size() == 1) {
      found.add(derivation.strip());
      return;
    }
    choice
        .of(c, correct(c))
        .forEach((move, next) -> collect(next, derivation + " " + move, choice, found));
  }

  /** The first of some moves alone. */
  private static Map<String, NaiveState> first(Map<String, NaiveState> moves) {
    Map<String, NaiveState> first = new LinkedHashMap<>(moves);
    first.keySet().retainAll(moves.keySet().stream().limit(1).toList());
    return first;
  }

  private String only(Predicate<NaiveState> maySwap) {
    List<String> derivations =
        derivations(
            (c, correct) -> {
              Map<String, NaiveState> allowed = new LinkedHashMap<>(correct);
              if (!maySwap.test(c)) {
                allowed.remove("SW");
              }
              return first(allowed);
            });
    if (derivations.size() != 1) {
      throw new IllegalStateException(gold + " has derivations " + derivations);
    }
    return derivations.get(0);
  }

  String eager() {
    return only(c -> true);
  }

  /** Swaps unless s0 and b0 are in one component. */
  String lazy() {
    return only(
        c ->
            c.buffer().isEmpty()
                || components.stream()
                    .noneMatch(part -> part.contains(c.s(0)) && part.contains(c.b0())));
  }

  /** Everything that is correct, in any order. */
  List<String> ndAll() {
    return derivations((c, correct) -> correct);
  }

  /** Arcs at once; the choice between swap and shift is open. */
  List<String> ndSw() {
    return derivations(
        (c, correct) -> {
          boolean isArc = correct.containsKey("LA") || correct.containsKey("RA");
          return isArc ? first(correct) : correct;
        });
  }

  int fewestSwaps() {
    return ndAll().stream().mapToInt(NaiveSwaps::swaps).min().orElseThrow();
  }

  /** Returns the number of swaps in a derivation. */
  static int swaps(String derivation) {
    return (int) List.of(derivation.split(" ")).stream().filter("SW"::equals).count();
  }
}
