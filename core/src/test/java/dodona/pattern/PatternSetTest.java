package dodona.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PatternSetTest {

  private static final String FILE =
      """
      # What verbs do
      # and suffer.

      @fields v.lemma, s

      # Active verbs
      active: {upos:VERB}=v
        # a comment inside
        >/nsubj/ {}=s

      # Passive
      # verbs
      passive : {upos:VERB}=v >nsubj:pass {}=s ?>obl:agent {}=a
      {upos:AUX}=v
      """;

  @Test
  void readsNamesDescriptionsAndFields() {
    PatternSet set = PatternSet.parse("verbs", FILE);
    assertThat(set.name()).isEqualTo("verbs");
    assertThat(set.description()).isEqualTo("What verbs do and suffer.");
    assertThat(set.patterns())
        .extracting(NamedPattern::name)
        .containsExactly("active", "passive", "3");
    assertThat(set.patterns())
        .extracting(NamedPattern::description)
        .containsExactly("Active verbs", "Passive verbs", "");
    assertThat(set.nodeNames()).containsExactly("v", "s", "a");
    assertThat(set.fields().names()).containsExactly("v.lemma", "s");
  }

  @Test
  void readsWindowsLineEndsAndAByteOrderMark(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("verbs.patterns");
    Files.writeString(file, "\uFEFF" + FILE.replace("\n", "\r\n"));
    assertThat(PatternSet.read(file).patterns()).hasSize(3);
  }

  @Test
  void errorsNameTheLineInTheFile() {
    assertError("a: {}\nb: {upos:VERB}\n  >nsbj {}", "f:3, column 4: unknown relation 'nsbj'");
    assertError("a: {}\nlong-name: {lema:x}", "f:2, column 13: unknown attribute 'lema'");
    assertError("a: {}\na: {}", "f:2: a second pattern named 'a'");
    assertError("  {}", "f:1: an indented line without a pattern above it");
    assertError("\n>nsubj {}", "f:2: expected NAME: PATTERN, a pattern, or a comment after #");
    assertError("# nothing\n", "f: no patterns; expected lines such as passive: {upos:VERB}");
    assertError("@fields w\na: {}=v", "f:1: @fields: field 'w': no node is named 'w'; expected v");
    assertError("@fields v\n@fields v\na: {}=v", "f:2: a second line with @fields");
    assertError("@feilds v\na: {}=v", "f:1: unknown setting '@feilds'; expected @fields");
  }

  private static void assertError(String text, String message) {
    assertThatThrownBy(() -> PatternSet.parse("f", text))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void aSinglePatternHasTheFormsOfItsNodesAsFields() {
    PatternSet set = PatternSet.of(TreePattern.compile("{}=v > {}=s"));
    assertThat(set.fields().names()).isEqualTo(List.of("v", "s"));
  }
}
