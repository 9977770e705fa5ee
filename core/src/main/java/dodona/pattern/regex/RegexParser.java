package dodona.pattern.regex;

import java.util.ArrayList;
import java.util.List;

/** Reads a regular expression into its syntax tree. */
final class RegexParser {

  private static final int MAX_DEPTH = 50;
  private static final int MAX_REPEAT = 1000;

  private final String text;
  private final boolean ignoreCase;
  private final RegexBudget budget;
  private int at;
  private int depth;

  RegexParser(String text, boolean ignoreCase, RegexBudget budget) {
    this.text = text;
    this.ignoreCase = ignoreCase;
    this.budget = budget;
  }

  /** Reads the whole expression. It matches whole values, so anchors around it change nothing. */
  Syntax parse() throws RegexSyntaxException {
    if (text.startsWith("^")) {
      at = 1;
    }
    Syntax result = choice();
    if (at < text.length()) {
      throw error(at, "')' without '('");
    }
    return result;
  }

  private Syntax choice() throws RegexSyntaxException {
    List<Syntax> options = new ArrayList<>();
    options.add(sequence());
    while (at < text.length() && text.charAt(at) == '|') {
      at++;
      options.add(sequence());
    }
    return options.size() == 1 ? options.get(0) : new Syntax.Choice(options);
  }

  private Syntax sequence() throws RegexSyntaxException {
    List<Syntax> parts = new ArrayList<>();
    while (at < text.length() && text.charAt(at) != '|' && text.charAt(at) != ')') {
      if (text.charAt(at) == '$' && at == text.length() - 1) {
        at++;
        break;
      }
      parts.add(repeated());
    }
    return parts.size() == 1 ? parts.get(0) : new Syntax.Sequence(parts);
  }

  private Syntax repeated() throws RegexSyntaxException {
    Syntax part = atom();
    while (at < text.length()) {
      switch (text.charAt(at)) {
        case '*' -> part = repeat(part, 0, -1);
        case '+' -> part = repeat(part, 1, -1);
        case '?' -> part = repeat(part, 0, 1);
        case '{' -> part = counted(part);
        default -> {
          return part;
        }
      }
      if (at < text.length() && text.charAt(at) == '?') {
        at++; // reluctant: the same whole values match
      }
      if (at < text.length() && "*+?{".indexOf(text.charAt(at)) >= 0) {
        throw error(at, "a quantifier after a quantifier; expected brackets around the first");
      }
    }
    return part;
  }

  private Syntax repeat(Syntax part, int least, int most) {
    at++;
    return new Syntax.Repeat(part, least, most);
  }

  private Syntax counted(Syntax part) throws RegexSyntaxException {
    int start = at;
    at++;
    int least = number(start);
    int most = least;
    if (at < text.length() && text.charAt(at) == ',') {
      at++;
      most = at < text.length() && text.charAt(at) == '}' ? -1 : number(start);
    }
    if (at == text.length() || text.charAt(at) != '}' || (most >= 0 && most < least)) {
      throw error(start, "expected a quantifier such as {2}, {2,} or {2,4}; a brace itself is \\{");
    }
    at++;
    return new Syntax.Repeat(part, least, most);
  }

  private int number(int start) throws RegexSyntaxException {
    int value = 0;
    int digits = 0;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      value = 10 * value + text.charAt(at) - '0';
      at++;
      digits++;
      if (value > MAX_REPEAT) {
        throw error(start, "a part is repeated more than " + MAX_REPEAT + " times");
      }
    }
    if (digits == 0) {
      throw error(start, "expected a quantifier such as {2}, {2,} or {2,4}; a brace itself is \\{");
    }
    return value;
  }

  private Syntax atom() throws RegexSyntaxException {
    int c = text.codePointAt(at);
    return switch (c) {
      case '(' -> group();
      case '[' -> new Syntax.One(bracket());
      case '\\' -> new Syntax.One(cased(escape()));
      case '.' -> {
        at++;
        yield new Syntax.One(CodePointSet.ALL);
      }
      case '*', '+', '?', '{' ->
          throw error(at, "nothing to repeat before '" + text.charAt(at) + "'");
      case '^', '$' ->
          throw error(
              at,
              "'"
                  + text.charAt(at)
                  + "' inside the expression; it matches whole values, so leave it out, or write \\"
                  + text.charAt(at));
      default -> {
        at += Character.charCount(c);
        yield new Syntax.One(cased(CodePointSet.of(c, c)));
      }
    };
  }

  private CodePointSet cased(CodePointSet set) throws RegexSyntaxException {
    if (!ignoreCase) {
      return set;
    }
    budget.work(set.lettersToFold());
    return set.ignoringCase();
  }

  private Syntax group() throws RegexSyntaxException {
    int start = at;
    at++;
    if (text.startsWith("?", at)) {
      if (!text.startsWith("?:", at)) {
        throw error(start, "only (…) and (?:…) are supported, not '(?'");
      }
      at += 2;
    }
    if (++depth > MAX_DEPTH) {
      throw error(start, "brackets are nested more than " + MAX_DEPTH + " deep");
    }
    Syntax inside = choice();
    depth--;
    if (at == text.length()) {
      throw error(start, "'(' without ')'");
    }
    at++;
    return inside;
  }

  private CodePointSet bracket() throws RegexSyntaxException {
    int start = at;
    at++;
    boolean negated = text.startsWith("^", at);
    at += negated ? 1 : 0;
    CodePointSet set = CodePointSet.NONE;
    boolean first = true;
    while (at < text.length() && (text.charAt(at) != ']' || first)) {
      first = false;
      set = set.union(range());
    }
    if (at == text.length()) {
      throw error(start, "'[' without ']'");
    }
    at++;
    return negated ? cased(set).complement() : cased(set);
  }

  private CodePointSet range() throws RegexSyntaxException {
    int start = at;
    if (text.charAt(at) == '[' || text.startsWith("&&", at)) {
      throw error(at, "sets inside sets are not supported; a bracket itself is \\[");
    }
    CodePointSet from = member();
    if (!text.startsWith("-", at) || at + 1 >= text.length() || text.charAt(at + 1) == ']') {
      return from;
    }
    at++;
    int[] low = from.ranges();
    int[] high = member().ranges();
    if (low.length != 2 || high.length != 2 || low[0] != low[1] || high[0] != high[1]) {
      throw error(start, "expected a range of characters such as a-z");
    }
    if (low[0] > high[0]) {
      throw error(start, "the range is empty: its end is before its beginning");
    }
    return CodePointSet.of(low[0], high[0]);
  }

  private CodePointSet member() throws RegexSyntaxException {
    if (text.charAt(at) == '\\') {
      return escape();
    }
    int c = text.codePointAt(at);
    at += Character.charCount(c);
    return CodePointSet.of(c, c);
  }

  private CodePointSet escape() throws RegexSyntaxException {
    int start = at;
    at++;
    if (at == text.length()) {
      throw error(start, "nothing after '\\'");
    }
    int c = text.codePointAt(at);
    at += Character.charCount(c);
    CodePointSet named = UnicodeProperty.shorthand(c);
    if (named != null) {
      return named;
    }
    if (c == 'p' || c == 'P') {
      CodePointSet property = property(start);
      return c == 'P' ? property.complement() : property;
    }
    if (c == 't') {
      return CodePointSet.of('\t', '\t');
    }
    if (c < 128 && Character.isLetterOrDigit(c)) {
      throw error(
          start,
          "'\\"
              + (char) c
              + "' is not supported; expected \\d, \\w, \\s, \\D, \\W, \\S, \\p{…} or \\ before"
              + " punctuation");
    }
    return CodePointSet.of(c, c);
  }

  private CodePointSet property(int start) throws RegexSyntaxException {
    int end = text.startsWith("{", at) ? text.indexOf('}', at) : -1;
    if (end < 0) {
      throw error(start, "expected a property in braces, such as \\p{Lu}");
    }
    String name = text.substring(at + 1, end);
    at = end + 1;
    CodePointSet set = UnicodeProperty.find(name);
    if (set == null) {
      throw error(
          start,
          "unknown property '"
              + name
              + "'; expected a general category such as L, Lu, N or P, or a script such as"
              + " IsLatin");
    }
    return set;
  }

  private RegexSyntaxException error(int offset, String message) {
    return new RegexSyntaxException(offset, message);
  }
}
