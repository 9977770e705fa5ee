package dodona.bench.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.bench.annotate.SimulatedAnnotator.Help;
import dodona.text.pipeline.Pipeline;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimulatedAnnotatorTest {

  private static final List<String> WORDS =
      List.of("I", "saw", "the", "man", "with", "the", "telescope", ".");

  private static Sentence with(Sentence sentence, int word, int head, String label) {
    int[] heads = new int[sentence.size()];
    String[] labels = new String[sentence.size()];
    for (int i = 0; i < heads.length; i++) {
      heads[i] = i + 1 == word ? head : sentence.tree().head(i + 1);
      labels[i] = i + 1 == word ? label : sentence.tree().label(i + 1);
    }
    return sentence.withTree(DependencyTree.of(heads, labels));
  }

  @Test
  void countsChangedHeadsAndLabelsUntilTheTreeIsRight() throws IOException {
    SimulatedAnnotator annotator = new SimulatedAnnotator(Pipeline.load("en-fast"));
    Sentence parsed = annotator.parse(Sentence.ofForms(WORDS));
    int other = parsed.tree().head(7) == 2 ? 4 : 2;
    Sentence head = with(parsed, 7, other, parsed.tree().label(7));
    Sentence label = with(parsed, 7, parsed.tree().head(7), "dep");
    Sentence both = with(parsed, 7, other, "dep");
    for (Help help : Help.values()) {
      assertThat(annotator.actions(parsed, parsed, help)).isZero();
    }
    assertThat(annotator.actions(head, parsed, Help.NONE)).isEqualTo(1);
    assertThat(annotator.actions(label, parsed, Help.NONE)).isEqualTo(1);
    assertThat(annotator.actions(both, parsed, Help.NONE)).isEqualTo(2);
    assertThat(annotator.actions(both, parsed, Help.READ)).isBetween(2, 6);
    assertThat(annotator.actions(both, parsed, Help.CORRECTED)).isBetween(2, 2 * WORDS.size());
  }
}
