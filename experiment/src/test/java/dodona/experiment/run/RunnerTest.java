package dodona.experiment.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.experiment.TinyExperiment;
import dodona.experiment.plan.Description;
import dodona.experiment.plan.DescriptionReader;
import dodona.experiment.plan.TreebankFiles;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunnerTest {

  private static final String TWO = TinyExperiment.swapSettings("[lazy, nd-all]");

  @TempDir Path folder;
  private final List<String> remarks = Collections.synchronizedList(new ArrayList<>());

  private Results run(Description description, String out, int threads) throws IOException {
    remarks.clear();
    ResultStore store = ResultStore.open(folder.resolve(out), description);
    return new Runner(description, store, threads).run(remarks::add);
  }

  private Description describe(String lines) throws IOException {
    return TinyExperiment.describe(folder, lines);
  }

  /** The files of a folder without what differs from time to time. */
  private Map<String, String> files(String out) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder.resolve(out))) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(
            folder.resolve(out).relativize(file).toString(),
            new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)
                .replaceAll("\"(seconds|learningSeconds)\": [0-9.Ee-]+", ""));
      }
    }
    return files;
  }

  @Test
  void learnsTheTinyTreebankByHeart() throws IOException {
    Results results = run(describe("report: oracles\n" + TWO), "out", 1);
    assertThat(results.runs()).hasSize(2);
    for (RunResult result : results.runs()) {
      assertThat(result.iterations()).hasSize(3);
      assertThat(result.devLas()).isEqualTo(result.iterations().get(result.chosen() - 1).las());
      TestScore test = Objects.requireNonNull(result.test());
      assertThat(test.las()).isEqualTo(100);
      assertThat(test.nonProjective().gold()).isEqualTo(1);
    }
    Survey survey = results.surveys().get(0);
    assertThat(survey.sentences()).isEqualTo(4);
    assertThat(survey.projective()).isEqualTo(3);
    assertThat(survey.oracle("eager").swaps())
        .isGreaterThanOrEqualTo(survey.oracle("lazy").swaps());
  }

  @Test
  void learnsTheTinyTreebankByHeartWithASupportVectorMachine() throws IOException {
    String svm =
        "settings:\n  - {system: swap-standard, oracle: [eager, lazy], learner: svm, cost: 1}\n";
    Results results = run(describe("report: oracles\n" + svm), "out", 2);
    assertThat(results.runs()).hasSize(2);
    for (RunResult result : results.runs()) {
      assertThat(result.iterations()).hasSize(1);
      assertThat(Objects.requireNonNull(result.test()).las()).isEqualTo(100);
      assertThat(result.iterations().get(0).swaps()).isPositive();
    }
    run(describe("report: oracles\n" + svm), "again", 1);
    assertThat(files("again")).isEqualTo(files("out"));
  }

  @Test
  void measuresHowLongLearningTakes() throws IOException {
    Results results = run(describe("report: oracles\n" + TWO), "out", 1);
    for (RunResult result : results.runs()) {
      assertThat(result.learningSeconds()).isPositive().isLessThan(60);
    }
    String name = results.runs().get(0).run().id() + ".json";
    Path file = folder.resolve("out/runs").resolve(name);
    Files.writeString(file, Files.readString(file).replaceFirst(".*\"learningSeconds\": .*\n", ""));
    assertThat(run(describe("report: oracles\n" + TWO), "out", 1).runs().get(0).learningSeconds())
        .as("of results from before it was measured")
        .isNaN();
  }

  @Test
  void trainsUponTheEncoderOfATreebank() throws IOException {
    Path encoder = folder.resolve("tiny.encoder");
    TinyExperiment.writeEncoder(encoder, 1);
    Description linear = describe("report: oracles\n" + TWO);
    Description neural = linear.withEncoders(Map.of("Tiny", encoder));
    List<RunResult> runs = run(neural, "neural", 1).runs();
    run(linear, "linear", 1);
    for (RunResult result : runs) {
      String file = "runs/" + result.run().id() + ".json";
      assertThat(files("neural").get(file)).isNotEqualTo(files("linear").get(file));
    }

    assertThatThrownBy(() -> run(linear, "neural", 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("another encoders");
    TinyExperiment.writeEncoder(encoder, 2);
    assertThatThrownBy(() -> run(neural, "neural", 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("another encoder Tiny");
  }

  @Test
  void needsAnEncoderForEachTreebankAndNoBeam() throws IOException {
    Path encoder = folder.resolve("tiny.encoder");
    Description description = describe("report: oracles\n" + TWO);
    assertThatThrownBy(() -> description.withEncoders(Map.of("Other", encoder)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no encoder for the treebank Tiny");
    Description beam = describe("report: oracles\n" + TWO.replace("search: greedy", "beam: 4"));
    assertThatThrownBy(() -> beam.withEncoders(Map.of("Tiny", encoder)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("trained with greedy search");
    Description svm =
        describe(
            "report: oracles\n"
                + TWO.replace("nd-all", "eager")
                    .replace("iterations: 3, ", "")
                    .replace("search: greedy", "learner: svm"));
    assertThatThrownBy(() -> svm.withEncoders(Map.of("Tiny", encoder)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("remove the setting swap-standard lazy greedy (learner svm 0.1)");
  }

  @Test
  void aDynamicOracleWithoutExplorationTeachesWhatANonDeterministicOneDoes() throws IOException {
    String settings =
        """
        settings:
          - {system: [arc-eager, arc-hybrid, easy-first], oracle: nd, non-projective: skip,
             iterations: 3, hash-bits: 14}
          - {system: [arc-eager, arc-hybrid, easy-first], oracle: dynamic, explore-p: 0,
             non-projective: skip, iterations: 3, hash-bits: 14}
        """;
    List<RunResult> runs = run(describe("report: oracles\n" + settings), "out", 2).runs();
    assertThat(runs).hasSize(6);
    for (int system = 0; system < 3; system++) {
      RunResult chosenAmongCorrect = runs.get(system);
      RunResult byCost = runs.get(system + 3);
      assertThat(byCost.run().setting().oracle()).isEqualTo("dynamic");
      assertThat(byCost.iterations()).isEqualTo(chosenAmongCorrect.iterations());
      assertThat(byCost.test()).isEqualTo(chosenAmongCorrect.test());
    }
  }

  @Test
  void theNumberOfThreadsChangesNothing() throws IOException {
    Description description = describe("report: oracles\nseeds: [1, 2]\n" + TWO);
    run(description, "one", 1);
    run(description, "four", 4);
    assertThat(files("four")).isEqualTo(files("one"));
  }

  @Test
  void goesOnWhereItStopped() throws IOException {
    Description description = describe("report: oracles\nseeds: [1, 2]\n" + TWO);
    Results all = run(description, "out", 2);
    Map<String, String> complete = files("out");
    assertThat(remarks).hasSize(4);
    Files.delete(folder.resolve("out/runs").resolve(all.runs().get(2).run().id() + ".json"));
    Results again = run(description, "out", 2);
    assertThat(remarks).hasSize(1);
    assertThat(files("out")).isEqualTo(complete);
    assertThat(again.runs().get(0)).isEqualTo(all.runs().get(0));
  }

  @Test
  void refusesToMixResultsOfOtherData() throws IOException {
    Description description = describe("report: oracles\n" + TWO);
    run(description, "out", 1);
    Path train = folder.resolve("Tiny/tiny-train.conllu");
    Files.writeString(train, Files.readString(train).replace("sleeps", "dreams"));
    assertThatThrownBy(() -> run(description, "out", 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("holds results with another treebank Tiny");
  }

  @Test
  void refusesToMixResultsOfOtherCode() throws IOException {
    Description description = describe("report: oracles\n" + TWO);
    run(description, "out", 1);
    Path manifest = folder.resolve("out/experiment.json");
    Files.writeString(
        manifest, Files.readString(manifest).replaceFirst("\"code\": \"....", "\"code\": \"0000"));
    assertThatThrownBy(() -> run(description, "out", 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("holds results with another code");
  }

  @Test
  void refusesToMixTags() throws IOException {
    run(describe("report: oracles\n" + TWO), "out", 1);
    Description other = describe("report: oracles\ntags: jackknife\n" + TWO);
    assertThatThrownBy(() -> run(other, "out", 1))
        .hasMessageContaining("another tags (gold, now jackknife)");
  }

  @Test
  void namesADamagedResult() throws IOException {
    Description description = describe("report: oracles\n" + TWO);
    Results all = run(description, "out", 1);
    String name = all.runs().get(0).run().id() + ".json";
    Files.writeString(folder.resolve("out/runs").resolve(name), "{\"sentences\": 4}");
    assertThatThrownBy(() -> run(description, "out", 1))
        .hasMessageContaining(name)
        .hasMessageContaining("Remove it to run it again.");
  }

  @Test
  void predictsTagsOnceAndKeepsThem() throws IOException {
    Description description = describe("report: oracles\ntags: jackknife\n" + TWO);
    Results first = run(description, "out", 1);
    assertThat(folder.resolve("out/tags/Tiny-train.conllu")).exists();
    assertThat(remarks).hasSize(3).first().asString().contains("jackknifing");
    Results second = run(description, "out", 1);
    assertThat(remarks).isEmpty();
    assertThat(second.runs()).isEqualTo(first.runs());
  }

  @Test
  void learnsFromSomeSentencesOfEveryPartOfTheFile() throws IOException {
    Results results = run(describe("report: oracles\nsentences: 2\n" + TWO), "out", 1);
    assertThat(results.runs()).allMatch(r -> r.sentences() == 2);
    assertThatThrownBy(() -> run(describe("report: oracles\n" + TWO), "out", 1))
        .hasMessageContaining("another sentences (2, now all)");
    TreebankFiles files = describe("report: oracles\n" + TWO).treebanks().get(0);
    TreebankData all = TreebankReader.read(files);
    List<Sentence> train = all.train();
    assertThat(all.learningFrom(2).train()).containsExactly(train.get(0), train.get(2));
    assertThat(all.learningFrom(3).train())
        .containsExactly(train.get(0), train.get(1), train.get(2));
    assertThat(all.learningFrom(4)).isSameAs(all);
  }

  @Test
  void everySentenceIsTestedInOneFold() throws IOException {
    Results results = run(describe("report: oracles\nfolds: 4\n" + TWO), "out", 2);
    assertThat(results.runs()).hasSize(8);
    assertThat(results.runs()).allMatch(r -> r.sentences() == 3 && Double.isNaN(r.devLas()));
    try (Stream<Path> gold = Files.list(folder.resolve("out/treebanks"))) {
      assertThat(gold.filter(f -> f.toString().endsWith(".gz"))).hasSize(4);
    }
  }

  @Test
  void holdsOutSentencesWhereThereIsNoDevelopmentSet() throws IOException {
    describe("report: oracles\n" + TWO);
    Files.delete(folder.resolve("Tiny/tiny-dev.conllu"));
    Description without =
        DescriptionReader.read(folder.resolve("tiny.yaml"), folder, false, List.of());
    Results results = run(without, "out", 1);
    assertThat(results.runs().get(0).sentences()).isEqualTo(3);
    assertThat(results.runs().get(0).devLas()).isNotNaN();
    assertThat(results.surveys().get(0).sentences()).isEqualTo(4);
  }

  @Test
  void theLastIterationCountsIfNothingIsToBeTuned() throws IOException {
    Results results = run(describe("report: oracles\nselect: last\n" + TWO), "out", 1);
    RunResult result = results.runs().get(0);
    assertThat(result.chosen()).isEqualTo(3);
    assertThat(result.iterations().get(0).las()).isNaN();
    assertThat(result.devLas()).isEqualTo(100);
  }

  @Test
  void theBoardCountsWhatIsDone() throws IOException {
    Description description = describe("report: oracles\n" + TWO);
    ResultStore store = ResultStore.open(folder.resolve("out"), description);
    Runner runner = new Runner(description, store, 1);
    runner.run(
        remark -> assertThat(runner.board().lines()).last().asString().contains(" of 3 done"));
    assertThat(runner.board().lines()).hasSize(1).first().asString().startsWith("3 of 3 done");
    assertThat(ProgressBoard.duration(3725)).isEqualTo("1 h 02 min");
  }
}
