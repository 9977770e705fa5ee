package dodona.pattern;

import dodona.pattern.regex.RegexBudget;
import dodona.pattern.regex.RegexSyntaxException;
import dodona.pattern.regex.WordRegex;
import dodona.support.Choices;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.UniversalInventory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the values of attributes and the labels of relations: alternatives separated by bars. */
final class ValueParser {

  /** From this many plain alternatives on, a set is faster than one comparison after the other. */
  private static final int MANY = 4;

  private static final int MAX_REGEX = 5_000;

  /** Relations of Stanford Dependencies and of the first version of Universal Dependencies. */
  private static final Map<String, String> OTHER_RELATIONS =
      Map.of(
          "dobj", "obj",
          "nsubjpass", "nsubj:pass",
          "csubjpass", "csubj:pass",
          "auxpass", "aux:pass",
          "agent", "obl:agent",
          "neg", "advmod",
          "poss", "nmod:poss",
          "prt", "compound:prt");

  private final Cursor cursor;
  private final RegexBudget budget;
  private final Set<UnseenValues.Named> open = new LinkedHashSet<>();

  ValueParser(Cursor cursor, RegexBudget budget) {
    this.cursor = cursor;
    this.budget = budget;
  }

  /** The values so far in which treebanks differ. */
  Set<UnseenValues.Named> open() {
    return open;
  }

  /** Keeps what a pattern names, if treebanks differ in such values. */
  void named(Column column, @Nullable String key, @Nullable String value) {
    UnseenValues.Named named = new UnseenValues.Named(column, key, value);
    if (named.isOpen()) {
      open.add(named);
    }
  }

  private record Value(String text, boolean ignoreCase, int offset) {}

  /** Reads the label of a relation; null if there is none. */
  @Nullable ValueTest label() {
    cursor.skipBlanks();
    char c = cursor.peek();
    boolean isLabel = c == '/' || c == '"' || c == '_' || Character.isLetter(c);
    return isLabel ? values(Column.DEPREL, null, true) : null;
  }

  /** Reads the values of an attribute. */
  ValueTest values(WordAttribute attribute) {
    return values(attribute.column(), attribute.key(), false);
  }

  private ValueTest values(Column column, @Nullable String key, boolean asLabel) {
    List<ValueTest> tests = new ArrayList<>();
    List<Value> plain = new ArrayList<>();
    do {
      if (cursor.peek() != '#') { // right after the colon or bar, it belongs to the value
        cursor.skipBlanks();
      }
      if (cursor.peek() == '/') {
        tests.add(regex());
      } else {
        Value value = cursor.peek() == '"' ? quoted() : bare(asLabel);
        check(value, column, key);
        if (!value.ignoreCase) {
          named(column, key, value.text);
        }
        if (column == Column.DEPREL && !value.ignoreCase && value.text.indexOf(':') < 0) {
          tests.add(new ValueTest.UniversalRelation(value.text));
        } else {
          plain.add(value);
        }
      }
      cursor.skipBlanks();
    } while (cursor.accept("|"));
    addPlain(plain, tests);
    return tests.size() == 1 ? tests.get(0) : new ValueTest.AnyOf(List.copyOf(tests));
  }

  private static void addPlain(List<Value> values, List<ValueTest> tests) {
    Set<String> exact = new HashSet<>();
    Set<String> folded = new HashSet<>();
    int shortest = Integer.MAX_VALUE;
    int longest = 0;
    for (Value value : values) {
      if (value.ignoreCase) {
        folded.add(ValueTest.OneOfIgnoringCase.fold(value.text));
      } else {
        exact.add(value.text);
        shortest = Math.min(shortest, value.text.length());
        longest = Math.max(longest, value.text.length());
      }
    }
    if (exact.size() >= MANY) {
      tests.add(new ValueTest.OneOf(exact, shortest, longest));
    } else {
      exact.forEach(value -> tests.add(new ValueTest.Exact(value)));
    }
    if (folded.size() >= MANY) {
      tests.add(new ValueTest.OneOfIgnoringCase(folded));
    } else {
      folded.forEach(value -> tests.add(new ValueTest.IgnoringCase(value)));
    }
  }

  private ValueTest regex() {
    int start = cursor.offset();
    cursor.next();
    StringBuilder text = new StringBuilder();
    while (cursor.peek() != '/') {
      if (cursor.isAtEnd() || cursor.peek() == '\n') {
        throw cursor.error(start, "the regular expression does not end; expected '/'");
      }
      char c = cursor.next();
      if (c == '\\' && cursor.peek() == '/') {
        c = cursor.next();
      } else if (c == '\\' && !cursor.isAtEnd()) {
        text.append(c);
        c = cursor.next();
      }
      text.append(c);
    }
    cursor.next();
    if (text.length() > MAX_REGEX) {
      throw cursor.error(start, "a regular expression of more than " + MAX_REGEX + " characters");
    }
    try {
      return new ValueTest.Regex(WordRegex.compile(text.toString(), flag(), budget));
    } catch (RegexSyntaxException e) {
      throw cursor.error(start + 1 + e.offset(), "in the regular expression: " + e.getMessage());
    }
  }

  private Value quoted() {
    int start = cursor.offset();
    cursor.next();
    StringBuilder text = new StringBuilder();
    while (cursor.peek() != '"') {
      if (cursor.isAtEnd() || cursor.peek() == '\n') {
        throw cursor.error(start, "the string does not end; expected '\"'");
      }
      char c = cursor.next();
      if (c == '\\' && (cursor.peek() == '"' || cursor.peek() == '\\')) {
        c = cursor.next();
      }
      text.append(c);
    }
    cursor.next();
    return new Value(text.toString(), flag(), start);
  }

  /** Reads the flag i, for upper or lower case, after a quoted value. */
  private boolean flag() {
    int start = cursor.offset();
    String flags = cursor.name();
    if (flags.isEmpty() || flags.equals("i")) {
      return !flags.isEmpty();
    }
    throw cursor.error(
        start, "unknown flag '" + flags + "'; expected i (upper and lower case are the same)");
  }

  private Value bare(boolean asLabel) {
    int start = cursor.offset();
    while (!cursor.isAtEnd() && (asLabel ? isLabelPart(cursor.peek()) : isBare(cursor.peek()))) {
      cursor.next();
    }
    String text = cursor.from(start);
    if (text.isEmpty()) {
      throw cursor.error(
          start,
          "expected a value, but found "
              + cursor.found()
              + ". Values with spaces or any of ; | { } \" / are written in double quotes");
    }
    return new Value(text, false, start);
  }

  private static boolean isBare(char c) {
    return !Character.isWhitespace(c) && ";|{}\"/".indexOf(c) < 0;
  }

  private static boolean isLabelPart(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == ':';
  }

  private void check(Value value, Column column, @Nullable String key) {
    if (column == Column.UPOS) {
      check(value, value.text, UniversalInventory.tags(), "part of speech", "/" + value.text + "/");
    } else if (column == Column.DEPREL) {
      if (value.text.endsWith(":")) {
        throw cursor.error(
            value.offset, "the relation '" + value.text + "' ends in ':'; expected a subtype");
      }
      check(
          value,
          DependencyTree.universal(value.text),
          UniversalInventory.relations(),
          "relation",
          "/" + value.text + "/");
    } else if (column == Column.FEATS && key != null && !value.ignoreCase) {
      Set<String> universal = UniversalInventory.values(key);
      for (String other : universal) {
        if (other.equalsIgnoreCase(value.text) && !universal.contains(value.text)) {
          throw cursor.error(
              value.offset,
              "unknown value '"
                  + value.text
                  + "' of feats."
                  + key
                  + ". Did you mean "
                  + other
                  + "?");
        }
      }
    }
  }

  private void check(Value value, String text, Set<String> known, String what, String regex) {
    String other = value.ignoreCase ? otherCase(text, known) : text;
    if (known.contains(other)) {
      return;
    }
    String near = nearest(text, known);
    throw cursor.error(
        value.offset,
        "unknown "
            + what
            + " '"
            + text
            + "'; expected "
            + String.join(", ", known)
            + (near.isEmpty() ? "." : ". Did you mean " + near + "?")
            + (near.equalsIgnoreCase(text)
                ? ""
                : " Other names, for other treebanks, are written as " + regex));
  }

  /** The name that was probably meant; empty if none is similar. */
  private static String nearest(String text, Set<String> known) {
    String folded = otherCase(text, known);
    if (known.contains(folded)) {
      return folded;
    }
    String other = OTHER_RELATIONS.getOrDefault(text, "");
    if (known.contains(DependencyTree.universal(other))) {
      return other;
    }
    List<String> close = new ArrayList<>(Choices.closest(text.toUpperCase(Locale.ROOT), known, 1));
    close.addAll(Choices.closest(text.toLowerCase(Locale.ROOT), known, 1));
    return close.isEmpty() ? "" : close.get(0);
  }

  private static String otherCase(String text, Set<String> known) {
    String upper = text.toUpperCase(Locale.ROOT);
    return known.contains(upper) ? upper : text.toLowerCase(Locale.ROOT);
  }
}
