package dodona.cli;

import static dodona.cli.SmallTraining.train;
import static dodona.cli.SmallTraining.with;
import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import dodona.model.ModelFile;
import dodona.search.Parser;
import dodona.support.Checksum;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrainAndParseTest {

  private static final String FILE = SmallTraining.TREEBANK;

  @TempDir Path folder;

  private String model(String name) {
    return folder.resolve(name).toString();
  }

  @ParameterizedTest
  @CsvSource({
    "arc-eager, static, greedy",
    "arc-eager, nd, greedy",
    "arc-eager, dynamic, greedy",
    "arc-eager, static, beam",
    "arc-eager, nd, beam",
    "arc-hybrid, static, greedy",
    "arc-hybrid, nd, greedy",
    "arc-hybrid, dynamic, greedy",
    "arc-hybrid, static, beam",
    "arc-hybrid, nd, beam",
    "arc-standard, static, greedy",
    "arc-standard, nd, greedy",
    "arc-standard, dynamic, greedy",
    "arc-standard, static, beam",
    "arc-standard, nd, beam",
    "attardi, static, greedy",
    "attardi, nd, greedy",
    "attardi, dynamic, greedy",
    "attardi, static, beam",
    "attardi, nd, beam",
    "swap-standard, eager, greedy",
    "swap-standard, lazy, greedy",
    "swap-standard, minimal, greedy",
    "swap-standard, nd-sw, greedy",
    "swap-standard, nd-all, greedy",
    "swap-standard, dynamic, greedy",
    "swap-standard, eager, beam",
    "swap-standard, lazy, beam",
    "swap-standard, minimal, beam",
    "swap-standard, nd-sw, beam",
    "swap-standard, nd-all, beam",
    "easy-first, nd, greedy",
    "easy-first, dynamic, greedy",
    "covington, static, greedy",
    "covington, nd, greedy",
    "covington, dynamic, greedy",
    "covington, static, beam",
    "covington, nd, beam"
  })
  void everySensibleCombinationTrainsAndParses(String system, String oracle, String search)
      throws IOException {
    String model = model("m");
    CommandRun trained =
        train(
            model,
            "--system",
            system,
            "--oracle",
            oracle,
            "--search",
            search,
            "--dev",
            FILE,
            "--iterations",
            "6");
    assertThat(trained.code()).as(trained.err()).isZero();
    Path out = folder.resolve("parsed.conllu");
    assertThat(CommandRun.of("parse", "-m", model, FILE, "-o", out.toString()).code()).isZero();
    CommandRun evaluated = CommandRun.of("evaluate", FILE, out.toString());
    assertThat(evaluated.code()).as(evaluated.err()).isZero();
    double las =
        evaluated
            .out()
            .lines()
            .filter(line -> line.startsWith("LAS"))
            .mapToDouble(line -> Double.parseDouble(line.split(" +", -1)[1]))
            .findFirst()
            .orElseThrow();
    assertThat(las).as("%s %s %s", system, oracle, search).isGreaterThan(70);
  }

  @ParameterizedTest
  @CsvSource({
    "easy-first, nd, beam, does not support beam search",
    "easy-first, static, greedy, expected nd",
    "arc-eager, dynamic, beam, has costs instead",
    "arc-eager, eager, greedy, expected static",
    "swap-standard, static, greedy, expected eager",
    "attardi, eager, greedy, expected static",
    "arc-lazy, static, greedy, expected arc-standard"
  })
  void aSenselessCombinationIsExplained(
      String system, String oracle, String search, String because) {
    CommandRun run = train(model("m"), "--system", system, "--oracle", oracle, "--search", search);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(because).doesNotContain("\tat ");
  }

  /** Runs the example from the Javadoc of Parser with each kind of model file. */
  @Test
  void theLibraryParsesWithAnyFileThatTrainWrites() throws IOException {
    String alone = model("alone");
    String pipeline = model("pipeline");
    assertThat(train(alone, "--iterations", "1").code()).isZero();
    assertThat(train(pipeline, "--iterations", "1", "--pipeline", "--folds", "2").code()).isZero();
    Sentence sentence = Sentence.ofForms("The", "dog", "barks", ".");
    for (String file : List.of(alone, pipeline)) {
      Parser parser = new Parser(ModelFile.read(Path.of(file)));
      DependencyTree tree = parser.parse(sentence);
      assertThat(tree.size()).as(file).isEqualTo(4);
    }
  }

  @Test
  void trainsWithClustersThatTheModelKeeps() throws IOException {
    Path clusters = folder.resolve("paths");
    Files.copy(Path.of("../examples/clusters.paths"), clusters);
    CommandRun trained =
        train(model("m"), "--clusters", clusters.toString(), "--iterations", "3", "--beam", "4");
    assertThat(trained.code()).as(trained.err()).isZero();
    assertThat(trained.out()).contains("clusters: paths sha256:" + Checksum.of(clusters));

    Files.delete(clusters);
    assertThat(CommandRun.of("parse", "-m", model("m"), FILE).code()).isZero();
  }

  @Test
  void namesTheLineOfAWrongCluster() throws IOException {
    Path clusters = Files.writeString(folder.resolve("paths"), "01\tgo\t1\n02\tcome\t1\n");
    CommandRun run = train(model("m"), "--clusters", clusters.toString());
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains(clusters + ": clusters, line 2").doesNotContain("\tat ");
  }

  @Test
  void clustersAndFeaturesThatSpeakOfThemNeedEachOther() throws IOException {
    Path plain = Files.writeString(folder.resolve("plain.features"), "S0w\nB0w\n");
    CommandRun unused =
        train(
            model("m"), "--features", plain.toString(), "--clusters", "../examples/clusters.paths");
    assertThat(unused.code()).isEqualTo(ExitCode.USAGE);
    assertThat(unused.err()).contains("no feature uses the clusters");
    Path clustered = Files.writeString(folder.resolve("my.features"), "S0w\nB0.cluster4\n");
    CommandRun missing = train(model("m"), "--features", clustered.toString());
    assertThat(missing.code()).isEqualTo(ExitCode.USAGE);
    assertThat(missing.err()).contains("line 2, column 3: 'cluster4' needs word clusters");
  }

  @ParameterizedTest
  @CsvSource({
    "--system swap-standard --oracle nd-all --beam 4 --gold-ranking mean --beam-ranking mean,"
        + " 'gold-ranking: mean'",
    "--system attardi --oracle dynamic --search greedy --tie-breaking static, 'tie-breaking:"
        + " static'",
    "--system arc-eager --oracle dynamic --search greedy --arc-weights punct=0, 'arc-weights:"
        + " punct=0'"
  })
  void decidesWhatIsLearntWhereSeveralTransitionsAreCorrect(String options, String said) {
    String model = model("m");
    CommandRun trained = train(model, with(options.split(" ", -1), "--iterations", "3"));
    assertThat(trained.code()).as(trained.err()).isZero();
    assertThat(trained.out()).contains(said);
    assertThat(CommandRun.of("parse", "-m", model, FILE).code()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "--oracle lazy --system swap-standard --gold-ranking mean, non-deterministic oracle",
    "--preset fast --search greedy --beam-ranking mean, needs beam search",
    "--oracle nd --system arc-eager --search greedy --tie-breaking static, nd is not dynamic",
    "--oracle dynamic --system easy-first --tie-breaking static, easy-first has no canonical order",
    "--oracle dynamic --system attardi --search greedy --arc-weights punct=0, are not per arc",
    "--oracle static --system arc-eager --search greedy --arc-weights punct=0, static is not"
        + " dynamic",
    "--oracle dynamic --system arc-eager --search greedy --arc-weights punct, is not a valid weight",
    "--oracle dynamic --system easy-first --arc-weights punct=0 --unlabeled, so they need labels",
    "--unlabeled --non-projective lift --system arc-eager --oracle nd, marked in their labels"
  })
  void explainsWhereThereIsNothingToChoose(String options, String because) {
    CommandRun run = train(model("m"), options.split(" ", -1));
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(because).doesNotContain("\tat ");
  }

  @Test
  void learnsArcsWithoutLabels() {
    String model = model("m");
    CommandRun trained =
        train(model, "--preset", "fast", "--unlabeled", "--dev", FILE, "--iterations", "6");
    assertThat(trained.code()).as(trained.err()).isZero();
    assertThat(trained.out()).contains("unlabeled: true").contains("heldOutUas");
    assertThat(trained.err()).doesNotContain("DEPREL is");
    CommandRun parsed = CommandRun.of("parse", "-m", model, FILE);
    assertThat(
            parsed
                .out()
                .lines()
                .filter(line -> line.matches("[0-9]+\t.*"))
                .map(line -> line.split("\t", -1)[7]))
        .isNotEmpty()
        .containsOnly("_");
  }

  @Test
  void exploresOnlyWithADynamicOracle() {
    CommandRun run =
        train(
            model("m"),
            "--system",
            "arc-eager",
            "--oracle",
            "nd",
            "--search",
            "greedy",
            "--explore-p",
            "1");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("need a dynamic oracle");
  }

  @Test
  void theSameSeedGivesTheSameBytesAndLeavesNothingElseBehind() throws IOException {
    String[] options = {"--preset", "accurate", "--dev", FILE, "--seed", "7"};
    assertThat(train(model("a"), with(options, "--iterations", "4")).code()).isZero();
    assertThat(train(model("b"), with(options, "--iterations", "4")).code()).isZero();
    byte[] whole = Files.readAllBytes(Path.of(model("a")));
    assertThat(Files.readAllBytes(Path.of(model("b")))).isEqualTo(whole);
    assertThat(folder.resolve("a.checkpoint")).doesNotExist();
  }

  @Test
  void severalModelsAreMixedIntoTheSameBytesOnAnyNumberOfThreads() throws IOException {
    String[] options = {"--beam", "4", "--iterations", "2", "--average", "3"};
    CommandRun alone = train(model("a"), with(options, "--threads", "1"));
    assertThat(alone.code()).as(alone.err()).isZero();
    assertThat(alone.out()).contains("average: 3");
    assertThat(train(model("b"), with(options, "--threads", "2")).code()).isZero();
    assertThat(Files.readAllBytes(Path.of(model("b"))))
        .isEqualTo(Files.readAllBytes(Path.of(model("a"))));
    assertThat(train(model("c"), "--average", "0").err())
        .contains("'0'; expected a whole number from 1 to 100");
    assertThat(train(model("c"), "--average", "2147483647").err())
        .contains("expected a whole number from 1 to 100");
  }

  @Test
  void goesOnOnlyWhereThereIsSomethingToGoOnFrom() {
    CommandRun run = train(model("m"), "--resume");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("--resume: " + model("m.checkpoint") + " does not exist");
  }

  /** The checkpoint used to be overwritten after the first iteration, without a word. */
  @Test
  void neverOverwritesTheCheckpointOfAnInterruptedTrainingUnasked() throws IOException {
    Path checkpoint = Files.writeString(folder.resolve("m.checkpoint"), "hours of work");
    CommandRun run = train(model("m"), "--iterations", "1");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err())
        .contains(checkpoint + ": left by an interrupted training run; --resume continues it");
    assertThat(checkpoint).hasContent("hours of work");
    assertThat(train(model("m"), "--iterations", "1", "--force").code()).isZero();
    assertThat(checkpoint).doesNotExist();
  }

  @Test
  void trainsOnSeveralTreebanksTogether() throws IOException {
    Path other = folder.resolve("other.conllu");
    String all = Files.readString(Path.of(FILE));
    Files.writeString(other, all.substring(0, all.indexOf("\n\n") + 2));
    CommandRun run =
        train(
            model("m"),
            "--train",
            other.toString(),
            "--dev",
            FILE,
            "--dev",
            other.toString(),
            "--iterations",
            "1");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("9 training sentences, 9 held out");
    assertThat(run.out())
        .contains("trainedOn: sentences.conllu sha256:" + Checksum.of(Path.of(FILE)))
        .contains(", other.conllu sha256:" + Checksum.of(other));
  }

  @Test
  void liftsNonProjectiveTreesAndPutsThemBack() {
    CommandRun trained =
        train(
            model("m"),
            "--system",
            "arc-standard",
            "--search",
            "greedy",
            "--oracle",
            "static",
            "--non-projective",
            "lift",
            "--iterations",
            "30");
    assertThat(trained.err()).doesNotContain("left out");
    CommandRun parsed =
        CommandRun.of("parse", "-m", model("m"), "--sentences", "3", "--format", "conllx", FILE);
    assertThat(parsed.out()).contains("4\tdurch\tdurch\tADP\t_\t_\t1\tobl\t_\t_\n");
  }

  @Test
  void namesTheSentencesThatASystemCannotDerive() {
    CommandRun trained =
        train(
            model("m"),
            "--system",
            "arc-standard",
            "--search",
            "greedy",
            "--oracle",
            "static",
            "--iterations",
            "1");
    assertThat(trained.err())
        .contains(
            "2 sentences were skipped, as arc-standard cannot derive their trees: intel, hearing");
  }

  @Test
  void parsesTheSameWithAnyNumberOfThreadsAndKeepsEverythingElse() {
    assertThat(train(model("m"), "--iterations", "2").code()).isZero();
    String one = CommandRun.of("parse", "-m", model("m"), "--threads", "1", FILE).out();
    assertThat(CommandRun.of("parse", "-m", model("m"), "--threads", "3", FILE).out())
        .isEqualTo(one);
    assertThat(one)
        .contains("# sent_id = casa\n", "3-4\tda\t_\t_\t_\t_\t_\t_\t_\t_\n", "5.1\tdrinks\t")
        .contains("SpaceAfter=No")
        .doesNotContain("2:nsubj");
  }

  @Test
  void writesConfidenceJsonTreesAndPictures() {
    assertThat(train(model("m"), "--iterations", "2").code()).isZero();
    assertThat(CommandRun.of("parse", "-m", model("m"), "--confidence", FILE).out())
        .containsPattern("# confidence = [01]\\.\\d{4}\n")
        .containsPattern("\tConfidence=[01]\\.\\d{4}\n");
    assertThat(CommandRun.of("parse", "-m", model("m"), "--format", "json", FILE).out().lines())
        .hasSize(8)
        .first()
        .asString()
        .startsWith("{\"id\": \"john\",\"source\": \"" + FILE + "\",")
        .contains("\"sentence\": 1,\"text\": \"John likes Mary.\",\"start\": 0,\"end\": 16,");
    assertThat(CommandRun.of("parse", "-m", model("m"), "--format", "displacy", FILE).out())
        .startsWith("{\"words\": [{\"text\": \"John\",");
    assertThat(CommandRun.of("parse", "-m", model("m"), "--format", "tree", FILE).out())
        .contains("▼", "likes");
    assertThat(
            CommandRun.of("parse", "-m", model("m"), "--format", "svg", "--sentences", "1", FILE)
                .out())
        .contains("</svg>");
    assertThat(CommandRun.of("parse", "-m", model("m"), "--format", "svg", FILE).code())
        .isEqualTo(ExitCode.USAGE);
  }

  @Test
  void calibratesConfidenceByHeldOutSentencesAndSaysWhereItDidNot() {
    assertThat(train(model("m"), "--iterations", "2").code()).isZero();
    CommandRun unsure = CommandRun.of("parse", "-m", model("m"), "--confidence", FILE);
    assertThat(unsure.err()).contains("the model is not calibrated");
    assertThat(CommandRun.of("calibrate", "-m", model("m"), "--dev", FILE, "-o", model("c")).err())
        .contains("calibrated on 8 sentences");
    assertThat(train(model("d"), "--iterations", "2", "--dev", FILE).code()).isZero();
    for (String name : List.of("c", "d")) {
      String parsed = model(name + ".conllu");
      CommandRun sure =
          CommandRun.of("parse", "-m", model(name), "--confidence", FILE, "-o", parsed);
      assertThat(sure.err()).doesNotContain("not calibrated");
      CommandRun scored = CommandRun.of("evaluate", "--calibration", FILE, parsed);
      assertThat(scored.code()).as(scored.err()).isZero();
      assertThat(scored.out())
          .contains("confidence in words: expected calibration error")
          .contains("confidence in sentences: expected calibration error");
    }
    CommandRun none = CommandRun.of("evaluate", "--calibration", FILE, FILE);
    assertThat(none.code()).isEqualTo(ExitCode.INPUT);
    assertThat(none.err()).contains("no confidences. Parse with --confidence.");
  }

  @Test
  void refusesADamagedModelWithoutAStackTrace() throws IOException {
    Path model = folder.resolve("bad");
    Files.writeString(model, "this is no model");
    CommandRun run = CommandRun.of("parse", "-m", model.toString(), FILE);
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains(model.toString()).doesNotContain("\tat ");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void doesNotReplaceAModelUnasked() throws IOException {
    Files.writeString(folder.resolve("m"), "precious");
    assertThat(train(model("m")).code()).isEqualTo(ExitCode.USAGE);
    assertThat(folder.resolve("m")).hasContent("precious");
  }

  @Test
  void namesTheLineOfAWrongFeature() throws IOException {
    Path features = folder.resolve("my.features");
    Files.writeString(features, "S0w\nS0w Q9p\n");
    CommandRun run = train(model("m"), "--features", features.toString());
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(features.toString()).contains("line 2");
  }
}
