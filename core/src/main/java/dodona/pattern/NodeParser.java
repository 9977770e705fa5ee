package dodona.pattern;

import dodona.treebank.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the constraints on a node, between braces. */
final class NodeParser {

  static final String EXPECTED =
      "form, lemma, upos, xpos, deprel, feats.NAME, misc.NAME, position, root or leaf";

  private static final Set<Column> SEARCHED =
      Set.of(
          Column.FORM,
          Column.LEMMA,
          Column.UPOS,
          Column.XPOS,
          Column.FEATS,
          Column.DEPREL,
          Column.MISC);

  private final Cursor cursor;
  private final ValueParser values;

  NodeParser(Cursor cursor, ValueParser values) {
    this.cursor = cursor;
    this.values = values;
  }

  /** Reads from the opening to the closing brace. */
  NodeTest test() {
    int start = cursor.offset();
    if (!cursor.accept("{")) {
      throw cursor.error("expected a node, such as {upos:VERB} or {}, but found " + cursor.found());
    }
    List<NodeTest> tests = new ArrayList<>();
    cursor.skipBlanks();
    if (!cursor.accept("}")) {
      do {
        cursor.skipBlanks();
        tests.add(constraint());
        cursor.skipBlanks();
      } while (cursor.accept(";"));
      if (cursor.isAtEnd()) {
        throw cursor.error(start, "the node does not end; expected '}'");
      }
      if (!cursor.accept("}")) {
        throw cursor.error(
            "expected ';' before the next constraint or '}', but found " + cursor.found());
      }
    }
    return tests.size() == 1 ? tests.get(0) : new NodeTest.All(List.copyOf(tests));
  }

  private NodeTest constraint() {
    boolean negated = cursor.accept("!");
    int start = cursor.offset();
    String name = attributeName();
    if (name.isEmpty()) {
      if (cursor.accept("$")) {
        return negated ? new NodeTest.Not(new NodeTest.IsRoot()) : new NodeTest.IsRoot();
      }
      throw cursor.error(
          "expected an attribute, but found " + cursor.found() + "; attributes are " + EXPECTED);
    }
    cursor.skipBlanks();
    boolean negatedValue = cursor.accept("!:");
    boolean hasValue = negatedValue || cursor.accept(":");
    if (!hasValue && (cursor.peek() == '=' || cursor.accept("!="))) {
      throw cursor.error("expected ':' or '!:' between an attribute and its value");
    }
    if (hasValue && negated) {
      throw cursor.error(
          start - 1, "'!' before an attribute with a value; write " + name + "!:VALUE");
    }
    NodeTest test = hasValue ? withValue(name, start) : withoutValue(name, start);
    return negated || negatedValue ? new NodeTest.Not(test) : test;
  }

  private String attributeName() {
    int start = cursor.offset();
    cursor.name();
    if (cursor.accept(".")) {
      while (!cursor.isAtEnd() && isKeyPart(cursor.peek())) {
        cursor.next();
      }
    }
    return cursor.from(start);
  }

  private static boolean isKeyPart(char c) {
    return Character.isLetterOrDigit(c) || "[]_-.".indexOf(c) >= 0;
  }

  private NodeTest withoutValue(String name, int start) {
    return switch (name) {
      case "root" -> new NodeTest.IsRoot();
      case "leaf" -> new NodeTest.IsLeaf();
      case "position", "id" -> throw cursor.error("expected ':' and a number after " + name);
      default -> {
        WordAttribute attribute = attribute(name, start);
        String key = attribute.key();
        values.named(attribute.column(), key, null);
        yield key == null
            ? new NodeTest.Present(attribute.column())
            : new NodeTest.OfKey(attribute.column(), key, null);
      }
    };
  }

  private NodeTest withValue(String name, int start) {
    return switch (name) {
      case "root", "leaf" ->
          throw cursor.error(
              start, name + " takes no value; write {" + name + "} or {!" + name + "}");
      case "position", "id" -> position();
      case "feats", "misc" ->
          throw cursor.error(
              start, "expected the name of an entry: " + name + ".NAME:VALUE instead of " + name);
      default -> {
        WordAttribute attribute = attribute(name, start);
        ValueTest value = values.values(attribute);
        String key = attribute.key();
        yield key == null
            ? new NodeTest.OfColumn(attribute.column(), value)
            : new NodeTest.OfKey(attribute.column(), key, value);
      }
    };
  }

  private WordAttribute attribute(String name, int start) {
    WordAttribute attribute = WordAttribute.find(name);
    if (attribute == null || !SEARCHED.contains(attribute.column())) {
      throw cursor.error(start, WordAttribute.unknown(name, EXPECTED));
    }
    @Nullable String problem = attribute.problem();
    if (problem != null) {
      throw cursor.error(start, problem);
    }
    return attribute;
  }

  private NodeTest position() {
    List<int[]> ranges = new ArrayList<>();
    do {
      cursor.skipBlanks();
      int start = cursor.offset();
      int first = number();
      int last = cursor.accept("..") ? number() : first;
      if (first > last && first > 0 == last > 0) {
        throw cursor.error(
            start, "the range is empty; expected the smaller position first, as in 2..4");
      }
      ranges.add(new int[] {first, last});
      cursor.skipBlanks();
    } while (cursor.accept("|"));
    return new NodeTest.InRanges(List.copyOf(ranges));
  }

  private int number() {
    int start = cursor.offset();
    cursor.accept("-");
    while (cursor.peek() >= '0' && cursor.peek() <= '9') {
      cursor.next();
    }
    String digits = cursor.from(start);
    if (digits.isEmpty()
        || digits.equals("-")
        || digits.length() > 9
        || Integer.parseInt(digits) == 0) {
      throw cursor.error(
          start,
          "expected a position from 1, a negative one from the end, or a range such as 2..4");
    }
    return Integer.parseInt(digits);
  }
}
