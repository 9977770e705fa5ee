package dodona.experiment.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dodona.feature.FeatureModel;
import dodona.system.arceager.ArcEager;
import dodona.train.recipe.NonProjective;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
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
            "swap-standard lazy beam 8 (learner passive-aggressive, aggressiveness 0.1)");
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

  /** There used to be no exploration, and a report on it with an empty table. */
  @Test
  void aDynamicOracleExploresAsInTheCommandTrain() throws IOException {
    String both =
        GOOD.replaceAll(
                "(?s)settings:.*quick:",
                "settings:\n"
                    + "  - {system: arc-eager, oracle: [static, dynamic], iterations: 2}\nquick:")
            .replace("[oracles, curves]", "exploration");
    List<Setting> settings = read(both, false).settings();
    assertThat(settings)
        .extracting(Setting::name)
        .containsExactly("arc-eager static greedy", "arc-eager dynamic greedy k=1 p=0.9");
    assertThat(settings.get(0).recipe(1).nonProjective()).isEqualTo(NonProjective.SKIP);
    assertThat(settings.get(1).recipe(1).nonProjective()).isEqualTo(NonProjective.DYNAMIC);
  }

  @Test
  void aReportOnExplorationNeedsASettingThatExplores() {
    assertThatThrownBy(() -> read(GOOD.replace("[oracles, curves]", "exploration"), false))
        .hasMessageContaining("e.yaml:2: 'exploration' needs a setting that explores");
  }

  @Test
  void settingsThatDifferInOneDecisionHaveNamesOfTheirOwn() throws IOException {
    String many =
        GOOD.replaceAll(
            "(?s)settings:.*quick:",
            """
            settings:
              - {system: swap-standard, oracle: nd-all, beam: 4, iterations: 2,
                 gold-derivation: [latent, best-partial], gold-ranking: [sum, mean]}
              - {system: swap-standard, oracle: nd-all, beam: 4, iterations: 2, update: early,
                 beam-ranking: mean}
              - {system: swap-standard, oracle: nd-all, beam: 4, iterations: 2, gold-derivation: fixed,
                 gold-folds: 3}
              - {system: swap-standard, oracle: nd-all, beam: 4, iterations: 2, gold-ranking: idle,
                 beam-ranking: idle}
              - {system: attardi, oracle: dynamic, tie-breaking: [none, static], iterations: 2}
              - {system: arc-eager, oracle: dynamic, arc-weights: 'punct=0,nsubj=3', iterations: 2}
            quick:\
            """);
    List<Setting> settings = read(many, false).settings();
    assertThat(settings)
        .extracting(Setting::name)
        .containsExactly(
            "swap-standard nd-all beam 4",
            "swap-standard nd-all beam 4 (gold-ranking mean)",
            "swap-standard nd-all beam 4 (gold-derivation best-partial)",
            "swap-standard nd-all beam 4 (gold-derivation best-partial, gold-ranking mean)",
            "swap-standard nd-all beam 4 (update early, beam-ranking mean)",
            "swap-standard nd-all beam 4 (gold-derivation fixed, gold-folds 3)",
            "swap-standard nd-all beam 4 (gold-ranking idle, beam-ranking idle)",
            "attardi dynamic greedy k=1 p=0.9",
            "attardi dynamic greedy k=1 p=0.9 (tie-breaking static)",
            "arc-eager dynamic greedy k=1 p=0.9 (arc-weights nsubj=3,punct=0)");
    assertThat(settings).extracting(Setting::id).doesNotHaveDuplicates();
    assertThat(settings.get(5).effort()).isEqualTo(3 * settings.get(0).effort());
  }

  private static String withSettings(String settings) {
    return GOOD.replaceAll("(?s)settings:.*quick:", "settings:\n" + settings + "quick:");
  }

  @Test
  void theSmallerFeaturesOfASystemAreCalledFast() throws IOException {
    String line = "  - {system: %s, oracle: static, iterations: 2, features: fast}\n";
    Setting setting = read(withSettings(line.formatted("arc-eager")), false).settings().get(0);
    assertThat(setting.name()).isEqualTo("arc-eager static greedy (features fast)");
    assertThat(setting.recipe(1).learning().features().text())
        .isEqualTo(FeatureModel.of(new ArcEager(), "fast").text());
    assertThatThrownBy(() -> read(withSettings(line.formatted("arc-hybrid")), false))
        .hasMessageEndingWith("e.yaml:9: unknown feature model 'arc-hybrid-fast'");
  }

  @Test
  void settingsThatDifferInTheirFeaturesAreNamedAfterTheFiles() throws IOException {
    Files.writeString(folder.resolve("few.features"), "S0p; B0p\n");
    Files.createDirectories(folder.resolve("more"));
    Files.writeString(folder.resolve("more/many.features"), "S0p; B0p; S0w\n");
    Files.writeString(folder.resolve("more/few.features"), "S0w\n");
    String line = "  - {system: arc-eager, oracle: static, iterations: 2, features: %s}\n";
    String both = line.formatted("[few.features, more/many.features]");
    List<Setting> settings = read(withSettings(both), false).settings();
    assertThat(settings)
        .extracting(Setting::name)
        .containsExactly(
            "arc-eager static greedy (features few)", "arc-eager static greedy (features many)");
    assertThat(settings).extracting(Setting::id).doesNotHaveDuplicates();
    assertThat(settings.get(0).decisions()).containsEntry("features", "few");
    assertThat(settings.get(0).unlabeled().name())
        .isEqualTo("arc-eager static greedy (unlabeled, features few)");
    assertThat(settings.get(0).isComparable(settings.get(1))).isFalse();
    String alike = withSettings(line.formatted("[few.features, more/few.features]"));
    assertThatThrownBy(() -> read(alike, false))
        .hasMessageContaining("two feature files are called 'few'");
  }

  @Test
  void supportVectorMachinesAreTrainedOnce() throws IOException {
    String line = "  - {system: swap-standard, oracle: [eager, lazy], learner: svm%s}\n";
    for (boolean quick : new boolean[] {false, true}) {
      List<Setting> settings = read(withSettings(line.formatted(", cost: 0.5")), quick).settings();
      assertThat(settings)
          .extracting(Setting::name)
          .containsExactly(
              "swap-standard eager greedy (learner svm 0.5)",
              "swap-standard lazy greedy (learner svm 0.5)");
      assertThat(settings).extracting(Setting::svmCost).containsOnly(0.5);
      assertThat(settings).extracting(Setting::iterations).containsOnly(1);
    }
    Setting usual = read(withSettings(line.formatted("")), false).settings().get(0);
    assertThat(usual.decisions()).containsEntry("learner", "svm 0.1");
    Setting perceptron =
        read(withSettings(line.formatted("").replace("learner: svm", "iterations: 1")), false)
            .settings()
            .get(0);
    assertThat(usual).isNotEqualTo(perceptron);
    assertThat(perceptron.svmCost()).isNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          oracle: eager, learner: svm, iterations: 3   | has no iterations. Remove 'iterations'.
          oracle: nd-all, learner: svm                 | needs greedy search and a static oracle
          oracle: eager, beam: 4, learner: svm         | needs greedy search and a static oracle
          oracle: eager, learner: svm, cost: 0         | e.yaml:9: '0.0'; expected a number greater than 0
          oracle: eager, learner: svm, cost: much      | e.yaml:9: 'much'; expected a number greater than 0
          oracle: eager, cost: 1, iterations: 3        | e.yaml:9: 'cost' needs 'learner: svm'
          oracle: eager                                | e.yaml:9: 'iterations' is missing
          """)
  void refusesSupportVectorMachinesThatMakeNoSense(String setting, String message) {
    String line = "  - {system: swap-standard, " + setting + "}\n";
    assertThatThrownBy(() -> read(withSettings(line), false))
        .isInstanceOf(InvalidDescriptionException.class)
        .hasMessageContaining(message);
  }

  @Test
  void someOfItsTreebanksAndOtherSeeds() throws IOException {
    Description description = read(GOOD, false);
    Description some = description.only(List.of("Bish")).withSeeds(List.of(9L));
    assertThat(some.treebanks()).extracting(TreebankFiles::name).containsExactly("Bish");
    assertThat(some.runs()).hasSize(3).allMatch(run -> run.seed() == 9);
    assertThat(description.runs().stream().map(Run::setting).distinct().toList())
        .isEqualTo(some.settings());
    assertThatThrownBy(() -> description.only(List.of("Dish")))
        .hasMessage(
            "unknown treebank 'Dish'; expected Aish or Bish. Did you mean 'Aish' or 'Bish'?");
  }

  @Test
  void fixedGoldNeedsFolds() {
    String fixed = GOOD.replace("beam: 8", "beam: 8\n    gold-derivation: fixed");
    assertThatThrownBy(() -> read(fixed, false))
        .hasMessageContaining("'gold-derivation fixed' needs");
    String folds = GOOD.replace("beam: 8", "beam: 8\n    gold-folds: 5");
    assertThatThrownBy(() -> read(folds, false))
        .hasMessageContaining("e.yaml:16: 'gold-derivation fixed' needs");
  }

  @Test
  void learnsFromAllSentencesUnlessToldOtherwise() throws IOException {
    assertThat(read(GOOD, false).sentences()).isEqualTo(Description.ALL_SENTENCES);
    String fewer = GOOD.replace("seeds: [1, 2]", "sentences: 30\nseeds: [1, 2]");
    assertThat(read(fewer, false).sentences()).isEqualTo(30);
    String quickly = fewer.replace("quick:", "quick:\n  sentences: 20");
    assertThat(read(quickly, false).sentences()).isEqualTo(30);
    assertThat(read(quickly, true).sentences()).isEqualTo(20);
    assertThatThrownBy(() -> read(fewer.replace("30", "0"), false))
        .hasMessageContaining("e.yaml:3: 0; expected a whole number, 1 or more");
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
          title: Two oracles     | titel: Two oracles   | e.yaml:1: 'titel' is not supported here; expected title, report
          [oracles, curves]      | [oracles, curve]     | e.yaml:2: 'curve'; expected statistics, oracles
          seeds: [1, 2]          | seeds: [1, two]      | e.yaml:3: 'two'; expected a whole number
          - Aish                 | - Dish               | Dish: folder not found. Set the folder of treebanks with --treebanks.
          train: Aish/x          | train: Aish/y        | e.yaml:7:
          oracle: [lazy, nd-all] | oracle: [lazy, lasy] | e.yaml:10: swap-standard has no oracle 'lasy'
          search: greedy         | search: gready       | e.yaml:11: 'gready'; expected greedy or beam. Did you mean 'greedy'?
          iterations: 3          | iterations: 0        | e.yaml:12: '0'; expected a whole number of 1 or more
          iterations: 3          | iteration: 3         | e.yaml:12: 'iteration' is not supported here
          beam: 8                | explore-k: 8         | e.yaml:15: explore-k and explore-p need a dynamic oracle
          search: greedy         | explore-p: 1         | e.yaml:11: explore-k and explore-p need a dynamic oracle
          beam: 8                | beam: [8             | e.yaml:
          - name: Bish           | - name: aish         | e.yaml:6: the treebank 'aish' or one with a similar name appears twice
          title: Two oracles     | title: [a, b]        | e.yaml:1: expected one value
          seeds: [1, 2]          | title: again         | e.yaml:3: 'title' appears twice
          search: greedy         | search: *g           | e.yaml:11:
          search: greedy         | hash-bits: 31             | e.yaml:11: '31'; expected a whole number from 8 to 27
          search: greedy         | hash-bits: 7              | e.yaml:11: '7'; expected a whole number from 8 to 27
          search: greedy         | beam: 2147483647     | e.yaml:11: '2147483647'; expected a whole number from 1
          seeds: [1, 2]          | folds: 2147483647    | e.yaml:3: 2147483647; expected a whole number, 2 to 1000
          train: Aish/x-train.conllu | train: "a\\0b"   | e.yaml:7: 'a\uFFFDb'; expected a file name
          - Aish                 | - "a\\0b"            | e.yaml:5: 'a\uFFFDb'; expected a file name
          search: greedy         | features: "a\\0b"    | e.yaml:11: 'a\uFFFDb'; expected a file name
          title: Two oracles     | "\\e[31mred": x      | e.yaml:1: '\uFFFD[31mred' is not supported here
          """)
  void namesTheLineOfWhatIsWrong(String good, String bad, String message) {
    assertThat(GOOD).contains(good);
    assertThatThrownBy(() -> read(replaceFirst(good, bad), false))
        .isInstanceOf(InvalidDescriptionException.class)
        .hasMessageContaining(message);
  }

  private static String replaceFirst(String good, String bad) {
    return GOOD.replaceFirst(Pattern.quote(good), Matcher.quoteReplacement(bad));
  }

  @Test
  void refusesMoreSettingsAndRunsThanAnybodyWaitsFor() {
    String many = "[1" + ", 1".repeat(299) + "]";
    String grid =
        GOOD.replace("iterations: 3", "iterations: " + many + "\n    hash-bits: " + many)
            .replace("search: greedy", "beam: " + many);
    assertThatThrownBy(() -> read(grid, false))
        .isInstanceOf(InvalidDescriptionException.class)
        .hasMessageContaining("e.yaml:9: the lists expand to more than 10000 settings");
    String seeds = GOOD.replace("seeds: [1, 2]", "seeds: " + many + "\nfolds: 1000");
    assertThatThrownBy(() -> read(seeds, false))
        .isInstanceOf(InvalidDescriptionException.class)
        .hasMessageContaining("1800000 runs; expected at most 100000");
  }

  @Test
  void namesTheFileThatIsNotUtf8OrTooLarge() throws IOException {
    Path file = folder.resolve("latin.yaml");
    Files.write(file, "title: x\nreport: caf\u00E9".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> DescriptionReader.read(file, folder, false, List.of()))
        .hasMessage(file + ":2: not UTF-8 at byte 20 of the file");
    Path features = folder.resolve("x.features");
    Files.write(features, new byte[] {'a', '\n', '\n', (byte) 0xE9});
    assertThatThrownBy(() -> read(GOOD.replace("search: greedy", "features: x.features"), false))
        .hasMessage(features + ":3: not UTF-8 at byte 3 of the file");
    Path endless = Path.of("/dev/zero");
    assumeTrue(Files.exists(endless));
    assertThatThrownBy(() -> DescriptionReader.read(endless, folder, false, List.of()))
        .hasMessage("/dev/zero: larger than 1048576 bytes");
    assertThatThrownBy(() -> read(GOOD.replace("search: greedy", "features: /dev/zero"), false))
        .hasMessage("/dev/zero: larger than 1048576 bytes");
  }

  @Test
  void readsAnEmojiAcrossTheBorderOfABuffer() throws IOException {
    for (int size : new int[] {1 << 10, 1 << 12, 1 << 13, 1 << 14}) {
      for (int before = size - 80; before < size + 8; before++) {
        String title = "x".repeat(before) + "\uD83D\uDE00\uD83D\uDE00";
        assertThat(read(GOOD.replace("Two oracles", title), false).title()).isEqualTo(title);
      }
    }
  }

  @Test
  void refusesYamlAsDeepAsAWell() {
    String deep = "title: " + "[".repeat(50_000) + "]".repeat(50_000);
    assertThatThrownBy(() -> read(deep, false)).isInstanceOf(InvalidDescriptionException.class);
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
        .hasMessageContaining("the description has no 'quick' form");
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
