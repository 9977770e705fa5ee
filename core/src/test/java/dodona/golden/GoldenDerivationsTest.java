package dodona.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Swap-standard's oracles against the golden file of all trees of up to 4 words. */
class GoldenDerivationsTest {

  private static final int TREES = 1 + 3 + 16 + 125;

  /** One line of the file. */
  private record Row(
      DependencyTree tree,
      String order,
      String components,
      String eager,
      String lazy,
      int fewestSwaps,
      int ndSw,
      int ndAll) {

    static Row of(String[] cells) {
      return new Row(
          GoldenFiles.tree(cells[0]),
          cells[1],
          cells[2],
          cells[3],
          cells[4],
          Integer.parseInt(cells[5]),
          Integer.parseInt(cells[6]),
          Integer.parseInt(cells[7]));
    }

    List<String> derivations(String oracle) {
      return new LibraryOracle("swap-standard", oracle, tree).derivations();
    }
  }

  private static List<Row> rows() throws IOException {
    List<Row> rows = GoldenFiles.rows(GoldenFiles.DERIVATIONS).stream().map(Row::of).toList();
    assertThat(rows).hasSize(TREES);
    return rows;
  }

  @Test
  void theFileIsWhatTheNaiveSearchFinds() throws IOException {
    assertThat(GoldenFiles.shipped(GoldenFiles.DERIVATIONS))
        .containsExactlyElementsOf(GoldenFiles.derivations());
  }

  @Test
  void theProjectiveOrderIsThatOfTheFile() throws IOException {
    for (Row row : rows()) {
      int[] ranks = Projectivity.projectiveOrder(row.tree);
      Map<Integer, String> byRank = new TreeMap<>();
      for (int word = 1; word <= row.tree.size(); word++) {
        byRank.put(ranks[word], Integer.toString(word));
      }
      assertThat(String.join(",", byRank.values())).as("%s", row).isEqualTo(row.order);
    }
  }

  @Test
  void theMaximalProjectiveComponentsAreThoseOfTheFile() throws IOException {
    for (Row row : rows()) {
      int[] component = Projectivity.maximalProjectiveComponents(row.tree);
      List<List<String>> together = new ArrayList<>();
      for (String part : row.components.split("\\|", -1)) {
        together.add(Arrays.asList(part.split(",", -1)));
      }
      for (int a = 0; a <= row.tree.size(); a++) {
        for (int b = 0; b <= row.tree.size(); b++) {
          List<String> both = List.of(Integer.toString(a), Integer.toString(b));
          assertThat(component[a] == component[b])
              .as("%s: %d and %d", row, a, b)
              .isEqualTo(together.stream().anyMatch(part -> part.containsAll(both)));
        }
      }
    }
  }

  @Test
  void eagerAndLazyFollowTheDerivationsOfTheFile() throws IOException {
    for (Row row : rows()) {
      assertThat(row.derivations("eager")).as("%s", row).containsExactly(row.eager);
      assertThat(row.derivations("lazy")).as("%s", row).containsExactly(row.lazy);
    }
  }

  @Test
  void minimalSwapsAsOftenAsTheFileSays() throws IOException {
    for (Row row : rows()) {
      assertThat(row.derivations("minimal"))
          .as("%s", row)
          .singleElement()
          .satisfies(found -> assertThat(NaiveSwaps.swaps(found)).isEqualTo(row.fewestSwaps));
    }
  }

  @Test
  void theNonDeterministicOraclesPermitAsManyDerivationsAsTheFileSays() throws IOException {
    for (Row row : rows()) {
      assertThat(row.derivations("nd-sw")).as("%s", row).doesNotHaveDuplicates().hasSize(row.ndSw);
      assertThat(row.derivations("nd-all"))
          .as("%s", row)
          .doesNotHaveDuplicates()
          .hasSize(row.ndAll);
    }
  }
}
