package dodona.pattern;

import dodona.pattern.Plan.Edge;
import dodona.pattern.Syntax.Group;
import dodona.pattern.Syntax.Link;
import dodona.pattern.Syntax.Mode;
import dodona.pattern.Syntax.Node;
import dodona.pattern.Syntax.Part;
import dodona.treebank.Column;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Turns the syntax tree of a pattern into plans. Alternatives are multiplied out, so that each plan
 * is a conjunction that can be searched in the order that is best for it.
 */
final class PlanCompiler {

  static final int MAX_PLANS = 256;

  /** Slots of one level of negation. Names of the levels around it are visible. */
  private static final class Scope {
    final @Nullable Scope outer;
    final Map<String, Integer> named = new LinkedHashMap<>();
    final IdentityHashMap<Node, Integer> unnamed = new IdentityHashMap<>();
    final BitSet slots = new BitSet();

    Scope(@Nullable Scope outer) {
      this.outer = outer;
    }
  }

  private record Mention(int slot, Node node) {}

  private record Inner(List<Draft> drafts, @Nullable Scope scope) {}

  /** A conjunction that is being collected. */
  private record Draft(
      List<Mention> mentions, List<Edge> edges, List<Inner> negated, List<Inner> optional) {

    static final Draft EMPTY = new Draft(List.of(), List.of(), List.of(), List.of());

    Draft and(Draft other) {
      return new Draft(
          joined(mentions, other.mentions),
          joined(edges, other.edges),
          joined(negated, other.negated),
          joined(optional, other.optional));
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
      List<T> all = new ArrayList<>(first);
      all.addAll(second);
      return all;
    }
  }

  private final String text;
  private final Scope top = new Scope(null);
  private final List<Plan> plans = new ArrayList<>();
  private int slots;
  private int sets;
  private final int reported;
  private final int @Nullable [] unique;
  private int planCount;

  PlanCompiler(String text, Syntax.Whole syntax) {
    this.text = text;
    for (Node node : syntax.nodes()) {
      declare(node, top);
    }
    reported = slots;
    List<Draft> drafts = List.of(Draft.EMPTY);
    for (Node node : syntax.nodes()) {
      drafts = product(drafts, expand(node, top), node.offset());
    }
    for (Draft draft : drafts) {
      plans.add(plan(draft, new BitSet(), conditions(draft, syntax.conditions()), top));
    }
    unique = unique(syntax.unique());
  }

  List<Plan> plans() {
    return plans;
  }

  /** The number of slots, those of negated parts included. */
  int slots() {
    return slots;
  }

  /** The number of slots that a match has; they come first. */
  int reported() {
    return reported;
  }

  /** The number of sets of words that a search keeps. */
  int sets() {
    return sets;
  }

  /** The names of nodes that a match has, with their slots. */
  Map<String, Integer> names() {
    return top.named;
  }

  /** The slots whose words make matches different; null for all. */
  int @Nullable [] unique() {
    return unique;
  }

  private int @Nullable [] unique(@Nullable List<Syntax.Unique> names) {
    if (names == null) {
      return null;
    }
    if (names.isEmpty()) {
      return top.named.values().stream().mapToInt(Integer::intValue).toArray();
    }
    return names.stream().mapToInt(name -> slot(name.name(), name.offset())).toArray();
  }

  /** Gives slots to all nodes of a scope, before negated parts look their names up. */
  private void declare(Node node, Scope scope) {
    String name = node.name();
    if (name == null) {
      scope.slots.set(slots);
      scope.unnamed.put(node, slots++);
    } else if (find(name, scope) < 0) {
      scope.slots.set(slots);
      scope.named.put(name, slots++);
    }
    node.alternatives().forEach(parts -> declare(parts, scope));
  }

  private void declare(List<Part> parts, Scope scope) {
    for (Part part : parts) {
      if (part.mode() == Mode.NEGATED) {
        continue;
      }
      if (part instanceof Link link) {
        declare(link.target(), scope);
      } else if (part instanceof Group group) {
        group.alternatives().forEach(inner -> declare(inner, scope));
      }
    }
  }

  private static int find(String name, Scope scope) {
    for (Scope level = scope; level != null; level = level.outer) {
      Integer slot = level.named.get(name);
      if (slot != null) {
        return slot;
      }
    }
    return -1;
  }

  private static int slot(Node node, Scope scope) {
    String name = node.name();
    if (name != null) {
      return find(name, scope);
    }
    Integer slot = scope.unnamed.get(node);
    if (slot == null) {
      throw new IllegalStateException("a node without a slot");
    }
    return slot;
  }

  private List<Draft> expand(Node node, Scope scope) {
    int slot = slot(node, scope);
    Draft self = new Draft(List.of(new Mention(slot, node)), List.of(), List.of(), List.of());
    return product(
        List.of(self), expand(node.alternatives(), slot, node.offset(), scope), node.offset());
  }

  private List<Draft> expand(List<List<Part>> alternatives, int slot, int offset, Scope scope) {
    List<Draft> all = new ArrayList<>();
    for (List<Part> parts : alternatives) {
      List<Draft> drafts = List.of(Draft.EMPTY);
      for (Part part : parts) {
        drafts = product(drafts, expand(part, slot, offset, scope), offset);
      }
      all.addAll(drafts);
      checkCount(all.size(), offset);
    }
    return all;
  }

  private List<Draft> expand(Part part, int slot, int offset, Scope scope) {
    if (part.mode() == Mode.REQUIRED) {
      return body(part, slot, offset, scope);
    }
    if (part.mode() == Mode.OPTIONAL) {
      if (scope.outer != null) {
        throw error(offset, "an optional part inside a negated part has no effect; leave it out");
      }
      Inner inner = new Inner(body(part, slot, offset, scope), null);
      return List.of(new Draft(List.of(), List.of(), List.of(), List.of(inner)));
    }
    Scope negated = new Scope(scope);
    if (part instanceof Link link) {
      declare(link.target(), negated);
    } else if (part instanceof Group group) {
      group.alternatives().forEach(parts -> declare(parts, negated));
    }
    Inner inner = new Inner(body(part, slot, offset, negated), negated);
    return List.of(new Draft(List.of(), List.of(), List.of(inner), List.of()));
  }

  private List<Draft> body(Part part, int slot, int offset, Scope scope) {
    if (part instanceof Group group) {
      return expand(group.alternatives(), slot, offset, scope);
    }
    Link link = (Link) part;
    Edge edge = new Edge(slot, link.relation(), link.label(), slot(link.target(), scope));
    Draft connection = new Draft(List.of(), List.of(edge), List.of(), List.of());
    return product(List.of(connection), expand(link.target(), scope), link.target().offset());
  }

  private List<Draft> product(List<Draft> left, List<Draft> right, int offset) {
    checkCount((long) left.size() * right.size(), offset);
    List<Draft> all = new ArrayList<>();
    for (Draft a : left) {
      for (Draft b : right) {
        all.add(a.and(b));
      }
    }
    return all;
  }

  private void checkCount(long count, int offset) {
    if (count > MAX_PLANS) {
      throw error(offset, "the alternatives can be combined in more than " + MAX_PLANS + " ways");
    }
  }

  /**
   * Makes a plan.
   *
   * @param filled the slots that have a word before the plan is searched
   * @param scope the innermost scope, whose slots must have different words
   */
  private Plan plan(Draft draft, BitSet filled, List<Plan.SlotCondition> conditions, Scope scope) {
    if (++planCount > 4 * MAX_PLANS) {
      throw error(0, "the pattern has too many alternatives in negated and optional parts");
    }
    Map<Integer, List<NodeTest>> tests = new LinkedHashMap<>();
    List<Plan.Given> given = new ArrayList<>();
    for (Mention mention : draft.mentions) {
      if (filled.get(mention.slot)) {
        given.add(new Plan.Given(mention.slot, mention.node.test()));
      } else if (!scope.slots.get(mention.slot)) {
        throw error(
            mention.node.offset(),
            "the node '"
                + mention.node.name()
                + "' is not in every match, so it cannot be used in"
                + " a negated part");
      } else {
        tests.computeIfAbsent(mention.slot, s -> new ArrayList<>()).add(mention.node.test());
      }
    }
    for (Edge edge : draft.edges) {
      List<NodeTest> labeled = tests.get(edge.labeledSlot());
      ValueTest label = edge.label();
      if (labeled != null && label != null) {
        labeled.add(new NodeTest.OfColumn(Column.DEPREL, label));
      }
    }
    BitSet nowFilled = (BitSet) filled.clone();
    List<Plan.Variable> variables = new ArrayList<>();
    tests.forEach(
        (slot, all) -> {
          nowFilled.set(slot);
          NodeTest test = all(all);
          variables.add(new Plan.Variable(slot, sets++, test, test.cost()));
        });
    List<Plan[]> negated = new ArrayList<>();
    for (Inner inner : draft.negated) {
      Scope own = inner.scope == null ? scope : inner.scope;
      negated.add(plans(inner, nowFilled, own));
    }
    List<Plan[]> optional = new ArrayList<>();
    BitSet inOptional = new BitSet();
    for (Inner inner : draft.optional) {
      checkOptional(inner.drafts, nowFilled, inOptional);
      optional.add(plans(inner, nowFilled, scope));
    }
    return new Plan(
        given,
        variables,
        scope.slots.stream().toArray(),
        draft.edges,
        conditions,
        negated,
        optional);
  }

  private Plan[] plans(Inner inner, BitSet filled, Scope scope) {
    return inner.drafts.stream()
        .map(draft -> plan(draft, filled, List.of(), scope))
        .toArray(Plan[]::new);
  }

  /** A name in two optional parts would refer to a node that may be there or not. */
  private void checkOptional(List<Draft> drafts, BitSet filled, BitSet used) {
    BitSet mine = new BitSet();
    collect(drafts, filled, used, mine);
    used.or(mine);
  }

  private void collect(List<Draft> drafts, BitSet filled, BitSet used, BitSet mine) {
    for (Draft draft : drafts) {
      for (Mention mention : draft.mentions) {
        if (used.get(mention.slot)) {
          throw error(
              mention.node.offset(),
              "the node '" + mention.node.name() + "' is in two optional parts");
        }
        if (!filled.get(mention.slot)) {
          mine.set(mention.slot);
        }
      }
      draft.optional.forEach(inner -> collect(inner.drafts, filled, used, mine));
    }
  }

  private static NodeTest all(List<NodeTest> tests) {
    List<NodeTest> kept = new ArrayList<>();
    for (NodeTest test : tests) {
      if (test instanceof NodeTest.All all) {
        kept.addAll(all.tests());
      } else {
        kept.add(test);
      }
    }
    kept.sort(Comparator.comparingInt(NodeTest::rarity));
    return kept.size() == 1 ? kept.get(0) : new NodeTest.All(List.copyOf(kept));
  }

  private List<Plan.SlotCondition> conditions(Draft draft, List<Syntax.Where> conditions) {
    BitSet present = new BitSet();
    draft.mentions.forEach(mention -> present.set(mention.slot));
    List<Plan.SlotCondition> compiled = new ArrayList<>();
    for (Syntax.Where where : conditions) {
      int left = slot(where.left(), where.leftOffset(), present);
      int right = slot(where.right(), where.rightOffset(), present);
      compiled.add(new Plan.SlotCondition(where.condition(), left, right));
    }
    return compiled;
  }

  private int slot(String name, int offset) {
    Integer slot = top.named.get(name);
    if (slot == null) {
      throw error(
          offset,
          "no node is named '"
              + name
              + "'; "
              + (top.named.isEmpty()
                  ? "name one as in {}=" + name
                  : "expected " + String.join(", ", top.named.keySet())));
    }
    return slot;
  }

  private int slot(String name, int offset, BitSet present) {
    int slot = slot(name, offset);
    if (!present.get(slot)) {
      throw error(
          offset, "the node '" + name + "' is not in every match, so it cannot be in a condition");
    }
    return slot;
  }

  private InvalidPatternException error(int offset, String problem) {
    return new InvalidPatternException(text, offset, problem);
  }
}
