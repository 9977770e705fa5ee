package dodona.pattern;

import dodona.error.InvalidInputException;
import dodona.pattern.regex.RegexBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a pattern file: patterns with names, each beginning at the beginning of a line. */
final class PatternFileParser {

  static final int MAX_PATTERNS = 1_000;

  private static final Pattern NAME =
      Pattern.compile("([\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.-]{0,99}))[ \\t]*:");
  private static final String FIELDS = "@fields";

  private final String source;
  private final String[] lines;
  private final RegexBudget budget = new RegexBudget();
  private final List<String> comments = new ArrayList<>();
  private final List<NamedPattern> patterns = new ArrayList<>();
  private @Nullable String description;
  private @Nullable String fields;
  private int fieldsLine;

  // the pattern that is being read
  private @Nullable StringBuilder text;
  private String name = "";
  private String patternDescription = "";
  private int firstLine;
  private int firstColumn;

  PatternFileParser(String source, String text) {
    this.source = source;
    this.lines = text.replace("\uFEFF", "").split("\r?\n|\r", -1);
  }

  PatternSet parse() {
    for (int i = 0; i < lines.length; i++) {
      line(i + 1, lines[i].stripTrailing());
    }
    finish();
    if (patterns.isEmpty()) {
      throw new InvalidInputException(
          source + ": no patterns; expected lines such as passive: {upos:VERB} >nsubj:pass {}");
    }
    PatternSet set =
        new PatternSet(source, description == null ? "" : description, patterns, fields);
    if (fields != null) {
      try {
        set.fields();
      } catch (InvalidInputException e) {
        throw error(fieldsLine, FIELDS + ": " + e.getMessage());
      }
    }
    return set;
  }

  private void line(int number, String line) {
    if (line.isEmpty()) {
      finish();
      if (patterns.isEmpty() && description == null && !comments.isEmpty()) {
        description = String.join(" ", comments);
      }
      comments.clear();
    } else if (line.charAt(0) == '#') {
      finish();
      comments.add(line.substring(1).strip());
    } else if (Character.isWhitespace(line.charAt(0))) {
      if (text == null) {
        throw error(number, "an indented line without a pattern above it that it continues");
      }
      text.append('\n').append(line);
    } else if (line.charAt(0) == '@') {
      finish();
      String setting = line.split("\\s", 2)[0];
      if (!setting.equals(FIELDS)) {
        throw error(number, "unknown setting '" + setting + "'; expected " + FIELDS);
      }
      if (fields != null) {
        throw error(number, "a second line with " + FIELDS);
      }
      fields = line.substring(FIELDS.length()).strip();
      fieldsLine = number;
    } else {
      finish();
      begin(number, line);
    }
  }

  private void begin(int number, String line) {
    Matcher named = NAME.matcher(line);
    boolean hasName = named.lookingAt();
    if (!hasName && "{(!".indexOf(line.charAt(0)) < 0) {
      throw error(
          number,
          "expected NAME: PATTERN, a pattern, or a comment after #, but found '"
              + line.substring(0, line.offsetByCodePoints(0, 1))
              + "'. Hint: indent lines that continue a pattern.");
    }
    if (patterns.size() == MAX_PATTERNS) {
      throw error(number, "more than " + MAX_PATTERNS + " patterns");
    }
    name = hasName ? named.group(1) : Integer.toString(patterns.size() + 1);
    for (NamedPattern other : patterns) {
      if (other.name().equals(name)) {
        throw error(number, "a second pattern named '" + name + "'");
      }
    }
    patternDescription = String.join(" ", comments);
    comments.clear();
    firstLine = number;
    firstColumn = hasName ? named.end() : 0;
    text = new StringBuilder(line.substring(firstColumn));
  }

  private void finish() {
    if (text == null) {
      return;
    }
    String pattern = text.toString();
    text = null;
    try {
      patterns.add(
          new NamedPattern(name, patternDescription, TreePattern.compile(pattern.strip(), budget)));
    } catch (InvalidPatternException e) {
      int stripped = pattern.length() - pattern.stripLeading().length();
      throw new InvalidPatternException(
          new InvalidPatternException.Location(source, firstLine, firstColumn),
          pattern,
          e.position() + stripped,
          e.problem());
    }
  }

  private InvalidInputException error(int line, String problem) {
    return new InvalidInputException(source + ":" + line + ": " + problem);
  }
}
