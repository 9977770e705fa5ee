package dodona.pattern.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordRegexTest {

  private static boolean matches(String regex, String text) throws RegexSyntaxException {
    return WordRegex.compile(regex, false).matches(text, 0, text.length());
  }

  /** Java's expressions are the reference: for random ones, both agree on random texts. */
  @Test
  void agreesWithJava() throws RegexSyntaxException {
    Random random = new Random(1);
    for (int i = 0; i < 3000; i++) {
      String expression = expression(random, 3);
      boolean ignoreCase = random.nextInt(4) == 0;
      Pattern java = Pattern.compile(expression, ignoreCase ? Pattern.CASE_INSENSITIVE : 0);
      WordRegex ours = WordRegex.compile(expression, ignoreCase);
      for (int j = 0; j < 30; j++) {
        String text = text(random);
        assertThat(ours.matches(text, 0, text.length()))
            .as("/%s/ %s", expression, text)
            .isEqualTo(java.matcher(text).matches());
      }
    }
  }

  private static String expression(Random random, int depth) {
    int kind = depth == 0 ? random.nextInt(4) : random.nextInt(9);
    return switch (kind) {
      case 0, 1 -> String.valueOf("abA1".charAt(random.nextInt(4)));
      case 2 ->
          new String[] {".", "\\d", "\\w", "[ab]", "[^a]", "[a-c1]", "\\."}[random.nextInt(7)];
      case 3 -> "";
      case 4, 5 -> expression(random, depth - 1) + expression(random, depth - 1);
      case 6 -> "(" + expression(random, depth - 1) + "|" + expression(random, depth - 1) + ")";
      default ->
          "(?:"
              + expression(random, depth - 1)
              + ")"
              + new String[] {"*", "+", "?", "{2}", "{1,}", "{0,2}", "*?"}[random.nextInt(7)];
    };
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int length = random.nextInt(6); length > 0; length--) {
      text.append("abcAB1.".charAt(random.nextInt(7)));
    }
    return text.toString();
  }

  @Test
  void knowsUnicode() throws RegexSyntaxException {
    assertThat(matches("\\p{Lu}\\p{Ll}+", "Élan")).isTrue();
    assertThat(matches("\\p{IsGreek}+", "λόγος")).isTrue();
    assertThat(matches("\\P{L}", "λ")).isFalse();
    assertThat(matches(".", "😀")).isTrue();
    assertThat(WordRegex.compile("élan", true).matches("ÉLAN", 0, 4)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "[k-s]", "\\W", "[!-ɏ]", "\\p{Lt}", "\\p{IsGreek}", "ǆ"})
  void foldsEveryLetter(String expression) throws RegexSyntaxException {
    WordRegex exact = WordRegex.compile(expression, false);
    WordRegex folded = WordRegex.compile(expression, true);
    BitSet expected = new BitSet();
    for (int c = 0; c < 0x20000; c++) {
      if (matches(exact, c)) {
        int upper = Character.toUpperCase(c);
        expected.set(c);
        expected.set(upper);
        expected.set(Character.toLowerCase(c));
        expected.set(Character.toLowerCase(upper));
        expected.set(Character.toTitleCase(c));
      }
    }
    BitSet found = new BitSet();
    for (int c = 0; c < 0x20000; c++) {
      found.set(c, matches(folded, c));
    }
    found.xor(expected);
    assertThat(found.stream().limit(10)).isEmpty();
  }

  private static boolean matches(WordRegex regex, int codePoint) {
    String text = Character.toString(codePoint);
    return regex.matches(text, 0, text.length());
  }

  @Test
  @Timeout(20)
  void compilesManyLargeSetsQuickly() throws RegexSyntaxException {
    assertThat(WordRegex.compile("\\W".repeat(2400), true).matches("a", 0, 1)).isFalse();
    assertThat(WordRegex.compile("\\p{IsHan}".repeat(500), false).matches("a", 0, 1)).isFalse();
  }

  @Test
  void takesAnchorsAroundTheWholeForGranted() throws RegexSyntaxException {
    assertThat(matches("^a.*$", "abc")).isTrue();
    assertThat(matches("a", "abc")).isFalse();
  }

  /** Exponential for a matcher that backtracks. */
  @Test
  void isLinearWhateverTheExpression() throws RegexSyntaxException {
    String text = "a".repeat(100_000) + "b";
    assertThat(matches("(a*)*", text)).isFalse();
    assertThat(matches("(a|aa)+", text)).isFalse();
    assertThat(matches("((((a+)+)+)+)+", text)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "((a{1000}){1000}){1000}",
        ".*a.{30}",
        "(((((a?){100}){100}){100}){100})",
        "a{2000000000}"
      })
  void refusesExpressionsThatAreTooLarge(String expression) {
    assertThatThrownBy(() -> WordRegex.compile(expression, false))
        .isInstanceOf(RegexSyntaxException.class)
        .hasMessageMatching(".*(too large|too complex|more than 1000 times).*");
  }

  @Test
  void refusesDeepNesting() {
    assertThatThrownBy(() -> WordRegex.compile("(".repeat(4000), false))
        .hasMessageContaining("nested more than 50 deep");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '\0',
      value = {
        "(a; 0; '(' without ')'",
        "a); 1; ')' without '('",
        "[a; 0; '[' without ']'",
        "*a; 0; nothing to repeat",
        "a**; 2; quantifier after a quantifier",
        "a{; 1; expected a quantifier",
        "a{3,2}; 1; expected a quantifier",
        "(?=a); 0; only (…) and (?:…)",
        "a\\1; 1; is not supported",
        "a^b; 1; matches whole values",
        "\\p{Foo}; 0; unknown property 'Foo'",
        "[b-a]; 1; range is empty",
        "a\\; 1; nothing after",
      })
  void pointsAtErrors(String expression, int offset, String message) {
    assertThatThrownBy(() -> WordRegex.compile(expression, false))
        .isInstanceOfSatisfying(
            RegexSyntaxException.class, e -> assertThat(e.offset()).isEqualTo(offset))
        .hasMessageContaining(message);
  }
}
