package dodona.pattern;

import dodona.pattern.Syntax.Group;
import dodona.pattern.Syntax.Link;
import dodona.pattern.Syntax.Mode;
import dodona.pattern.Syntax.Node;
import dodona.pattern.Syntax.Part;
import dodona.pattern.regex.RegexBudget;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/** The definition of a match, word for word: all ways to give words to nodes are tried. */
final class BruteForce {

  /** A pattern without alternatives. */
  private record Choice(
      List<Node> nodes, List<Arc> arcs, List<List<Choice>> negated, List<List<Choice>> optional) {}

  private record Arc(Node left, Link link) {}

  private final Syntax.Whole pattern;
  private final Sentence sentence;
  private final TreeIndex tests = new TreeIndex();

  BruteForce(String text, Sentence sentence) {
    this.pattern = new PatternParser(text, new RegexBudget()).parse();
    this.sentence = sentence;
    tests.reset(sentence);
  }

  /** A node is known by its name, or by where it stands. */
  private static Object key(Node node) {
    return node.name() == null ? node.offset() : node.name();
  }

  /** All matches, sorted, with −1 for nodes that have no word. */
  List<int[]> matches() {
    Set<Object> keys = new LinkedHashSet<>();
    pattern.nodes().forEach(node -> collect(node, keys));
    List<Choice> choices = List.of(new Choice(List.of(), List.of(), List.of(), List.of()));
    for (Node node : pattern.nodes()) {
      choices = product(choices, choices(node));
    }
    TreeSet<int[]> sorted = new TreeSet<>(Arrays::compare);
    for (Map<Object, Integer> match : solve(choices, Map.of(), true, true)) {
      sorted.add(keys.stream().mapToInt(key -> match.getOrDefault(key, -1)).toArray());
    }
    List<Syntax.Unique> unique = pattern.unique();
    if (unique == null) {
      return List.copyOf(sorted);
    }
    List<Object> all = List.copyOf(keys);
    List<String> names =
        unique.isEmpty()
            ? keys.stream().filter(String.class::isInstance).map(String.class::cast).toList()
            : unique.stream().map(Syntax.Unique::name).toList();
    Set<List<Integer>> seen = new HashSet<>();
    return sorted.stream()
        .filter(match -> seen.add(names.stream().map(n -> match[all.indexOf(n)]).sorted().toList()))
        .toList();
  }

  private List<Map<Object, Integer>> solve(
      List<Choice> choices, Map<Object, Integer> given, boolean distinct, boolean isTop) {
    List<Map<Object, Integer>> all = new ArrayList<>();
    for (Choice choice : choices) {
      Set<Object> free = new LinkedHashSet<>();
      choice.nodes.forEach(node -> free.add(key(node)));
      free.removeAll(given.keySet());
      for (Map<Object, Integer> words : assignments(List.copyOf(free), given)) {
        Set<Object> different = distinct ? words.keySet() : free;
        Set<Integer> used = new HashSet<>();
        boolean holds =
            different.stream().allMatch(key -> used.add(words.get(key)))
                && choice.nodes.stream()
                    .allMatch(n -> n.test().test(tests, words.getOrDefault(key(n), -1)))
                && choice.arcs.stream().allMatch(arc -> holds(arc, words))
                && (!isTop || pattern.conditions().stream().allMatch(c -> holds(c, words)))
                && choice.negated.stream().allMatch(n -> solve(n, words, false, false).isEmpty());
        List<Map<Object, Integer>> extended = holds ? List.of(words) : List.of();
        for (List<Choice> optional : choice.optional) {
          List<Map<Object, Integer>> longer = new ArrayList<>();
          for (Map<Object, Integer> match : extended) {
            List<Map<Object, Integer>> more = solve(optional, match, true, false);
            longer.addAll(more.isEmpty() ? List.of(match) : more);
          }
          extended = longer;
        }
        all.addAll(extended);
      }
    }
    return all;
  }

  private List<Map<Object, Integer>> assignments(List<Object> free, Map<Object, Integer> given) {
    List<Map<Object, Integer>> all = List.of(given);
    for (Object key : free) {
      List<Map<Object, Integer>> longer = new ArrayList<>();
      for (Map<Object, Integer> words : all) {
        for (int word = 1; word <= sentence.size(); word++) {
          Map<Object, Integer> more = new HashMap<>(words);
          more.put(key, word);
          longer.add(more);
        }
      }
      all = longer;
    }
    return all;
  }

  private boolean holds(Syntax.Where where, Map<Object, Integer> words) {
    return where
        .condition()
        .holds(
            sentence, words.getOrDefault(where.left(), -1), words.getOrDefault(where.right(), -1));
  }

  private boolean holds(Arc arc, Map<Object, Integer> words) {
    int a = words.getOrDefault(key(arc.left), -1);
    int b = words.getOrDefault(key(arc.link.target()), -1);
    ValueTest label = arc.link.label();
    BiPredicate<Integer, Integer> child =
        (head, d) -> sentence.head(d) == head && (label == null || label.test(sentence.deprel(d)));
    boolean siblings = a != b && sentence.head(a) == sentence.head(b) && sentence.head(a) != 0;
    return switch (arc.link.relation()) {
      case CHILD -> child.test(a, b);
      case PARENT -> child.test(b, a);
      case DESCENDANT -> isAbove(a, sentence.head(b)) && child.test(sentence.head(b), b);
      case ANCESTOR -> {
        int below = a;
        while (below > 0 && sentence.head(below) != b) {
          below = sentence.head(below);
        }
        yield below > 0 && child.test(b, below);
      }
      case SIBLING -> siblings;
      case RIGHT_SIBLING -> siblings && a < b;
      case LEFT_SIBLING -> siblings && a > b;
      case NEXT_SIBLING -> siblings && a + 1 == b;
      case PREVIOUS_SIBLING -> siblings && a - 1 == b;
      case NEXT -> a + 1 == b;
      case PREVIOUS -> a - 1 == b;
      case FOLLOWING -> a < b;
      case PRECEDING -> a > b;
    };
  }

  private boolean isAbove(int ancestor, int word) {
    return word == ancestor || (word > 0 && isAbove(ancestor, sentence.head(word)));
  }

  private static void collect(Node node, Set<Object> keys) {
    keys.add(key(node));
    node.alternatives().forEach(parts -> collect(parts, keys));
  }

  private static void collect(List<Part> parts, Set<Object> keys) {
    for (Part part : parts) {
      if (part.mode() != Mode.NEGATED) {
        if (part instanceof Link link) {
          collect(link.target(), keys);
        } else {
          ((Group) part).alternatives().forEach(inner -> collect(inner, keys));
        }
      }
    }
  }

  private static List<Choice> choices(Node node) {
    Choice self = new Choice(List.of(node), List.of(), List.of(), List.of());
    return product(List.of(self), choices(node.alternatives(), node));
  }

  private static List<Choice> choices(List<List<Part>> alternatives, Node node) {
    List<Choice> all = new ArrayList<>();
    for (List<Part> parts : alternatives) {
      List<Choice> choices = List.of(new Choice(List.of(), List.of(), List.of(), List.of()));
      for (Part part : parts) {
        List<Choice> body;
        if (part instanceof Link link) {
          Choice arc = new Choice(List.of(), List.of(new Arc(node, link)), List.of(), List.of());
          body = product(List.of(arc), choices(link.target()));
        } else {
          body = choices(((Group) part).alternatives(), node);
        }
        choices =
            product(
                choices,
                switch (part.mode()) {
                  case REQUIRED -> body;
                  case NEGATED ->
                      List.of(new Choice(List.of(), List.of(), List.of(body), List.of()));
                  case OPTIONAL ->
                      List.of(new Choice(List.of(), List.of(), List.of(), List.of(body)));
                });
      }
      all.addAll(choices);
    }
    return all;
  }

  private static List<Choice> product(List<Choice> left, List<Choice> right) {
    List<Choice> all = new ArrayList<>();
    for (Choice a : left) {
      for (Choice b : right) {
        all.add(
            new Choice(
                joined(a.nodes, b.nodes),
                joined(a.arcs, b.arcs),
                joined(a.negated, b.negated),
                joined(a.optional, b.optional)));
      }
    }
    return all;
  }

  private static <T> List<T> joined(List<T> first, List<T> second) {
    List<T> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }
}
