package dodona.treebank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class SentenceTest {

  private static final String DEL =
      """
      # sent_id = 1
      1-2\tdel\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No
      1\tde\tde\tADP\tE\t_\t3\tcase\t3:case\t_
      2\tel\tel\tDET\tD\t_\t3\tdet\t3:det\t_
      3\tmar\tmar\tNOUN\tN\t_\t0\troot\t0:root\t_

      """;

  @Test
  void takesANewTreeAndDropsTheEnhancedGraph() {
    Sentence sentence = Conllu.read(DEL).get(0);
    DependencyTree tree = DependencyTree.of(new int[] {0, 1, 1}, new String[] {"root", "x", "y"});
    Sentence parsed = sentence.withTree(tree);
    assertThat(new String(Conllu.write(List.of(parsed)), StandardCharsets.UTF_8))
        .isEqualTo(
            """
            # sent_id = 1
            1-2\tdel\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No
            1\tde\tde\tADP\tE\t_\t0\troot\t_\t_
            2\tel\tel\tDET\tD\t_\t1\tx\t_\t_
            3\tmar\tmar\tNOUN\tN\t_\t1\ty\t_\t_

            """);
    assertThat(parsed.tree()).isEqualTo(tree);
    assertThat(sentence.tree().heads()).containsExactly(3, 3, 0);
  }

  @Test
  void losesItsTreeOnRequest() {
    Sentence bare = Conllu.read(DEL).get(0).withoutTree();
    assertThat(bare.head(1)).isEqualTo(-1);
    assertThat(bare.get(3, Column.DEPS)).isEqualTo("_");
    assertThat(bare.treeDefects()).isNotEmpty();
  }

  @Test
  void replacesAColumnOfItsWordsOnly() {
    Sentence tagged = Conllu.read(DEL).get(0).withColumn(Column.UPOS, List.of("A", "B", "C"));
    assertThat(tagged.upos(2)).isEqualTo("B");
    assertThat(tagged.cell(0, Column.UPOS)).isEqualTo("_");
    assertThatThrownBy(() -> tagged.withColumn(Column.HEAD, List.of("0", "0", "0")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void isMadeFromWordsAlone() {
    Sentence sentence =
        Sentence.ofForms("John", "likes", "Mary").withTree(DependencyTree.of(2, 0, 2));
    assertThat(sentence.toString()).isEqualTo("John likes Mary");
    assertThat(sentence.tree().root()).isEqualTo(2);
    assertThatThrownBy(() -> Sentence.ofForms("a", "")).hasMessage("the form of word 2 is empty");
  }

  @Test
  void tellsTheTextThatItWasMadeFrom() {
    assertThat(SurfaceText.of(Conllu.read(DEL).get(0))).isEqualTo("delmar");
  }

  @Test
  void refusesHeadsThatAreNoTree() {
    assertThatThrownBy(() -> DependencyTree.of(2, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("not a tree: no root: expected a word whose HEAD is 0");
    assertThatThrownBy(() -> DependencyTree.of(0, 3, 2)).hasMessageContaining("2 → 3 → 2");
    assertThat(DependencyTree.of().size()).isZero();
  }
}
