package dodona.text.lemma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditScriptTest {

  @ParameterizedTest
  @CsvSource({
    "walked, walk, talked, talk",
    "Walked, walk, TALKED, talk",
    "tries, try, cries, cry",
    "Paris, Paris, London, London",
    "gemacht, machen, gelacht, lachen",
    "USA, USA, NASA, NASA"
  })
  void whatMakesOneLemmaMakesAnother(String form, String lemma, String other, String otherLemma) {
    EditScript script = Objects.requireNonNull(EditScript.of(form, lemma));
    assertThat(script.apply(form)).isEqualTo(lemma);
    assertThat(script.apply(other)).isEqualTo(otherLemma);
    assertThat(EditScript.parse(script.toLine())).isEqualTo(script);
  }

  @Test
  void doesNotApplyToOtherEndings() {
    EditScript script = Objects.requireNonNull(EditScript.of("tries", "try"));
    assertThat(script.apply("walks")).isNull();
    assertThat(script.apply("ies")).isNull();
  }

  @Test
  void formsWithNothingInCommonHaveNone() {
    assertThat(EditScript.of("went", "go")).isNull();
  }

  @Test
  void refusesALineThatIsNoScript() {
    assertThatThrownBy(() -> EditScript.parse("z\t\t\t\t"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> EditScript.parse("l\t\t"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
