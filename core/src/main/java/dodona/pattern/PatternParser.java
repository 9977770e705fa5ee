package dodona.pattern;

import dodona.pattern.Syntax.Condition;
import dodona.pattern.Syntax.Group;
import dodona.pattern.Syntax.Link;
import dodona.pattern.Syntax.Mode;
import dodona.pattern.Syntax.Node;
import dodona.pattern.Syntax.Part;
import dodona.pattern.Syntax.Unique;
import dodona.pattern.Syntax.Where;
import dodona.pattern.Syntax.Whole;
import dodona.pattern.regex.RegexBudget;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the text of a pattern into its syntax tree; docs/reference/patterns.md has the grammar. */
final class PatternParser {

  /** A pattern may hold long lists of words. */
  static final int MAX_LENGTH = 100_000;

  static final int MAX_NODES = 64;
  static final int MAX_DEPTH = 32;

  private final String text;
  private final Cursor cursor;
  private final NodeParser nodeParser;
  private final ValueParser values;
  private int nodes;
  private int depth;

  PatternParser(String text, RegexBudget budget) {
    this.text = text;
    this.cursor = new Cursor(text);
    this.values = new ValueParser(cursor, budget);
    this.nodeParser = new NodeParser(cursor, values);
  }

  Whole parse() {
    if (text.length() > MAX_LENGTH) {
      throw new InvalidPatternException(
          text,
          MAX_LENGTH,
          "the pattern has " + text.length() + " characters; the maximum is " + MAX_LENGTH);
    }
    List<Node> joined = new ArrayList<>();
    do {
      joined.add(operand());
      cursor.skipBlanks();
    } while (cursor.accept(":"));
    List<Where> conditions = new ArrayList<>();
    if (cursor.isAtWord("where")) {
      cursor.accept("where");
      do {
        conditions.add(condition());
        cursor.skipBlanks();
      } while (cursor.accept("&"));
    }
    List<Unique> unique = cursor.isAtWord("unique") ? unique() : null;
    if (unique != null && !cursor.isAtEnd()) {
      throw cursor.error(
          cursor.isAtWord("where")
              ? "'where' after 'unique'; expected 'unique' at the end of the pattern"
              : "expected ',' or the end of the pattern, but found " + cursor.found());
    }
    if (!cursor.isAtEnd()) {
      throw cursor.error(
          "expected a relation such as >nsubj, 'where', 'unique' or the end of the pattern, but"
              + " found "
              + cursor.found());
    }
    return new Whole(joined, conditions, unique, values.open());
  }

  /** The names after 'unique'; none for all names. */
  private List<Unique> unique() {
    cursor.accept("unique");
    List<Unique> names = new ArrayList<>();
    cursor.skipBlanks();
    if (!cursor.isAtEnd() && !cursor.isAtWord("where")) {
      do {
        cursor.skipBlanks();
        int start = cursor.offset();
        names.add(new Unique(name("the name of a node"), start));
        cursor.skipBlanks();
      } while (cursor.accept(","));
    }
    return names;
  }

  /** A node with its relations, in brackets or not. */
  private Node operand() {
    cursor.skipBlanks();
    if (cursor.peek() != '(') {
      return node(true);
    }
    int start = cursor.offset();
    descend(start);
    cursor.next();
    Node inside = operand();
    cursor.skipBlanks();
    if (!cursor.accept(")")) {
      throw cursor.isAtEnd()
          ? cursor.error(start, "'(' without ')'")
          : cursor.error("expected a relation or ')', but found " + cursor.found());
    }
    depth--;
    cursor.skipBlanks();
    List<List<Part>> more = alternatives();
    return more.equals(List.of(List.of())) ? inside : joined(inside, more);
  }

  /** Relations after closing brackets are about the first node in the brackets, too. */
  private static Node joined(Node inside, List<List<Part>> more) {
    List<Part> both =
        List.of(new Group(Mode.REQUIRED, inside.alternatives()), new Group(Mode.REQUIRED, more));
    return new Node(inside.test(), inside.name(), inside.offset(), List.of(both));
  }

  private void descend(int start) {
    if (++depth > MAX_DEPTH) {
      throw cursor.error(start, "brackets are nested more than " + MAX_DEPTH + " deep");
    }
  }

  private Node node(boolean withRelations) {
    cursor.skipBlanks();
    int start = cursor.offset();
    boolean negated = cursor.accept("!");
    NodeTest test = nodeParser.test();
    if (++nodes > MAX_NODES) {
      throw cursor.error(start, "the pattern has more than " + MAX_NODES + " nodes");
    }
    String name = null;
    if (cursor.accept("=")) {
      name = cursor.name();
      if (name.isEmpty()) {
        throw cursor.error("expected a name after '=', but found " + cursor.found());
      }
    }
    return new Node(
        negated ? new NodeTest.Not(test) : test,
        name,
        start,
        withRelations ? alternatives() : List.of(List.of()));
  }

  private List<List<Part>> alternatives() {
    List<List<Part>> alternatives = new ArrayList<>();
    alternatives.add(conjunction());
    while (cursor.accept("|")) {
      int start = cursor.offset();
      List<Part> next = conjunction();
      if (next.isEmpty() || alternatives.get(0).isEmpty()) {
        throw cursor.error(start, "expected a relation such as >nsubj on both sides of '|'");
      }
      alternatives.add(next);
    }
    return alternatives;
  }

  private List<Part> conjunction() {
    List<Part> parts = new ArrayList<>();
    while (true) {
      cursor.skipBlanks();
      int start = cursor.offset();
      boolean joined = cursor.accept("&");
      cursor.skipBlanks();
      Part part = part();
      if (part == null) {
        if (joined) {
          throw cursor.error(start, "expected a relation such as >nsubj after '&'");
        }
        return parts;
      }
      parts.add(part);
    }
  }

  private @Nullable Part part() {
    Mode mode = Mode.REQUIRED;
    int start = cursor.offset();
    if (cursor.accept("!")) {
      mode = Mode.NEGATED;
    } else if (cursor.accept("?")) {
      mode = Mode.OPTIONAL;
    }
    cursor.skipBlanks();
    if (cursor.peek() == '[') {
      return group(mode);
    }
    Relation relation = relation();
    if (relation == null) {
      if (mode != Mode.REQUIRED) {
        throw cursor.error(
            start,
            "expected a relation such as >nsubj after '"
                + (mode == Mode.NEGATED ? '!' : '?')
                + "'");
      }
      return null;
    }
    int labelStart = cursor.offset();
    ValueTest label = values.label();
    if (label != null && !relation.isLabeled()) {
      throw cursor.error(
          labelStart,
          "the relation "
              + relation.symbol()
              + " has no label; constrain the word instead, with {deprel:…}");
    }
    cursor.skipBlanks();
    return new Link(mode, relation, label, target());
  }

  /** The node that a relation leads to. Its own relations stand in brackets. */
  private Node target() {
    return cursor.peek() == '(' ? bracketed() : node(false);
  }

  private Node bracketed() {
    int start = cursor.offset();
    descend(start);
    cursor.next();
    Node inside = operand();
    cursor.skipBlanks();
    if (!cursor.accept(")")) {
      throw cursor.isAtEnd()
          ? cursor.error(start, "'(' without ')'")
          : cursor.error("expected a relation or ')', but found " + cursor.found());
    }
    depth--;
    return inside;
  }

  private Part group(Mode mode) {
    int start = cursor.offset();
    descend(start);
    cursor.next();
    List<List<Part>> alternatives = alternatives();
    if (alternatives.get(0).isEmpty()) {
      throw cursor.error("expected a relation such as >nsubj after '['");
    }
    if (!cursor.accept("]")) {
      throw cursor.isAtEnd()
          ? cursor.error(start, "'[' without ']'")
          : cursor.error("expected a relation or ']', but found " + cursor.found());
    }
    depth--;
    return new Group(mode, alternatives);
  }

  private @Nullable Relation relation() {
    for (Relation relation : Relation.ALL) {
      if (cursor.accept(relation.symbol())) {
        return relation;
      }
    }
    return null;
  }

  private Where condition() {
    cursor.skipBlanks();
    int start = cursor.offset();
    String name = name("a condition, such as a.lemma = b.lemma or distance(a, b) < 5");
    cursor.skipBlanks();
    if (name.equals("distance") && cursor.accept("(")) {
      return distance();
    }
    WordAttribute left = attribute(name);
    cursor.skipBlanks();
    boolean negated = cursor.accept("!=");
    if (!negated && !cursor.accept("=")) {
      throw cursor.error("expected = or !=, but found " + cursor.found());
    }
    cursor.skipBlanks();
    int rightStart = cursor.offset();
    String rightName = name("a named node's attribute, such as b.lemma");
    WordAttribute right = attribute(rightName);
    return new Where(
        new Condition.Values(left, right, !negated), name, start, rightName, rightStart);
  }

  private Where distance() {
    cursor.skipBlanks();
    int leftStart = cursor.offset();
    String left = name("the name of a node");
    cursor.skipBlanks();
    expect(",");
    cursor.skipBlanks();
    int rightStart = cursor.offset();
    String right = name("the name of a node");
    cursor.skipBlanks();
    expect(")");
    cursor.skipBlanks();
    for (Condition.Comparison comparison : Condition.Comparison.values()) {
      if (cursor.accept(comparison.symbol())) {
        cursor.skipBlanks();
        return new Where(
            new Condition.Distance(comparison, number()), left, leftStart, right, rightStart);
      }
    }
    throw cursor.error("expected one of = != < <= > >=, but found " + cursor.found());
  }

  private int number() {
    int start = cursor.offset();
    while (cursor.peek() >= '0' && cursor.peek() <= '9') {
      cursor.next();
    }
    String digits = cursor.from(start);
    if (digits.isEmpty() || digits.length() > 9) {
      throw cursor.error(start, "expected a number of words");
    }
    return Integer.parseInt(digits);
  }

  private void expect(String symbol) {
    if (!cursor.accept(symbol)) {
      throw cursor.error("expected '" + symbol + "', but found " + cursor.found());
    }
  }

  private String name(String what) {
    String name = cursor.name();
    if (name.isEmpty()) {
      throw cursor.error("expected " + what + ", but found " + cursor.found());
    }
    return name;
  }

  private WordAttribute attribute(String node) {
    if (!cursor.accept(".")) {
      throw cursor.error("expected an attribute of " + node + ", such as " + node + ".lemma");
    }
    int start = cursor.offset();
    cursor.name();
    if (cursor.accept(".")) {
      while (Character.isLetterOrDigit(cursor.peek()) || "[]_-".indexOf(cursor.peek()) >= 0) {
        cursor.next();
      }
    }
    String name = cursor.from(start);
    WordAttribute attribute = WordAttribute.find(name);
    String problem =
        attribute == null
            ? WordAttribute.unknown(
                name,
                "form, lemma, upos, xpos, deprel, feats, feats.NAME, misc, misc.NAME, id, head or deps")
            : attribute.problem();
    if (attribute == null || problem != null) {
      throw cursor.error(start, problem == null ? "" : problem);
    }
    return attribute;
  }
}
