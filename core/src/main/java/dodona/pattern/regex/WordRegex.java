package dodona.pattern.regex;

import java.util.Arrays;

/**
 * A regular expression that is matched against whole values in time linear in their length;
 * immutable.
 *
 * <p>It is compiled into a deterministic automaton. An expression whose automaton would be too
 * large is rejected.
 */
public final class WordRegex {

  /** The code point at which each interval begins, and the class of its code points. */
  private final int[] intervals;

  private final int[] classes;
  private final int[] asciiClass = new int[128];
  private final int classCount;
  private final int[] table;
  private final boolean[] accepting;

  WordRegex(int[] intervals, int[] classes, int classCount, int[] table, boolean[] accepting) {
    this.intervals = intervals;
    this.classes = classes;
    this.classCount = classCount;
    this.table = table;
    this.accepting = accepting;
    for (int c = 0; c < asciiClass.length; c++) {
      asciiClass[c] = classOf(c);
    }
  }

  /**
   * Compiles an expression.
   *
   * @throws RegexSyntaxException if there is an error in it, or its automaton is too large
   */
  public static WordRegex compile(String expression, boolean ignoreCase)
      throws RegexSyntaxException {
    return compile(expression, ignoreCase, new RegexBudget());
  }

  /**
   * Compiles an expression.
   *
   * @param budget what this expression may cost together with others
   * @throws RegexSyntaxException if there is an error in it, or its automaton is too large
   */
  public static WordRegex compile(String expression, boolean ignoreCase, RegexBudget budget)
      throws RegexSyntaxException {
    Syntax syntax = new RegexParser(expression, ignoreCase, budget).parse();
    return new Determinization(new Nfa(syntax), budget).regex();
  }

  /** Returns whether the expression matches this part of a text as a whole. */
  public boolean matches(String text, int from, int to) {
    int state = 1;
    int i = from;
    while (i < to) {
      char c = text.charAt(i);
      int symbol;
      if (c < 128) {
        symbol = asciiClass[c];
        i++;
      } else {
        int codePoint = text.codePointAt(i);
        symbol = classOf(codePoint);
        i += Character.charCount(codePoint);
      }
      state = table[state * classCount + symbol];
      if (state == 0) {
        return false;
      }
    }
    return accepting[state];
  }

  private int classOf(int codePoint) {
    int found = Arrays.binarySearch(intervals, codePoint);
    return classes[found >= 0 ? found : -found - 2];
  }
}
