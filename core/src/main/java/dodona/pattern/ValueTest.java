package dodona.pattern;

import dodona.pattern.regex.WordRegex;
import java.util.List;
import java.util.Set;

/** A test of a value; immutable. Values are given as parts of a text, so that none is copied. */
sealed interface ValueTest {

  boolean test(String text, int from, int to);

  default boolean test(String text) {
    return test(text, 0, text.length());
  }

  /** Returns the maximum number of comparisons that the test takes. */
  default int cost() {
    return 1;
  }

  /** One value. */
  record Exact(String value) implements ValueTest {
    @Override
    public boolean test(String text, int from, int to) {
      return to - from == value.length() && text.startsWith(value, from);
    }

    @Override
    public boolean test(String text) {
      return value.equals(text);
    }
  }

  /** One value in upper or lower case. */
  record IgnoringCase(String value) implements ValueTest {
    @Override
    public boolean test(String text, int from, int to) {
      return to - from == value.length() && text.regionMatches(true, from, value, 0, to - from);
    }
  }

  /** A relation with any subtype or none. */
  record UniversalRelation(String relation) implements ValueTest {
    @Override
    public boolean test(String text, int from, int to) {
      int length = relation.length();
      return to - from >= length
          && text.startsWith(relation, from)
          && (to - from == length || text.charAt(from + length) == ':');
    }
  }

  /** One of many values. */
  record OneOf(Set<String> values, int shortest, int longest) implements ValueTest {
    @Override
    public boolean test(String text, int from, int to) {
      int length = to - from;
      return length >= shortest && length <= longest && values.contains(text.substring(from, to));
    }
  }

  /** One of many values in upper or lower case; they are stored folded. */
  record OneOfIgnoringCase(Set<String> values) implements ValueTest {
    @Override
    public boolean test(String text, int from, int to) {
      return values.contains(fold(text.substring(from, to)));
    }

    /** Folds each character as {@link String#equalsIgnoreCase} does. */
    static String fold(String value) {
      char[] folded = value.toCharArray();
      for (int i = 0; i < folded.length; i++) {
        folded[i] = Character.toLowerCase(Character.toUpperCase(folded[i]));
      }
      return new String(folded);
    }
  }

  /** Values that a regular expression matches as a whole. */
  record Regex(WordRegex regex) implements ValueTest {
    @Override
    public boolean test(String text, int from, int to) {
      return regex.matches(text, from, to);
    }
  }

  /** Values that pass any of several tests. */
  record AnyOf(List<ValueTest> tests) implements ValueTest {
    @Override
    public boolean test(String text, int from, int to) {
      for (int i = 0; i < tests.size(); i++) {
        if (tests.get(i).test(text, from, to)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public int cost() {
      return tests.stream().mapToInt(ValueTest::cost).sum();
    }
  }
}
