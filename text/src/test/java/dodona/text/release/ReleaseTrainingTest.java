package dodona.text.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import dodona.evaluate.Metric;
import dodona.text.language.ProfileFile;
import dodona.text.pipeline.Pipeline;
import dodona.text.train.PipelineTraining;
import dodona.text.train.PipelineTrainingListener;
import dodona.train.IterationReport;
import dodona.train.recipe.Presets;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleaseTrainingTest {

  @TempDir Path folder;
  private Path release = Path.of("");
  private Path models = Path.of("");

  /** Everything that happens in training. */
  private final List<String> log = new ArrayList<>();

  /** The number of iterations after which the program is killed. */
  private int iterationsLeft = Integer.MAX_VALUE;

  /** A program that ends in the middle of an iteration. */
  private static final class Killed extends Error {
    private static final long serialVersionUID = 1L;
  }

  /** Writes treebanks of every kind. */
  @BeforeEach
  void writeRelease() throws IOException {
    release = folder.resolve("ud-treebanks-v0");
    models = folder.resolve("models");
    Path german = release.resolve("UD_German-Toy");
    TinyRelease.treebank(german, "de_toy-ud-train.conllu.gz", "de_toy-ud-test.conllu");
    TinyRelease.write(
        german.resolve("de_toy-ud-dev.conllu"),
        TinyRelease.conllu(TinyRelease.SENTENCES.subList(0, 3)));
    TinyRelease.readme(german, "CC BY-NC-SA 4.0");
    Path basque = release.resolve("UD_Basque-Whole");
    TinyRelease.treebank(basque, "eu_whole-ud-train.conllu");
    TinyRelease.treebank(release.resolve("UD_Breton-Test"), "br_test-ud-test.conllu");
    TinyRelease.write(
        release.resolve("UD_Danish-Broken/da_broken-ud-train.conllu"), "1\tkun\tto\n\n");
    TinyRelease.write(
        release.resolve("UD_Arabic-Empty/ar_empty-ud-train.conllu"),
        "1\t_\t_\tNOUN\t_\t_\t0\troot\t_\t_\n\n");
  }

  private ReleaseTraining training() throws IOException {
    return ReleaseTraining.of(
            UdTreebank.findAll(release), models, this::settings, ReleaseTrainingTest::read)
        .options("--preset fast")
        .command("--preset fast --skip-invalid")
        .program("Dodona 0")
        .listener(
            new ReleaseListener() {
              @Override
              public void planned(int training, int finished, int skipped) {
                log.add(training + " to train, " + finished + " finished, " + skipped + " skipped");
              }

              @Override
              public void begun(UdTreebank treebank, int number, int of, @Nullable Duration left) {
                log.add(
                    "%d of %d: %s%s"
                        .formatted(number, of, treebank.name(), left == null ? "" : ", time left"));
              }

              @Override
              public void ended(TreebankResult result, @Nullable Throwable failure) {
                log.add(result.treebank() + " " + result.state());
              }
            });
  }

  private static List<Sentence> read(List<Path> files) throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    for (Path file : files) {
      sentences.addAll(ConlluReader.readAll(file));
    }
    return sentences;
  }

  private PipelineTraining settings(List<Sentence> sentences) {
    log.add("settings for " + sentences.size() + " sentences");
    return PipelineTraining.of(
            Presets.named("fast", sentences).toBuilder().iterations(2).hashBits(14).build(),
            sentences)
        .listener(
            new PipelineTrainingListener() {
              @Override
              public void resumed(int iteration) {
                log.add("resumed after " + iteration);
              }

              @Override
              public void iterationEnded(IterationReport report) {
                if (--iterationsLeft == 0) {
                  throw new Killed();
                }
              }
            });
  }

  private byte[] model(String name) throws IOException {
    return Files.readAllBytes(models.resolve(name).resolve(name + ".dodona"));
  }

  @Test
  void trainsWhatItCanAndReportsTheRest() throws IOException {
    TinyRelease.write(
        release.resolve("UD_Basque-Whole/eu_whole-ud-train.conllu"),
        TinyRelease.conllu(TinyRelease.SENTENCES).repeat(5));
    List<TreebankResult> results = training().run();
    assertThat(log)
        .containsExactly(
            "4 to train, 0 finished, 1 skipped",
            "1 of 4: ar_empty",
            "ar_empty skipped",
            "2 of 4: da_broken, time left",
            "da_broken failed",
            "3 of 4: de_toy, time left",
            "settings for 12 sentences",
            "de_toy trained",
            "4 of 4: eu_whole, time left",
            "settings for 54 sentences",
            "eu_whole trained");
    assertThat(results)
        .extracting(result -> result.treebank() + " " + result.reason())
        .satisfiesExactly(
            empty -> assertThat(empty).isEqualTo("ar_empty the files do not contain the words"),
            test -> assertThat(test).isEqualTo("br_test only a test file"),
            broken -> assertThat(broken).startsWith("da_broken da_broken-ud-train.conllu:1: "),
            german -> assertThat(german).isEqualTo("de_toy "),
            basque -> assertThat(basque).isEqualTo("eu_whole "));
    assertThat(results.get(3).sizes()).isEqualTo(new TreebankResult.Sizes(12, 69, 3, false, 12));
    assertThat(results.get(4).sizes().isHeldOut()).isTrue();
    assertThat(results.get(3).scores())
        .extracting(scores -> scores.part() + ", " + scores.input())
        .containsExactly("dev, gold words", "dev, raw text", "test, gold words", "test, raw text");
    assertThat(results.get(3).scores().get(2).f1(Metric.WORDS)).isEqualTo(100);
    assertThat(results.get(3).las(PartScores.InputForm.GOLD_WORDS)).isBetween(50.0, 100.0);
    assertThat(results.get(4).scoredPart()).contains("dev");

    Pipeline pipeline = Pipeline.load(models.resolve("de_toy/de_toy.dodona"));
    assertThat(pipeline.analyze("The dog barks.").words()).hasSize(4);
    assertThat(pipeline.model().provenance().text("license"))
        .isEqualTo(
            "Trained on Universal Dependencies German-Toy, CC BY-NC-SA 4.0 (no commercial use)");
    assertThat(pipeline.model().provenance().text("trainedOn"))
        .matches("de_toy-ud-train\\.conllu\\.gz sha256:[0-9a-f]{64}");
    assertThat(models.resolve("de_toy/de_toy.dodona.checkpoint")).doesNotExist();
    assertThat(models.resolve("da_broken/da_broken.dodona")).doesNotExist();
    assertThat(models.resolve("ar_empty")).doesNotExist();
    assertProfilesCardsAndSummary(results);
  }

  private void assertProfilesCardsAndSummary(List<TreebankResult> results) throws IOException {
    assertThat(ProfileFile.read(models.resolve("eu_whole/eu_whole.profile")).language())
        .isEqualTo("eu");
    assertThat(models.resolve("de_toy/de_toy.profile")).doesNotExist();
    assertThat(Files.readString(models.resolve("de_toy/README.md")))
        .contains(
            "# Model `de_toy`: German-Toy\n",
            "**No commercial use:**",
            "## Intended use\n",
            "linear; arc-eager, greedy search",
            "| training data | 12 sentences, 69 words |",
            "| test set | 12 sentences |",
            "too little text",
            "| test | raw text | ",
            "[UD German-Toy](https://universaldependencies.org/treebanks/de_toy/index.html)",
            "**Contributors:** Oak, Ann; Elm_Ash, Bo",
            "CC BY-NC-SA 4.0; no commercial use",
            "dodona train --ud FOLDER --only de_toy -o MODELS --preset fast --skip-invalid\n");
    assertThat(Files.readString(models.resolve("eu_whole/README.md")))
        .contains("held out from the training files at random", "unknown: its folder names none")
        .doesNotContain("commercial", "| test |");
    assertThat(Files.readString(models.resolve("README.md")))
        .contains(
            "`dodona train --ud FOLDER -o MODELS --preset fast --skip-invalid`",
            "| treebank | sentences | words | LAS, gold words | LAS, raw text | scored on |"
                + " seconds | license | state |",
            "| de_toy | 12 | 69 | ",
            " | CC BY-NC-SA 4.0 (no commercial use) | trained |");
    assertThat(ReleaseSummary.table(results).text()).contains("de_toy ", "eu_whole ");
  }

  @Test
  void namesOfTreebanksAreChecked() {
    assertThatThrownBy(() -> training().only(List.of("de_tiy")))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageEndingWith("Did you mean 'de_toy'?");
  }

  @Test
  void keepsWhatIsFinishedAndTrainsOnChangedFilesAgain() throws IOException {
    List<TreebankResult> first = training().only(List.of("de_toy", "eu_whole")).run();
    byte[] basque = model("eu_whole");
    log.clear();
    assertThat(training().only(List.of("de_toy", "eu_whole")).run()).isEqualTo(first);
    assertThat(log).containsExactly("0 to train, 2 finished, 0 skipped");

    TinyRelease.write(
        release.resolve("UD_Basque-Whole/eu_whole-ud-train.conllu"),
        TinyRelease.conllu(TinyRelease.SENTENCES.subList(0, 11)));
    log.clear();
    assertThat(training().only(List.of("eu_whole")).run())
        .extracting(TreebankResult::treebank)
        .as("finished treebanks stay in the summary")
        .containsExactly("de_toy", "eu_whole");
    assertThat(log).contains("1 to train, 1 finished, 0 skipped", "settings for 10 sentences");
    assertThat(model("eu_whole")).isNotEqualTo(basque);
  }

  @Test
  void modelsOfOtherOptionsAreReplacedOnRequestOnly() throws IOException {
    List<TreebankResult> unused = training().only(List.of("eu_whole", "da_broken")).run();
    assertThatThrownBy(() -> training().options("--preset accurate").run())
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining(
            "eu_whole: trained with other options: '--preset fast', not '--preset")
        .hasMessageContaining("--force");
    log.clear();
    List<TreebankResult> again =
        training().only(List.of("eu_whole")).options("--iterations 3").restart().run();
    assertThat(log).contains("1 of 1: eu_whole", "settings for 11 sentences", "eu_whole trained");
    assertThat(again).hasSize(1);
    assertThat(training().only(List.of("da_broken")).options("--other").run())
        .as("what has failed has no options to keep")
        .extracting(TreebankResult::state)
        .contains(TreebankResult.State.FAILED);
  }

  @Test
  void anInterruptedRunContinuesInTheTreebankWhereItStopped() throws IOException {
    List<String> both = List.of("de_toy", "eu_whole");
    List<TreebankResult> unused = training().only(both).run();
    byte[] whole = model("eu_whole");
    models = folder.resolve("interrupted");
    iterationsLeft = 3; // two for the first treebank
    log.clear();
    assertThatThrownBy(() -> training().only(both).run()).isInstanceOf(Killed.class);
    String events = log.stream().collect(Collectors.joining("\n"));
    assertThat(events).contains("de_toy trained").doesNotContain("eu_whole trained");
    assertThat(Files.readString(models.resolve("README.md"))).contains("| de_toy | 12 |");
    assertThat(models.resolve("eu_whole/eu_whole.dodona.checkpoint")).exists();

    log.clear();
    iterationsLeft = Integer.MAX_VALUE;
    assertThat(training().only(both).run()).hasSize(2);
    assertThat(log)
        .containsExactly(
            "1 to train, 1 finished, 0 skipped",
            "1 of 1: eu_whole",
            "settings for 11 sentences",
            "resumed after 1",
            "eu_whole trained");
    assertThat(model("eu_whole")).isEqualTo(whole);
    assertThat(models.resolve("eu_whole/eu_whole.dodona.checkpoint")).doesNotExist();
  }

  @Test
  void aDamagedResultIsNamed() throws IOException {
    TinyRelease.write(models.resolve("de_toy/result.json"), "{");
    assertThatThrownBy(() -> training().run())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("result.json")
        .hasMessageContaining("Remove it to train on the treebank again");
  }
}
