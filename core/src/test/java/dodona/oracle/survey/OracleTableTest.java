package dodona.oracle.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OracleTableTest {

  private static Sentence sentence(String... forms) {
    return Sentence.ofForms(List.of(forms));
  }

  /** A projective tree, a sentence without one, and a tree that needs a swap. */
  private static final List<Sentence> SENTENCES =
      List.of(
          sentence("John", "likes", "Mary").withTree(DependencyTree.of(2, 0, 2)),
          sentence("no", "tree"),
          sentence("a", "b", "c", "d").withTree(DependencyTree.of(3, 4, 0, 3)));

  @Test
  void countsTreesOnAnyNumberOfThreadsAndSkipsTheRest() {
    for (int threads = 1; threads <= 3; threads++) {
      OracleTable table = new OracleTable("swap-standard", List.of("eager", "nd-all"));
      List<String> csv = new ArrayList<>();

      table.count(SENTENCES.iterator(), threads, csv::add);

      assertThat(csv)
          .hasSize(3)
          .startsWith("index,sent_id,n,eager,unique\n")
          .allMatch(l -> l.endsWith("\n"));
      assertThat(csv.get(1)).endsWith(",3,0,0\n");
      assertThat(table.skipped()).isEqualTo(1);
      assertThat(table.swaps("eager")).isEqualTo(1);
      assertThat(table.text()).contains("swap-standard, 2 sentences", "eager", "nd-all");
      assertThat(table.remarks()).isEmpty();
    }
  }

  @Test
  void knowsNothingOfAnOracleThatWasNotAsked() {
    OracleTable table = new OracleTable("arc-eager", List.of("static"));
    table.add(DependencyTree.of(2, 0, 2));
    assertThat(table.unique("static")).isEqualTo(1);
    assertThatThrownBy(() -> table.swaps("dynamic")).hasMessageContaining("'dynamic'");
    assertThatThrownBy(() -> new OracleTable("arc-eager", List.of("lazy")))
        .hasMessageContaining("arc-eager has no oracle 'lazy'");
  }
}
