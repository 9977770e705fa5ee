package dodona.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Legal transitions and the costs of dynamic oracles against the golden files: every configuration,
 * mistakes included, of every tree of up to 3 words.
 */
class GoldenCostsTest {

  static List<NaiveSystem> systems() {
    return GoldenFiles.systemsWithCosts();
  }

  private static List<String[]> rows(NaiveSystem system) throws IOException {
    List<String[]> rows = GoldenFiles.rows(GoldenFiles.costsOf(system));
    assertThat(rows).hasSizeGreaterThan(400);
    return rows;
  }

  private static LibraryOracle dynamic(NaiveSystem system, String[] row) {
    return new LibraryOracle(system.title(), "dynamic", GoldenFiles.tree(row[0]));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void theFileIsWhatTheNaiveSearchFinds(NaiveSystem system) throws IOException {
    assertThat(GoldenFiles.shipped(GoldenFiles.costsOf(system)))
        .containsExactlyElementsOf(GoldenFiles.costs(system));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void everyLegalTransitionCostsWhatTheFileSays(NaiveSystem system) throws IOException {
    for (String[] row : rows(system)) {
      List<String> expected = row[2].isEmpty() ? List.of() : List.of(row[2].split(" "));
      assertThat(dynamic(system, row).costs(row[1]))
          .as("%s after %s", row[0], row[1])
          .containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @ParameterizedTest
  @MethodSource("systems")
  void exactlyTheCheapestTransitionsAreOptimal(NaiveSystem system) throws IOException {
    for (String[] row : rows(system)) {
      assertThat(dynamic(system, row).callsTheCheapestOptimal(row[1]))
          .as("%s after %s", row[0], row[1])
          .isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("systems")
  void theLossAtTheEndIsTheNumberOfWrongHeads(NaiveSystem system) throws IOException {
    List<String[]> ends = rows(system).stream().filter(row -> row[2].isEmpty()).toList();
    assertThat(ends).isNotEmpty();
    for (String[] row : ends) {
      assertThat(dynamic(system, row).wrongHeads(row[1]))
          .as("%s after %s", row[0], row[1])
          .isEqualTo(Integer.parseInt(row[3]));
    }
  }
}
