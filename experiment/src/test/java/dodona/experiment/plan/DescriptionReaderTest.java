package dodona.experiment.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DescriptionReaderTest {

  private static final String GOOD =
      """
      title: Two oracles
      report: [oracles, curves]
      seeds: [1, 2]
      treebanks:
        - Aish
        - name: Bish
          train: Aish/x-train.conllu
      settings:
        - system: swap-standard
          oracle: [lazy, nd-all]
          search: greedy
          iterations: 3
        - system: swap-standard
          oracle: lazy
          beam: 8
          learner: passive-aggressive
          iterations: 5
      quick:
        treebanks: Aish
        seeds: 7
        iterations: 1
      """;

  @TempDir Path folder;

  @BeforeEach
  void makeTreebanks() throws IOException {
    for (String name : List.of("Aish", "UD_Cish")) {
      Files.createDirectories(folder.resolve(name));
      Files.writeString(folder.resolve(name).resolve("x-train.conllu"), "");
    }
    Files.writeString(folder.resolve("Aish").resolve("x-test.conllu.gz"), "");
  }

  private Description read(String text, boolean quick) throws IOException {
    Path file = folder.resolve("e.yaml");
    Files.writeString(file, text);
    return DescriptionReader.read(file, folder, quick, List.of());
  }

  @Test
  void aListOfValuesStandsForASettingEach() throws IOException {
    Description description = read(GOOD, false);
    assertThat(description.title()).isEqualTo("Two oracles");
    assertThat(description.parts()).containsExactly(Part.ORACLES, Part.CURVES);
    assertThat(description.settings())
        .extracting(Setting::name)
        .containsExactly(
            "swap-standard lazy greedy",
            "swap-standard nd-all greedy",
            "swap-standard lazy beam 8");
    assertThat(description.settings().get(2).recipe(5).describe())
        .containsEntry("seed", 5L)
        .containsEntry("iterations", 5);
    assertThat(description.runs()).hasSize(2 * 3 * 2);
    assertThat(description.runs().stream().map(Run::id)).doesNotHaveDuplicates();
  }

  @Test
  void findsTheFilesOfATreebankByTheirNames() throws IOException {
    List<TreebankFiles> treebanks = read(GOOD, false).treebanks();
    assertThat(treebanks.get(0).train()).hasFileName("x-train.conllu");
    assertThat(treebanks.get(0).dev()).isNull();
    assertThat(treebanks.get(0).test()).hasFileName("x-test.conllu.gz");
    assertThat(treebanks.get(1).name()).isEqualTo("Bish");
    assertThat(treebanks.get(1).test()).isNull();
  }

  @Test
  void findsFoldersAsReleasesOfUniversalDependenciesNameThem() throws IOException {
    TreebankFiles cish = read(GOOD.replace("- Aish", "- Cish"), false).treebanks().get(0);
    assertThat(cish.name()).isEqualTo("Cish");
    assertThat(cish.train().getParent()).hasFileName("UD_Cish");
  }

  @Test
  void theQuickFormHasFewerTreebanksSeedsAndIterations() throws IOException {
    Description quick = read(GOOD, true);
    assertThat(quick.treebanks()).hasSize(1);
    assertThat(quick.seeds()).containsExactly(7L);
    assertThat(quick.settings()).extracting(Setting::iterations).containsExactly(1, 1, 1);
  }

  @Test
  void withoutExplorationItDoesNotMatterWhenItWouldBegin() throws IOException {
    String grid =
        GOOD.replaceAll(
            "(?s)settings:.*quick:",
            "settings:\n"
                + "  - {system: arc-eager, oracle: dynamic, explore-k: [0, 1], explore-p: [0, 0.5],"
                + " iterations: 2}\nquick:");
    assertThat(read(grid, false).settings())
        .extracting(Setting::name)
        .containsExactly(
            "arc-eager dynamic greedy",
            "arc-eager dynamic greedy k=0 p=0.5",
            "arc-eager dynamic greedy k=1 p=0.5");
  }

  @Test
  void everyFoldIsARun() throws IOException {
    Description description = read(GOOD + "folds: 4\n", false);
    assertThat(description.runs()).hasSize(2 * 3 * 2 * 4);
    assertThat(description.runs().stream().map(Run::id)).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          title: Two oracles     | titel: Two oracles   | e.yaml:1: 'titel' is unknown here; expected title, report
          [oracles, curves]      | [oracles, curve]     | e.yaml:2: 'curve'; expected statistics, oracles
          seeds: [1, 2]          | seeds: [1, two]      | e.yaml:3: 'two'; expected a whole number
          - Aish                 | - Dish               | Dish: there is no such folder; --treebanks names their folder
          train: Aish/x          | train: Aish/y        | e.yaml:7:
          oracle: [lazy, nd-all] | oracle: [lazy, lasy] | e.yaml:9: swap-standard has no oracle 'lasy'
          search: greedy         | search: gready       | e.yaml:11: 'gready'; expected greedy or beam
          iterations: 3          | iterations: 0        | e.yaml:12: 0; expected a whole number, 1 or more
          iterations: 3          | iteration: 3         | e.yaml:12: 'iteration' is unknown here
          beam: 8                | explore-k: 8         | e.yaml:15: 'explore-k' needs an 'explore-p'
          search: greedy         | explore-p: 1         | e.yaml:9: 'explore-k' is missing
          beam: 8                | beam: [8             | e.yaml:
          - name: Bish           | - name: aish         | e.yaml:6: the treebank 'aish' or one much like it appears twice
          title: Two oracles     | title: [a, b]        | e.yaml:1: expected one value
          seeds: [1, 2]          | title: again         | e.yaml:3: 'title' appears twice
          search: greedy         | search: *g           | e.yaml:11:
          """)
  void namesTheLineOfWhatIsWrong(String good, String bad, String message) {
    assertThat(GOOD).contains(good);
    assertThatThrownBy(() -> read(GOOD.replaceFirst(Pattern.quote(good), bad), false))
        .isInstanceOf(InvalidDescriptionException.class)
        .hasMessageContaining(message);
  }

  @Test
  void saysWhatIsMissing() {
    assertThatThrownBy(() -> read("title: x\nreport: oracles\ntreebanks: Aish\n", false))
        .hasMessageContaining("'settings' is missing: every report but statistics needs training");
    assertThatThrownBy(() -> read("report: oracles\ntreebanks: Aish\n", false))
        .hasMessageContaining("'settings' is missing");
    assertThatThrownBy(() -> read("", false)).hasMessageContaining("it is empty");
    assertThatThrownBy(() -> read("- a\n", false)).hasMessageContaining("expected names");
    assertThatThrownBy(() -> read("title: x\nreport: statistics\ntreebanks: Aish\n", true))
        .hasMessageContaining("there is no 'quick' form of it");
  }

  @Test
  void takesOtherTreebanksInstead() throws IOException {
    Path file = folder.resolve("e.yaml");
    Files.writeString(file, GOOD.replace("- Aish", "- Nowhere"));
    TreebankFiles mine = TreebankFolder.find("Mine", folder.resolve("Aish"));
    assertThat(DescriptionReader.read(file, folder, false, List.of(mine)).treebanks())
        .containsExactly(mine);
  }
}
