package dodona.pattern.regex;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Unicode's general categories and scripts by name. */
final class UnicodeProperty {

  private static final Map<String, Integer> CATEGORIES =
      Map.ofEntries(
          Map.entry("Lu", (int) Character.UPPERCASE_LETTER),
          Map.entry("Ll", (int) Character.LOWERCASE_LETTER),
          Map.entry("Lt", (int) Character.TITLECASE_LETTER),
          Map.entry("Lm", (int) Character.MODIFIER_LETTER),
          Map.entry("Lo", (int) Character.OTHER_LETTER),
          Map.entry("Mn", (int) Character.NON_SPACING_MARK),
          Map.entry("Mc", (int) Character.COMBINING_SPACING_MARK),
          Map.entry("Me", (int) Character.ENCLOSING_MARK),
          Map.entry("Nd", (int) Character.DECIMAL_DIGIT_NUMBER),
          Map.entry("Nl", (int) Character.LETTER_NUMBER),
          Map.entry("No", (int) Character.OTHER_NUMBER),
          Map.entry("Pc", (int) Character.CONNECTOR_PUNCTUATION),
          Map.entry("Pd", (int) Character.DASH_PUNCTUATION),
          Map.entry("Ps", (int) Character.START_PUNCTUATION),
          Map.entry("Pe", (int) Character.END_PUNCTUATION),
          Map.entry("Pi", (int) Character.INITIAL_QUOTE_PUNCTUATION),
          Map.entry("Pf", (int) Character.FINAL_QUOTE_PUNCTUATION),
          Map.entry("Po", (int) Character.OTHER_PUNCTUATION),
          Map.entry("Sm", (int) Character.MATH_SYMBOL),
          Map.entry("Sc", (int) Character.CURRENCY_SYMBOL),
          Map.entry("Sk", (int) Character.MODIFIER_SYMBOL),
          Map.entry("So", (int) Character.OTHER_SYMBOL),
          Map.entry("Zs", (int) Character.SPACE_SEPARATOR));

  /** The sets that have been used. Each is made from all code points, of which there are many. */
  private static final Map<String, CodePointSet> USED = new ConcurrentHashMap<>();

  private UnicodeProperty() {}

  /** The sets behind {@code \\d}, {@code \\s} and {@code \\w}; made when one of them is used. */
  private static final class Shorthands {

    static final CodePointSet DIGIT = CodePointSet.where(Character::isDigit);
    static final CodePointSet SPACE =
        CodePointSet.where(c -> Character.isWhitespace(c) || Character.isSpaceChar(c));
    static final CodePointSet WORD =
        CodePointSet.where(
            c ->
                Character.isLetterOrDigit(c)
                    || c == '_'
                    || Character.getType(c) == Character.NON_SPACING_MARK
                    || Character.getType(c) == Character.COMBINING_SPACING_MARK);
  }

  /** The set of a letter after a backslash; null if there is none. */
  static @Nullable CodePointSet shorthand(int letter) {
    return switch (letter) {
      case 'd' -> Shorthands.DIGIT;
      case 'D' -> Shorthands.DIGIT.complement();
      case 's' -> Shorthands.SPACE;
      case 'S' -> Shorthands.SPACE.complement();
      case 'w' -> Shorthands.WORD;
      case 'W' -> Shorthands.WORD.complement();
      default -> null;
    };
  }

  /** The code points of a category, of a group of categories, or of a script; null if unknown. */
  static @Nullable CodePointSet find(String name) {
    Integer category = CATEGORIES.get(name);
    if (category != null) {
      int wanted = category;
      return used(name, c -> Character.getType(c) == wanted);
    }
    int group = 0;
    for (Map.Entry<String, Integer> entry : CATEGORIES.entrySet()) {
      if (name.length() == 1 && entry.getKey().startsWith(name)) {
        group |= 1 << entry.getValue();
      }
    }
    if (group != 0) {
      int wanted = group;
      return used(name, c -> (wanted >> Character.getType(c) & 1) != 0);
    }
    return name.startsWith("Is") ? script(name.substring(2)) : null;
  }

  private static @Nullable CodePointSet script(String name) {
    for (Character.UnicodeScript script : Character.UnicodeScript.values()) {
      if (script.name().equalsIgnoreCase(name)) {
        return used("Is" + script, c -> Character.UnicodeScript.of(c) == script);
      }
    }
    return null;
  }

  private static CodePointSet used(String name, IntPredicate members) {
    return USED.computeIfAbsent(name, unused -> CodePointSet.where(members));
  }
}
