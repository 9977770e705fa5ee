package dodona.text.train;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.train.recipe.Presets;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MultilingualTrainingTest {

  /** One sentence whose words all have different values of XPOS. */
  private static Sentence withXposValues(int count) {
    List<String> values = IntStream.range(0, count).mapToObj(i -> "X" + i).toList();
    return Sentence.ofForms(Collections.nCopies(count, "oak")).withColumn(Column.XPOS, values);
  }

  private static Sentence prepared(int xposValues) {
    MultilingualTraining.Data data =
        new MultilingualTraining.Data(List.of(withXposValues(xposValues)), List.of());
    return MultilingualTraining.of(Presets.neural(), Map.of("xx", data)).sentences().get(0);
  }

  @Test
  void learnsXposOnlyInLanguagesWithFewValues() {
    int most = MultilingualTraining.MOST_XPOS;
    assertThat(prepared(most).xpos(1)).isEqualTo("X0");
    assertThat(prepared(most + 1).xpos(1)).isEqualTo(Sentence.ABSENT);
  }

  @Test
  void namesTheLanguageOfEachSentence() {
    assertThat(prepared(1).comment(MultilingualTraining.LANGUAGE)).contains("xx");
  }
}
