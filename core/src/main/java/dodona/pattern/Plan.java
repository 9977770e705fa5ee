package dodona.pattern;

import dodona.pattern.Syntax.Condition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A pattern without alternatives, ready to be searched: slots to fill with words, the relations
 * between them, and parts that must not or need not be found; immutable.
 */
final class Plan {

  /** A slot with a word already: from the pattern around a negated or optional part. */
  record Given(int slot, NodeTest test) {}

  /**
   * A relation between the words of two slots.
   *
   * @param label the label of the last arc from the left word to the right one; null for any
   */
  record Edge(int left, Relation relation, @Nullable ValueTest label, int right) {

    /** The slot of the word whose DEPREL is the label; −1 if it is neither of the two. */
    int labeledSlot() {
      if (label == null) {
        return -1;
      }
      return switch (relation) {
        case CHILD, DESCENDANT -> right;
        case PARENT -> left;
        default -> -1;
      };
    }

    boolean holds(TreeIndex index, int leftWord, int rightWord) {
      return index.holds(relation, leftWord, rightWord)
          && (label == null || label.test(index.lastLabel(relation, leftWord, rightWord)));
    }
  }

  /** A condition between two slots. */
  record SlotCondition(Condition condition, int left, int right) {}

  /**
   * A slot to fill.
   *
   * @param set the number of the set of words that pass the test
   * @param cost what it costs to test a word
   */
  record Variable(int slot, int set, NodeTest test, int cost) {

    /** Returns whether every word passes the test. */
    boolean isAnyWord() {
      return test instanceof NodeTest.All all && all.tests().isEmpty();
    }
  }

  /**
   * A step of a search: the slot to fill, and where its words come from.
   *
   * @param from the slot whose related words are tried; −1 to try all that pass the test
   * @param edges what must hold with slots filled before
   */
  record Step(
      Variable variable,
      int from,
      Relation relation,
      List<Edge> edges,
      List<SlotCondition> conditions) {}

  final Given[] given;
  final Variable[] variables;

  /** The variables in the order in which their words are looked for: rare ones first. */
  final Variable[] byRarity;

  /** The slots whose words must differ from each other. */
  final int[] distinct;

  final List<Plan[]> negated;
  final List<Plan[]> optional;
  final boolean needsTree;

  /** The cost of testing the given words. */
  final int givenCost;

  /** True if a relation leads to a given word. */
  final boolean isAnchored;

  private final Edge[] edges;
  private final Edge[] givenEdges;
  private final SlotCondition[] conditions;
  private final AtomicReferenceArray<Step[]> orders;

  Plan(
      List<Given> given,
      List<Variable> variables,
      int[] distinct,
      List<Edge> edges,
      List<SlotCondition> conditions,
      List<Plan[]> negated,
      List<Plan[]> optional) {
    this.given = given.toArray(new Given[0]);
    this.variables = variables.toArray(new Variable[0]);
    this.byRarity = this.variables.clone();
    Arrays.sort(byRarity, Comparator.comparingInt(variable -> variable.test.rarity()));
    this.distinct = distinct;
    this.negated = List.copyOf(negated);
    this.optional = List.copyOf(optional);
    BitSet fillable = new BitSet();
    variables.forEach(variable -> fillable.set(variable.slot));
    List<Edge> inner = new ArrayList<>();
    List<Edge> outer = new ArrayList<>();
    for (Edge edge : edges) {
      boolean isInner = fillable.get(edge.left()) || fillable.get(edge.right());
      (isInner ? inner : outer).add(edge);
    }
    this.edges = inner.toArray(new Edge[0]);
    this.givenEdges = outer.toArray(new Edge[0]);
    this.givenCost = given.stream().mapToInt(word -> word.test.cost()).sum() + outer.size();
    this.isAnchored =
        edges.stream().anyMatch(e -> !fillable.get(e.left()) || !fillable.get(e.right()));
    this.needsTree = edges.stream().anyMatch(edge -> edge.relation().needsTree());
    this.conditions = conditions.toArray(new SlotCondition[0]);
    this.orders = new AtomicReferenceArray<>(variables.size() + 1);
  }

  /** Returns the relations that must hold between given words. */
  Edge[] givenEdges() {
    return givenEdges;
  }

  /**
   * The order in which slots are filled.
   *
   * @param start the index of the variable to begin with; −1 to begin at a given word
   */
  Step[] steps(int start) {
    Step[] known = orders.get(start + 1);
    if (known == null) {
      known = order(start);
      orders.set(start + 1, known);
    }
    return known;
  }

  private Step[] order(int start) {
    BitSet filled = new BitSet();
    for (Edge edge : edges) {
      filled.set(edge.left());
      filled.set(edge.right());
    }
    for (Variable variable : variables) {
      filled.clear(variable.slot);
    }
    List<Step> steps = new ArrayList<>();
    List<Variable> pending = new ArrayList<>(List.of(variables));
    int next = start;
    while (!pending.isEmpty()) {
      Variable variable = next < 0 ? cheapest(pending, filled) : variables[next];
      next = -1;
      pending.remove(variable);
      filled.set(variable.slot);
      steps.add(step(variable, filled));
    }
    return steps.toArray(new Step[0]);
  }

  private Variable cheapest(List<Variable> pending, BitSet filled) {
    Variable best = pending.get(0);
    int bestCost = Integer.MAX_VALUE;
    for (Variable variable : pending) {
      int cost = 100 + variable.test.rarity();
      for (Edge edge : edges) {
        Relation relation = towards(edge, variable, filled);
        if (relation != null) {
          cost = Math.min(cost, relation.fanOut() + variable.test.rarity());
        }
      }
      if (cost < bestCost) {
        best = variable;
        bestCost = cost;
      }
    }
    return best;
  }

  /** The relation that leads from a filled slot to a variable; null if the edge does not. */
  private static @Nullable Relation towards(Edge edge, Variable variable, BitSet filled) {
    if (edge.left() == edge.right()) {
      return null;
    }
    if (edge.right() == variable.slot && filled.get(edge.left())) {
      return edge.relation();
    }
    if (edge.left() == variable.slot && filled.get(edge.right())) {
      return edge.relation().inverse();
    }
    return null;
  }

  private Step step(Variable variable, BitSet filled) {
    Edge source = null;
    int least = Integer.MAX_VALUE;
    for (Edge edge : edges) {
      Relation relation = towards(edge, variable, filled);
      if (relation != null && TreeIndex.isListed(relation) && relation.fanOut() < least) {
        source = edge;
        least = relation.fanOut();
      }
    }
    List<Edge> checks = new ArrayList<>();
    for (Edge edge : edges) {
      boolean touches = edge.left() == variable.slot || edge.right() == variable.slot;
      boolean isChecked = edge.equals(source) && !hasOpenLabel(edge);
      if (touches && filled.get(edge.left()) && filled.get(edge.right()) && !isChecked) {
        checks.add(edge);
      }
    }
    List<SlotCondition> due = new ArrayList<>();
    for (SlotCondition condition : conditions) {
      boolean touches = condition.left == variable.slot || condition.right == variable.slot;
      if (touches && filled.get(condition.left) && filled.get(condition.right)) {
        due.add(condition);
      }
    }
    int from = -1;
    Relation relation = Relation.NEXT;
    if (source != null) {
      boolean forward = source.right() == variable.slot;
      from = forward ? source.left() : source.right();
      relation = forward ? source.relation() : source.relation().inverse();
    }
    return new Step(variable, from, relation, List.copyOf(checks), List.copyOf(due));
  }

  /** Returns whether an edge has a label that is not part of a variable's test. */
  private boolean hasOpenLabel(Edge edge) {
    if (edge.label() == null) {
      return false;
    }
    for (Variable variable : variables) {
      if (variable.slot == edge.labeledSlot()) {
        return false;
      }
    }
    return true;
  }
}
